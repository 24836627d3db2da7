/** The option that a coach suggests. The controls that lead to it are highlighted. */

import type { Option } from "./wire";

class Hint {
  option = $state.raw<Option | null>(null);
}

export const hint = new Hint();
