/** Which house can be reached, by what really happened with requests, and which one a new table is made in. */

import { read, write } from "./keys";

export type Where = "server" | "device";

const CHOICE = "sushiya.on-device";

/** What some browsers say about the connection. */
interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** Whether somebody may have to pay for what we load, or wait for it. */
export function isMetered(line: Connection | undefined): boolean {
  return line !== undefined && (line.saveData || line.type === "cellular" || (line.effectiveType ?? "4g") !== "4g");
}

class Reach {
  /** Whether the last request reached the server. Null as long as none was made. */
  server = $state<boolean | null>(null);
  /** Whether the table of this device is being started, which takes some seconds. */
  starting = $state(false);
  /** Whether this device stores what is played on it. What it can't store does not count. */
  stores = $state(true);
  private chosen = $state(read<boolean>(CHOICE, false));

  /** Where new tables are made. */
  get where(): Where {
    return this.chosen || this.server === false ? "device" : "server";
  }

  /** Whether loading might cost something, as far as the browser says. */
  get metered(): boolean {
    return isMetered((navigator as { connection?: Connection }).connection);
  }

  /**
   * Whether to load ahead what a table on this device would need. Not where that might cost something, nor in a frame of
   * another page, whose readers may not want to play.
   */
  get eager(): boolean {
    return !this.metered && window.top === window;
  }

  /** Whether somebody would rather have new tables on this device. */
  get device(): boolean {
    return this.chosen;
  }

  set device(chosen: boolean) {
    this.chosen = chosen;
    write(CHOICE, chosen);
  }
}

export const reach = new Reach();
