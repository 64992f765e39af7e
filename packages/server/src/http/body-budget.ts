import { Transform } from "node:stream";
import { finished } from "node:stream/promises";
import { errorCodes, type FastifyInstance, type FastifyRequest } from "fastify";
import { refuse } from "../base/refusal.js";
import { callerOf, largeBodyBytes } from "./large-bodies.js";

/** What the bodies of all calls may take together, from their first byte until their call is answered. */
const bodiesMaxBytes = 256 * 1024 * 1024;
/** Two templates as large as may be sent. */
const bodiesPerCallerMaxBytes = bodiesMaxBytes / 4;
/** So much of a body is read and thrown away after its refusal. */
const thrownAwayMaxBytes = bodiesPerCallerMaxBytes;

interface Budget {
  maxBytes?: number;
  perCallerMaxBytes?: number;
  /** A body up to here always passes, and is not counted. */
  smallBytes?: number;
}

/** What one call holds. */
export interface HeldBytes {
  /** Counts bytes that have arrived. Refuses with `unavailable` while too much is held. */
  add(sizeBytes: number): void;
  /** Gives back what was counted, for good: nothing that arrives afterwards counts, as nobody keeps it. */
  release(): void;
}

/** Counts the bytes of bodies that this process holds. */
export interface BodyBudget {
  open(caller: string): HeldBytes;
  /** Refuses with `unavailable` what would be too much by now. */
  require(caller: string, sizeBytes: number): void;
}

export function createBodyBudget({
  maxBytes = bodiesMaxBytes,
  perCallerMaxBytes = bodiesPerCallerMaxBytes,
  smallBytes = largeBodyBytes,
}: Budget = {}): BodyBudget {
  const held = new Map<string, number>();
  let heldBytes = 0;

  function count(caller: string, change: number): void {
    const now = (held.get(caller) ?? 0) + change;
    heldBytes += change;
    if (now > 0) held.set(caller, now);
    else held.delete(caller);
  }

  function fits(caller: string, sizeBytes: number): boolean {
    return heldBytes + sizeBytes <= maxBytes && (held.get(caller) ?? 0) + sizeBytes <= perCallerMaxBytes;
  }

  return {
    require: (caller, sizeBytes) => void (sizeBytes <= smallBytes || fits(caller, sizeBytes) || refuse("unavailable")),
    open(caller) {
      let arrivedBytes = 0;
      let countedBytes = 0;
      let isReleased = false;
      return {
        add(sizeBytes) {
          if (isReleased) return;
          arrivedBytes += sizeBytes;
          if (arrivedBytes <= smallBytes) return;
          if (!fits(caller, arrivedBytes - countedBytes)) refuse("unavailable");
          count(caller, arrivedBytes - countedBytes);
          countedBytes = arrivedBytes;
        },
        release() {
          if (!isReleased) count(caller, -countedBytes);
          isReleased = true;
        },
      };
    },
  };
}

/**
 * Counts every body that is not small while it arrives, and until its call is answered. What still arrives of one that is refused is thrown away,
 * and the refusal is answered behind it: where a server closes a connection on which somebody is still sending, their machine is told that it was
 * cut, and a browser says that there is no connection instead of what was answered.
 */
export function installBodyBudget(app: FastifyInstance, budget: BodyBudget, thrownAwayMax = thrownAwayMaxBytes): void {
  app.addHook("preParsing", async (request, reply, payload) => {
    if (!mayBeLarge(request)) return payload;
    if (lengthOf(request) > request.routeOptions.bodyLimit) {
      // What is refused by its length is thrown away here: the one who parses it would not read it at all.
      if (lengthOf(request) <= thrownAwayMax) await finished(payload.resume()).catch(() => {});
      return payload;
    }
    const caller = callerOf(request);
    budget.require(caller, lengthOf(request) || 0);
    const held = budget.open(caller);
    reply.raw.once("close", held.release);
    const counted = countInto(held, { bodyMax: request.routeOptions.bodyLimit, thrownAwayMax });
    // A call that was answered before its body was read has nobody else who listens, and the refusal of what still arrives would end the process.
    counted.on("error", () => {});
    // Not by `pipeline`: that would end the connection on which the refusal is answered.
    payload.once("error", (error) => counted.destroy(error));
    return payload.pipe(counted);
  });
}

/** Passes on what may be held, and ends with the refusal where it was too much, for now or at all. */
function countInto(held: HeldBytes, { bodyMax, thrownAwayMax }: { readonly bodyMax: number; readonly thrownAwayMax: number }) {
  let refusal: Error | undefined;
  let thrownAwayBytes = 0;
  const counted = Object.assign(
    new Transform({
      transform(chunk: Buffer, _, done) {
        counted.receivedEncodedLength += chunk.length;
        if (!refusal) refusal = add(chunk.length);
        if (!refusal) return done(null, chunk);
        thrownAwayBytes += chunk.length;
        done(thrownAwayBytes > thrownAwayMax ? refusal : null);
      },
      flush: (done) => done(refusal),
    }),
    { receivedEncodedLength: 0 },
  );
  const add = (sizeBytes: number) => {
    try {
      if (counted.receivedEncodedLength > bodyMax) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      held.add(sizeBytes);
      return undefined;
    } catch (error) {
      held.release();
      return error as Error;
    }
  };
  return counted;
}

const lengthOf = ({ headers }: FastifyRequest) => Number(headers["content-length"]);

/** Uploads are counted file by file, where they are read. */
function mayBeLarge(request: FastifyRequest): boolean {
  const isUpload = request.headers["content-type"]?.startsWith("multipart/") === true;
  const isSmall = request.headers["transfer-encoding"] === undefined && !(lengthOf(request) > largeBodyBytes);
  return !isUpload && !isSmall;
}
