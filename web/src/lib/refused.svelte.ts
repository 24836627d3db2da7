/** What the server refused last, and where it is shown: next to the control that asked for it. */

import { untrack } from "svelte";
import type { Refused } from "./protocol";

export class Refusals {
  latest = $state.raw<Refused | null>(null);
  /** Where refusals are shown: next to the controls of which requests. */
  private places = $state.raw<{ at: object; about: string[] }[]>([]);

  /** Says that refusals of these requests are shown at this place, as long as it is there. */
  shows(at: object, about: string[]): () => void {
    this.places = untrack(() => [...this.places, { at, about }]);
    return () => (this.places = this.places.filter((place) => place.at !== at));
  }

  /** The place that shows the latest: of several, the one that came last, such as in a dialog. */
  get at(): object | null {
    const { latest } = this;
    return (latest && this.places.filter(({ about }) => about.includes(latest.about)).at(-1)?.at) ?? null;
  }

  /** A refusal that no control shows. */
  get complaint(): Refused | null {
    return this.at ? null : this.latest;
  }

  isAbout(...requests: string[]): boolean {
    return this.latest !== null && requests.includes(this.latest.about);
  }

  forget(): void {
    this.latest = null;
  }
}
