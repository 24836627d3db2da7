/** Animations: only transform and opacity, always short, and skipped as soon as the player acts. */

import type { Place, Sprite } from "./moves";
import { MOTION, pace } from "./pace.svelte";

const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** Whether to skip animations: the user prefers reduced motion, or has set the pace to none. */
export function calm(): boolean {
  return pace.off || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Run an action after the given number of frames, so that it does not delay them. Returns a way to cancel it. */
export function afterFrames(frames: number, action: () => void): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (left: number): void => {
    if (left === 0 || document.hidden)
      timer = setTimeout(action); // a hidden page renders no frames
    else frame = requestAnimationFrame(() => wait(left - 1));
  };
  wait(frames);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Move an element along these points: hands ride on, after the reveal. */
export function ride(element: HTMLElement, places: { x: number; y: number }[]): void {
  const frames = places.map(({ x, y }) => ({ translate: `${x}px ${y}px` }));
  const [duration, delay] = [pace.motion(MOTION.pass), pace.motion(MOTION.afterReveal)];
  element.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
}

/** How long it takes until all hands have arrived. */
export const rideTime = (): number => pace.motion(MOTION.afterReveal + MOTION.pass);

/** A hand arrives from the side, card by card. */
export function arrive(cards: Iterable<HTMLElement>, from: number): void {
  const all = [...cards];
  all.forEach((card, index) =>
    card.animate([{ opacity: 0, translate: `${from}px 0` }, { opacity: 1 }], {
      duration: pace.motion(MOTION.arrive),
      delay: pace.motion(MOTION.afterReveal + (MOTION.arriveLast * index) / all.length),
      easing: EASE,
      fill: "backwards",
    }),
  );
}

/** Something left a row: what came after it moves up. */
export function closeUp(row: HTMLElement, first: number): void {
  const all = [...row.children] as HTMLElement[];
  const step = (all[1]?.offsetLeft ?? 0) - (all[0]?.offsetLeft ?? 0);
  const frames = [{ translate: `${step}px 0` }, { translate: "0 0" }];
  for (const each of all.slice(first)) each.animate(frames, { duration: pace.motion(MOTION.closeUp), easing: EASE });
}

/** Finish all animations immediately: a player who acts does not have to wait. */
export function skip(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}

/** How high a flight rises above the straight way, as a part of its length, and how far it turns. */
const ARC = 0.18;
const TURN = 8;
/** The opacity of the paper over something struck out. */
const PALE = 0.5;

const timing = ({ ms, delay }: Sprite): KeyframeAnimationOptions => ({
  duration: pace.motion(ms),
  delay: pace.motion(delay),
  easing: EASE,
  fill: "both",
});

/** Where a flight is drawn: a card where it lands, and a copy of what lies there with the shape that it has there. */
export const drawnAt = ({ copy, from, to }: Extract<Sprite, { kind: "fly" }>): Place => (copy ? from : to);

/** A card or a tile goes from one place to another, on an arc. */
export function fly(element: HTMLElement, sprite: Extract<Sprite, { kind: "fly" }>): void {
  const { from, to } = sprite;
  const drawn = drawnAt(sprite);
  const at = ({ x, y, width }: Place, rise = 0): Keyframe => ({
    translate: `${x - drawn.x}px ${y - drawn.y - rise}px`,
    scale: width / drawn.width,
  });
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width: (from.width + to.width) / 2, height: 0 };
  const rise = ARC * Math.hypot(from.x - to.x, from.y - to.y);
  const rotate = `${from.x > to.x ? -TURN : TURN}deg`;
  move(
    element,
    [
      { ...at(from), rotate: "0deg" },
      { ...at(middle, rise), rotate },
      { ...at(to), rotate: "0deg" },
    ],
    sprite,
  );
  if (sprite.copy) element.append(sprite.copy);
}

/** With reduced motion, it just appears. */
function move(element: Element, frames: Keyframe[], sprite: Sprite): void {
  if (calm()) element.animate([{ opacity: 0 }, {}], { duration: pace.motion(MOTION.crossfade) });
  else element.animate(frames, timing(sprite));
}

/** A brush stroke over something that goes. */
export function strike(element: Element, sprite: Sprite): void {
  move(element, [{ scale: "0 1" }, { scale: "1 1" }], sprite);
}

/** Something struck out pales. */
export function pale(element: Element, sprite: Sprite): void {
  element.animate([{ opacity: 0 }, { opacity: PALE }], timing(sprite));
}

/** A ring around what is meant. */
export function ring(element: HTMLElement, sprite: Extract<Sprite, { kind: "ring" }>): void {
  const end = { opacity: sprite.stays ? 1 : 0 };
  move(element, [{ opacity: 0, scale: 1.08 }, { opacity: 1, scale: 1, offset: 0.4 }, end], sprite);
}

/** A card that has done its work. */
export function fade(element: HTMLElement, sprite: Sprite): void {
  element.animate([{ opacity: 1 }, { opacity: 0 }], timing(sprite));
}

/** A card turns and shows its other side. */
export function turn(element: HTMLElement, sprite: Sprite): void {
  element.animate([{ rotate: "y 0deg" }, { rotate: "y 180deg" }], timing(sprite));
}
