/** What the page and the worker with the table say to each other. */

export type ToWorker =
  /** The first message: the address of the folder with the engine that belongs to the page. */
  | { kind: "start"; engine: string }
  | { kind: "request"; id: number; method: string; path: string; keys: string; body: string }
  | { kind: "open"; line: number; table: string }
  | { kind: "say"; line: number; text: string }
  | { kind: "close"; line: number };

export type FromWorker =
  /** The table can be used. */
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  /** Whether the browser stores what is played. It does until we say otherwise. */
  | { kind: "stores"; works: boolean }
  | { kind: "answered"; id: number; status: number; type: string; text: string }
  | { kind: "opened"; line: number }
  | { kind: "said"; line: number; text: string }
  | { kind: "lost"; line: number }
  /** The table has moved to another tab. Code that needs it here asks again. */
  | { kind: "gone" };
