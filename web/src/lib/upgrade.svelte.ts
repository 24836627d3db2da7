/**
 * Whether the server has another build of this page than the one that is open. If so, the page is loaded anew at a calm
 * moment: when it is hidden, when somebody goes to another screen, or at a table while nothing is asked of us.
 */

import { pathIn } from "./house";

const OURS = document.querySelector<HTMLMetaElement>("meta[name=build]")?.content ?? "";
/** Once per build: a proxy that keeps serving the old page must not make us reload forever. */
const TRIED = "sushiya.reloaded-for";

class Upgrade {
  private theirs = "";
  /** Whether nothing would be lost or interrupted now. A screen that knows better replaces it. */
  calm: () => boolean = () => false;
  /** Whether everything on this screen is kept elsewhere, so that a hidden page may be reloaded. */
  kept: () => boolean = () => pathIn(location) === "/";

  constructor() {
    document.addEventListener("visibilitychange", () => this.look());
  }

  get needed(): boolean {
    return OURS !== "" && this.theirs !== "" && this.theirs !== OURS && this.tried() !== this.theirs;
  }

  /** The server has named its build. */
  heard(build: string): void {
    this.theirs = build;
    this.look();
  }

  /** The server no longer has a file that belongs to this build, so it has another one. Reload at once. */
  lacks(file: string): void {
    this.heard(`without ${file}`);
    if (this.needed) this.reload(location.href);
  }

  /** Reload if needed and the moment is calm. */
  look(): void {
    if (this.needed && !typing() && (this.calm() || (document.hidden && this.kept()))) this.reload(location.href);
  }

  /** Go to an address by loading the new build. */
  reload(address: string): void {
    try {
      sessionStorage.setItem(TRIED, this.theirs);
    } catch {
      return; // without storage we might reload forever
    }
    if (address === location.href) location.reload();
    else location.assign(address);
  }

  private tried(): string {
    try {
      return sessionStorage.getItem(TRIED) ?? "";
    } catch {
      return this.theirs;
    }
  }
}

/** Whether somebody has typed something that would be lost. */
function typing(): boolean {
  const field = document.activeElement;
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.type !== "radio"
    ? field.value !== ""
    : false;
}

export const upgrade = new Upgrade();
