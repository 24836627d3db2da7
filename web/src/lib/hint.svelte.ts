/** The option that a coach suggests. The controls that lead to it are highlighted. */

import type { Option } from "./wire";

class Hint {
  option = $state.raw<Option | null>(null);
  /** Whether advice lies above the dock. On a phone the belt gives way to it. */
  panel = $state(false);
}

export const hint = new Hint();
