import { setImmediate as afterOthers } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createFairQueue } from "../base/fair-queue.js";
import { refuse } from "../base/refusal.js";

/** Longer than any designed email. To read, check, store and answer some megabytes takes tenths of a second. */
export const largeBodyBytes = 500_000;

/** Somebody who sends one large body after the other takes a tenth of the time, and leaves the rest to everybody else. */
const restFactor = 9;
/** A turn may take long for a reason of ours, such as a slow disk. */
const restMaxMs = 5000;
/** A caller counts as present for so long after a call. A caller rests only while another is present. */
const presentMs = 2000;

/** A call with a large body, until it is answered. */
export type TakeTurn = (request: FastifyRequest) => Promise<void>;

interface Waiting {
  request: FastifyRequest;
  begin(): void;
}

/**
 * Lets one call with a large body be worked at after the other, and callers take turns: six at once would keep everybody else waiting
 * six times as long.
 */
export function installLargeBodies(app: FastifyInstance): TakeTurn {
  const present = createPresence();
  const restOf = (caller: string, tookMs: number) => (present.isAlone(caller) ? 0 : Math.min(restMaxMs, tookMs * restFactor));
  const waiting = createFairQueue<Waiting>({ waitingMax: 24, waitingPerCallerMax: 6, restOf });
  let atWork: { request: FastifyRequest; end(): void } | null = null;
  let rest: NodeJS.Timeout | undefined;

  function next(): void {
    clearTimeout(rest);
    if (atWork !== null) return;
    const turn = waiting.take();
    if (turn === null) {
      wake();
      return;
    }
    const { request, begin } = turn.item;
    atWork = { request, end: turn.end };
    begin();
    // A turn ends when the call is answered. A caller that hung up while it waited gets no answer, so its turn is ended here.
    if (request.raw.socket?.destroyed) leave(request);
  }

  function wake(): void {
    const restMs = waiting.restMs();
    if (restMs !== null) rest = setTimeout(next, Math.ceil(restMs));
  }

  function leave(request: FastifyRequest): void {
    if (atWork?.request !== request) return;
    atWork.end();
    atWork = null;
    next();
  }

  // What was sent before the server is told to stop is answered first, and without the rests: six bodies that wait would take half a minute.
  app.addHook("preClose", async () => {
    waiting.endRests();
    next();
  });
  app.addHook("onClose", async () => clearTimeout(rest));
  app.addHook("onSend", async (request) => {
    present.see(callerOf(request));
    leave(request);
  });
  app.addHook("onRequestAbort", async (request) => leave(request));

  return async (request) => {
    await new Promise<void>((begin) => {
      if (!waiting.add(callerOf(request), { request, begin })) refuse("unavailable");
      next();
    });
    await afterOthers();
  };
}

/** Knows whether anybody but one caller was there lately. The last two who called tell that for everybody. */
function createPresence() {
  let last = { caller: "", atMs: Number.NEGATIVE_INFINITY };
  let before = last;
  return {
    see(caller: string): void {
      if (caller !== last.caller) before = last;
      last = { caller, atMs: performance.now() };
    },
    isAlone: (caller: string) => (last.caller === caller ? before : last).atMs < performance.now() - presentMs,
  };
}

/** Whose turn it is: a user's, or an address's. */
export function callerOf(request: FastifyRequest): string {
  // Files and figures are given to whoever asks, so their requests have no caller.
  const caller = Reflect.get(request, "caller") as { user?: { id: string } } | null | undefined;
  return caller?.user?.id ?? request.ip;
}
