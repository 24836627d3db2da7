/** The option that a coach suggests: the controls that lead to it show it. */

import type { Option } from "./wire";

class Hint {
  option = $state.raw<Option | null>(null);
}

export const hint = new Hint();
