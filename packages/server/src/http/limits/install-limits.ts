import type { FastifyInstance } from "fastify";
import { refuse } from "../../base/refusal.js";
import type { Config } from "../../config/config.js";
import type { Ports } from "../../ports/ports.js";
import type { Operation, OperationId } from "../load-contract.js";
import { operationLimits } from "./operation-limits.js";
import { createSharedCounter } from "./shared-counter.js";

const shareMs = 1000;
const minuteMs = 60_000;

/** Who calls, as far as it is known. */
export interface LimitedCaller {
  user?: { id: string };
  calling?: { keyHash: string };
}

/** Refuses a call that is one too many of its caller. */
export type LimitCalls = (operation: Operation, caller: LimitedCaller) => void;

/** Counts the calls of each person, of each host key, and of each person for what is costly. Processes tell each other once a second. */
export function installLimits(app: FastifyInstance, { clock, database }: Ports, config: Config): LimitCalls {
  const counter = createSharedCounter({ clock, database: config.databaseUrl === null ? null : database });
  const timer = setInterval(() => {
    // Until it works again each process counts for itself.
    counter.share().catch((error: unknown) => app.log.warn({ err: error }, "the counted calls could not be shared"));
  }, shareMs);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));

  function keep(key: string, callsMax: number, windowMs: number): void {
    const waitSeconds = callsMax === 0 ? 0 : counter.count(key, { callsMax, windowMs });
    if (waitSeconds > 0) refuse("too-many-requests", { retryAfterSeconds: waitSeconds });
  }

  return ({ id }, { user, calling }) => {
    if (calling) keep(`key ${calling.keyHash}`, config.keyCallsPerMinuteMax, minuteMs);
    if (!user) return;
    keep(`user ${user.id}`, config.userCallsPerMinuteMax, minuteMs);
    const limit = config.limitsOperations ? operationLimits[id as OperationId] : undefined;
    if (limit) keep(`${id} ${user.id}`, limit.callsMax, limit.windowMs);
  };
}
