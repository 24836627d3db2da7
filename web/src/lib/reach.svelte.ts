/** Which house can be reached, by what really happened with requests, and which one a new table is made in. */

import { read, write } from "./keys";

export type Where = "server" | "device";

const CHOICE = "sushiya.on-device";

class Reach {
  /** Whether the last request reached the server. Null as long as none was made. */
  server = $state<boolean | null>(null);
  /** Whether the table of this device is being started, which takes some seconds. */
  starting = $state(false);
  private chosen = $state(read<boolean>(CHOICE, false));

  /** Where new tables are made. */
  get where(): Where {
    return this.chosen || this.server === false ? "device" : "server";
  }

  /** Whether this person pays for what is loaded, as far as the browser says. */
  get metered(): boolean {
    return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
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
