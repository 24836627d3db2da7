/** Where tables are: at a server, or on this device. Screens ask here, and can't tell the difference. */

import { reach, type Where } from "./reach.svelte";

/** What `line.ts` needs of a connection. A WebSocket has it. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((closed: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** How a line to a table on this device is closed when another tab of this browser has taken the table over. */
export const ELSEWHERE = 4000;

/** The ids of tables and matches on this device (`sushiya/device/house.py`). */
const OURS = /^device[a-z0-9]{12}$/;

export function isOnDevice(id: string): boolean {
  return OURS.test(id);
}

const meta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=sushiya-${name}]`)?.content;

/** Whether this page comes from a plain file host, so that there is no server at all. */
export const isSite = meta("site") !== undefined;
if (isSite) reach.server = false;
/** The folder of its host in which the page lies. */
const BASE = meta("base") ?? "/";

/** The address of the folder with the engine that belongs to this page: Python for tables on this device. */
export const ENGINE = new URL(meta("engine") ?? `${BASE}engine/new/`, document.baseURI).href;

/** The address of a file or request at the page's host. */
export function at(path: string): string {
  return BASE + path.slice(1);
}

/** The path of a screen in an address. A plain file host has one page only, so there it comes after a #. */
export function pathIn({ pathname, hash }: { pathname: string; hash: string }): string {
  return isSite ? hash.split("#")[1] || "/" : pathname;
}

/** The address of a screen. */
export function addressOf(path: string): string {
  return isSite ? `${BASE}#${path}` : path;
}

/** The address of a screen as others can open it. */
export function linkTo(path: string): string {
  return new URL(addressOf(path), document.baseURI).href;
}

export type { Where };

/** The table of this device can't be started. */
export class NoDevice extends Error {}
/** The user declined to load it, since that might have cost something. */
export class NotLoaded extends NoDevice {}

/** The requests that a plain file host answers with files. */
const FILES = ["/api/games", "/api/examples"];
const SHELF = "/shelf/";
const isFile = (path: string): boolean => FILES.includes(path) || path.startsWith(SHELF);
/** The requests that this device answers when the server can't be reached. */
const ANYWHERE = ["/api/score"];

function houseOf(path: string): Where {
  return path.split(/[/.]/).some(isOnDevice) || (isSite && !isFile(path)) ? "device" : "server";
}

/** Send a request to the given house, or to the one that has what the path names. */
export async function ask(path: string, init?: RequestInit, where = houseOf(path)): Promise<Response> {
  if (where === "server") {
    try {
      const response = await fetch(at(path), init);
      if (!isFile(path)) reach.server = !isSite; // files may be kept by the browser
      return response;
    } catch (error) {
      reach.server = false;
      if (!ANYWHERE.includes(path)) throw error;
    }
  }
  const { askDevice } = await import("./device");
  return askDevice(path, init);
}

/** Open a line to a table. The code for the device is loaded only where it is needed. */
export function openSocket(table: string): Socket | Promise<Socket> {
  if (isOnDevice(table)) return import("./device").then(({ DeviceSocket }) => new DeviceSocket(table));
  const address = new URL(at(`/api/tables/${table}/socket`), location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(address) as Socket;
}
