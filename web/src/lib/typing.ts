/** Keys that belong to a field, so that they mean nothing else. */

const FIELDS = "input:not([type=radio], [type=checkbox]), select, textarea";

/** Whether somebody types or chooses something in a field. */
export const isTyping = ({ target }: Event): boolean => target instanceof Element && target.closest(FIELDS) !== null;
