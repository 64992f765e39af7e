import { setImmediate as afterOthers } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "../base/refusal.js";
import { createFairQueue } from "../isolates/fair-queue.js";

/** Longer than any designed email. To read, check, store and answer some megabytes takes tenths of a second. */
export const largeBodyBytes = 500_000;

/** A call with a large body, until it is answered. */
export type TakeTurn = (request: FastifyRequest) => Promise<void>;

/**
 * Lets one call with a large body be worked at after the other, and callers take turns: six at once would keep everybody else waiting
 * six times as long.
 */
export function installLargeBodies(app: FastifyInstance): TakeTurn {
  const waiting = createFairQueue<() => void>({ waitingMax: 24, waitingPerCallerMax: 6 });
  let atWork: FastifyRequest | null = null;

  function leave(request: FastifyRequest): void {
    if (atWork !== request) return;
    atWork = null;
    waiting.take()?.();
  }

  app.addHook("onSend", async (request) => leave(request));
  app.addHook("onRequestAbort", async (request) => leave(request));

  return async (request) => {
    if (atWork === null) atWork = request;
    else {
      await new Promise<void>((resolve) => {
        if (!waiting.add(callerOf(request), resolve)) refuse("unavailable");
      });
      atWork = request;
      // A turn ends when the call is answered. A caller that hung up while it waited gets no answer, so its turn is ended here.
      if (request.raw.socket?.destroyed) leave(request);
    }
    await afterOthers();
  };
}

/** Whose turn it is: a user's, or an address's. */
export function callerOf(request: FastifyRequest): string {
  const { user } = Reflect.get(request, "caller") as { user?: { id: string } };
  return user?.id ?? request.ip;
}
