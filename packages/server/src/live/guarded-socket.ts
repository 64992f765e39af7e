import { EventEmitter } from "node:events";
import type { WebSocket } from "ws";
import { type PeerMessage, readMessage } from "./read-message.js";

/** Why a connection is closed, as a code of WebSockets and a word. */
export interface Ending {
  readonly code: number;
  readonly reason: string;
}

export const endings = {
  malformed: { code: 1007, reason: "malformed" },
  otherRoom: { code: 4403, reason: "other-room" },
  tooMuch: { code: 1008, reason: "too-many-requests" },
  base64: { code: 4403, reason: "base64-content" },
  restarted: { code: 4205, reason: "room-restarted" },
  rightsChanged: { code: 4205, reason: "rights-changed" },
  /** Another process goes on with the room: whoever comes back is let in there, with what they have. */
  moved: { code: 1012, reason: "room-moved" },
  left: { code: 1000, reason: "left" },
  closing: { code: 1001, reason: "server-closing" },
} as const satisfies Record<string, Ending>;

/**
 * So many messages at once, and then so many a second. Where people are is said thirty times a second, and everybody's library sends back what it is
 * told of others: that must not end their connection, so it counts apart, and what is more than enough of it reaches nobody.
 */
const work: Allowance = { burst: 1000, perSecond: 300 };
const presence: Allowance = { burst: 60, perSecond: 30 };
const anything: Allowance = { burst: 5000, perSecond: 2000 };

interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

interface Guard {
  /** The only room that is spoken of on this connection. */
  readonly room: string;
  readonly nowMs: () => number;
  /** May this message pass? `ignored`: nobody is told of it; an ending closes the connection. */
  judge(message: PeerMessage): "passes" | "ignored" | Ending;
  /** Told of every connection that is ended for what its peer said. */
  onRefused(ending: Ending): void;
}

/**
 * A connection that passes on only what has been looked at: the library behind it trusts its peers, keeps whatever comes before they sign in,
 * and tells the console of what it cannot read. It has those parts of a WebSocket that the library asks for.
 */
export class GuardedSocket extends EventEmitter {
  readonly #socket: WebSocket;
  binaryType = "nodebuffer";

  constructor(socket: WebSocket, guard: Guard) {
    super();
    this.#socket = socket;
    const { nowMs } = guard;
    const [mayPass, mayWork, mayShow] = [createBudget(anything, nowMs), createBudget(work, nowMs), createBudget(presence, nowMs)];
    const end = (ending: Ending) => {
      guard.onRefused(ending);
      this.end(ending);
    };
    socket.on("message", (data: Buffer, isBinary: boolean) => {
      if (socket.readyState !== socket.OPEN) return;
      if (!mayPass()) return end(endings.tooMuch);
      const message = isBinary ? readMessage(data) : undefined;
      if (!message) return end(endings.malformed);
      if (message.room !== guard.room) return end(endings.otherRoom);
      const isPresence = message.kind === "presence";
      if (!isPresence && !mayWork()) return end(endings.tooMuch);
      const answer = guard.judge(message);
      if (answer === "passes" && isPresence && !mayShow()) return;
      if (answer === "passes") this.emit("message", data);
      else if (answer !== "ignored") end(answer);
    });
    socket.on("pong", () => this.emit("pong"));
    socket.on("close", (code: number, reason: Buffer) => this.emit("close", code, reason));
    // What is too large, or no frame at all: the connection is closed by then.
    socket.on("error", () => {
      guard.onRefused(endings.malformed);
      this.#dropSoon();
    });
  }

  /**
   * Open until it is closed, also while it closes: the library lets go of a connection that closes before it has done what it was passed, and what somebody
   * said of themselves in that stays in the room for half a minute.
   */
  get readyState(): number {
    const { readyState, CLOSED, OPEN } = this.#socket;
    return readyState === CLOSED ? CLOSED : OPEN;
  }

  send(data: Uint8Array, told?: (error?: Error) => void): void {
    // A peer that does not read must not fill our memory.
    if (this.#socket.readyState !== this.#socket.OPEN) told?.();
    else if (this.#socket.bufferedAmount > waitingMaxBytes) this.#socket.terminate();
    else this.#socket.send(data, told);
  }

  ping(): void {
    this.#socket.ping();
  }

  close(code?: number, reason?: string): void {
    this.#socket.close(code, reason);
  }

  /** Closes the connection; a peer that does not answer is dropped. */
  end({ code, reason }: Ending): void {
    this.#socket.close(code, reason);
    this.#dropSoon();
  }

  #dropSoon(): void {
    setTimeout(() => this.#socket.terminate(), leaveMs).unref();
  }
}

const waitingMaxBytes = 32 * 1024 * 1024;
const leaveMs = 1000;

function createBudget({ burst, perSecond }: Allowance, nowMs: () => number): () => boolean {
  let left = burst;
  let at = nowMs();
  return () => {
    const now = nowMs();
    left = Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond);
    at = now;
    left -= 1;
    return left >= 0;
  };
}
