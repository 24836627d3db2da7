/** Keys that belong to a field or a dialog, so that they mean nothing else. */

const FIELDS = "input:not([type=radio], [type=checkbox]), select, textarea";

/** Whether somebody types or chooses something in a field. */
export const isTyping = ({ target }: Event): boolean => target instanceof Element && target.closest(FIELDS) !== null;

/** Whether a dialog is open that lets nothing else be used. */
export const inDialog = (): boolean => document.querySelector("dialog:modal") !== null;
