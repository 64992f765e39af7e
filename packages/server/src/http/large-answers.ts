import { Readable } from "node:stream";
import { setImmediate as afterOthers } from "node:timers/promises";
import { createFairQueue } from "../base/fair-queue.js";
import { writePieces } from "../base/json-pieces.js";
import { refuse } from "../base/refusal.js";

/** Longer than any designed email. What is longer is read in turns, and written in pieces. */
export const largeAnswerBytes = 500_000;
/** Each holds some ten megabytes while it is read and sent. */
const atOnceMax = 4;
/** A client that reads slowly keeps nobody else waiting for longer. */
const turnMaxMs = 10_000;

/** Waits until another large answer may be read, and answers how to say that it is done. Callers take turns. */
export type TakeLargeTurn = (caller: string) => Promise<() => void>;

export function createLargeTurns(): TakeLargeTurn {
  const waiting = createFairQueue<(leave: () => void) => void>({ waitingMax: 100, waitingPerCallerMax: 12 });
  let atWork = 0;

  function fill(): void {
    while (atWork < atOnceMax) {
      const turn = waiting.take();
      if (turn === null) return;
      atWork += 1;
      turn.item(() => {
        turn.end();
        atWork -= 1;
        fill();
      });
    }
  }

  return async (caller) => {
    const leave = await new Promise<() => void>((begin) => {
      if (!waiting.add(caller, begin)) refuse("unavailable");
      fill();
    });
    let hasLeft = false;
    const leaveOnce = () => {
      clearTimeout(limit);
      if (!hasLeft) leave();
      hasLeft = true;
    };
    const limit = setTimeout(leaveOnce, turnMaxMs);
    limit.unref();
    return leaveOnce;
  };
}

const piecesBeforeOthers = 4;

/** A value as JSON, written as it is sent and with room for others in between: megabytes at once would keep everybody waiting. */
export function streamJson(value: unknown): Readable {
  async function* read(): AsyncGenerator<string> {
    let count = 0;
    for (const piece of writePieces(value)) {
      yield piece;
      count += 1;
      if (count % piecesBeforeOthers === 0) await afterOthers();
    }
  }
  return Readable.from(read(), { objectMode: false });
}
