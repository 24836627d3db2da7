/** Unchanged values stay the same objects, so that only what changed is drawn again. */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The newer value, made of the parts of the older one wherever they are equal. Both are plain data. */
export function shared<T>(before: unknown, now: T): T {
  if (before === now) return now; // between two beats most of a view is the same already
  if (Array.isArray(now) && Array.isArray(before)) {
    const parts = (now as unknown[]).map((part, index) => shared(before[index] as unknown, part));
    const isSame = parts.length === before.length && parts.every((part, index) => part === before[index]);
    return (isSame ? before : parts) as T;
  }
  if (isRecord(now) && isRecord(before)) {
    const parts = Object.entries(now).map(([key, part]) => [key, shared(before[key], part)] as const);
    const isSame =
      parts.length === Object.keys(before).length &&
      parts.every(([key, part]) => key in before && part === before[key]);
    return (isSame ? before : Object.fromEntries(parts)) as T;
  }
  return now;
}
