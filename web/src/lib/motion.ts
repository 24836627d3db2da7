/** Things that move: only transform and opacity, never for long, and acting skips them. */

export const PASS = 320;
export const COUNT = 400;
/** The reveal comes first; then the hands leave. */
const AFTER_REVEAL = 140;
const ARRIVE = 240;
const ALL_ARRIVED = 100;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** Does this person want things to stay still? */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Do this once so many frames are on the screen, so that it does not hold them up. Gives a way to call it off. */
export function afterFrames(frames: number, action: () => void): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (left: number): void => {
    if (left === 0 || document.hidden)
      timer = setTimeout(action); // nobody looks: there are no frames
    else frame = requestAnimationFrame(() => wait(left - 1));
  };
  wait(frames);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Let something ride along these places. */
export function ride(element: HTMLElement, places: { x: number; y: number }[]): void {
  const frames = places.map(({ x, y }) => ({ translate: `${x}px ${y}px` }));
  element.animate(frames, { duration: PASS, delay: AFTER_REVEAL, easing: EASE, fill: "backwards" });
}

/** A hand arrives from the side, card by card. */
export function arrive(cards: Iterable<HTMLElement>, from: number): void {
  const all = [...cards];
  all.forEach((card, index) =>
    card.animate([{ opacity: 0, translate: `${from}px 0` }, { opacity: 1 }], {
      duration: ARRIVE,
      delay: AFTER_REVEAL + (ALL_ARRIVED * index) / all.length,
      easing: EASE,
      fill: "backwards",
    }),
  );
}

/** Whoever acts does not wait: everything is where it was going. */
export function skip(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}
