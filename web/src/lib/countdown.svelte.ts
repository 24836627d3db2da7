/** The seconds until a clock runs out, counted down. */
export class Countdown {
  /** Seconds left; null without a clock. */
  left = $state<number | null>(null);

  /** `ends` is the time at which it runs out. */
  constructor(ends: () => number | null) {
    $effect(() => {
      const end = ends();
      const tick = (): void =>
        void (this.left = end === null ? null : Math.max(0, Math.ceil((end - Date.now()) / 1000)));
      tick();
      if (end === null) return;
      const timer = setInterval(tick, 500);
      return () => clearInterval(timer);
    });
  }
}
