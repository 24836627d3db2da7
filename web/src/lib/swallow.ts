/** A press that only ends an animation: nothing else may react to it. */

/** How long after a press its click may still come. */
const LATE = 400;

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Keep this press, and the click that it becomes, from everything else on the page. */
export function swallow(press: Event): void {
  stop(press);
  addEventListener("click", stop, { capture: true, once: true });
  const released = (): void => void setTimeout(() => removeEventListener("click", stop, { capture: true }), LATE);
  addEventListener(press.type === "keydown" ? "keyup" : "pointerup", released, { capture: true, once: true });
}
