import { setImmediate as afterOthers } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createFairQueue } from "../base/fair-queue.js";
import { refuse } from "../base/refusal.js";

/** Longer than any designed email. To read, check, store and answer some megabytes takes tenths of a second. */
export const largeBodyBytes = 500_000;

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
  const waiting = createFairQueue<Waiting>({ waitingMax: 24, waitingPerCallerMax: 6 });
  let atWork: { request: FastifyRequest; end(): void } | null = null;

  function next(): void {
    const turn = atWork === null ? waiting.take() : null;
    if (turn === null) return;
    const { request, begin } = turn.item;
    atWork = { request, end: turn.end };
    begin();
    // A turn ends when the call is answered. A caller that hung up while it waited gets no answer, so its turn is ended here.
    if (request.raw.socket?.destroyed) leave(request);
  }

  function leave(request: FastifyRequest): void {
    if (atWork?.request !== request) return;
    atWork.end();
    atWork = null;
    next();
  }

  app.addHook("onSend", async (request) => leave(request));
  app.addHook("onRequestAbort", async (request) => leave(request));

  return async (request) => {
    await new Promise<void>((begin) => {
      if (!waiting.add(callerOf(request), { request, begin })) refuse("unavailable");
      next();
    });
    await afterOthers();
  };
}

/** Whose turn it is: a user's, or an address's. */
export function callerOf(request: FastifyRequest): string {
  const { user } = Reflect.get(request, "caller") as { user?: { id: string } };
  return user?.id ?? request.ip;
}
