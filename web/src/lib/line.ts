/** The line to a server: a socket that notices when it is dead, and reopens itself. */

import { ELSEWHERE, isOnDevice, openSocket, type Socket } from "./house";
import type { ClientMessage, ServerMessage } from "./protocol";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
/** How a server closes a socket when it is restarted, such as for a new version, and how long that usually takes. */
const RESTARTS = 1012;
const RESTART = 10_000;
/** How often we ping the server, and how long we wait for a reply: in a tunnel, a broken connection reports nothing. */
const HEARTBEAT = 15_000;
const PATIENCE = 4000;

/** The user of the line. */
export interface Speaker {
  /** What is said first, each time the line is opened. */
  hello(): ClientMessage;
  hear(message: ServerMessage): void;
  /** Called when the line is dead and will be reopened. */
  lost(): void;
}

export class Line {
  private socket: Socket | null = null;
  /** How often we have tried: an attempt that was given up must not come back. */
  private attempt = 0;
  private wait = FIRST_WAIT;
  /** Until then, a restarting server will probably be back, so the waits don't grow. */
  private backSoon = 0;
  /** Another tab has the table. We take it back when somebody returns to this one, or the two would fight for it. */
  private elsewhere = false;
  private again: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private readonly heart = setInterval(() => this.ask(), HEARTBEAT);

  constructor(
    private readonly table: string,
    private readonly speaker: Speaker,
  ) {
    addEventListener("online", this.hurry);
    if (!isOnDevice(table)) addEventListener("offline", this.hangUp);
    addEventListener("focus", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  open(): void {
    this.forget();
    const attempt = this.attempt;
    const socket = openSocket(this.table);
    if (!(socket instanceof Promise)) return this.use(socket);
    socket.then(
      (opened) => (attempt === this.attempt ? this.use(opened) : opened.close()),
      () => attempt === this.attempt && this.lost(),
    );
  }

  private use(socket: Socket): void {
    this.socket = socket;
    socket.onopen = () => this.send(this.speaker.hello());
    socket.onmessage = (message) => {
      this.stopWaiting();
      this.speaker.hear(JSON.parse(message.data) as ServerMessage);
    };
    socket.onclose = ({ code }) => this.lost(code);
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** The server lets us in: the next time, we don't wait for long. */
  welcomed(): void {
    this.wait = FIRST_WAIT;
  }

  /** Hang up for good. */
  close(): void {
    clearInterval(this.heart);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.hangUp);
    removeEventListener("focus", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.forget();
  }

  /** Visible or online again: don't wait for the next retry, and don't trust a connection that slept. */
  private hurry = (): void => {
    if (document.hidden) return;
    if (this.again !== undefined || this.elsewhere) this.open();
    else this.ask();
  };

  /** Ping the server. If nothing comes back, the connection counts as lost. */
  private ask(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.send({ type: "ping" });
    this.patience ??= setTimeout(this.hangUp, PATIENCE);
  }

  private hangUp = (): void => this.lost();

  private lost(code = 0): void {
    this.forget();
    this.elsewhere = code === ELSEWHERE;
    if (code === RESTARTS) this.backSoon = Date.now() + RESTART;
    if (!this.elsewhere) this.again = setTimeout(() => this.open(), this.wait);
    if (Date.now() > this.backSoon) this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
    this.speaker.lost();
  }

  /** Drop the socket and ignore whatever still arrives on it. */
  private forget(): void {
    this.attempt++;
    this.stopWaiting();
    clearTimeout(this.again);
    this.again = undefined;
    this.elsewhere = false;
    if (this.socket) this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket?.close();
  }

  private stopWaiting(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
  }
}
