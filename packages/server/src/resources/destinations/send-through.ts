import { setTimeout as pause } from "node:timers/promises";
import { type Clock, ExportFailure, type Fetch } from "@mailwright/destinations";
import { refuse } from "../../base/refusal.js";
import { OutboundError } from "../../ports/outbound/outbound.js";
import type { Ports } from "../../ports/ports.js";

/** Longer answers say nothing that an export needs. */
const answerMaxBytes = 4_000_000;
/** Longer than any destination waits by itself. */
const callMaxMs = 125_000;

/** Calls services through the guarded way out. */
export function fetchThrough({ outbound }: Ports, caller: string): Fetch {
  const way = outbound ?? refuse("not-configured");
  return async (url, { method, headers, body, signal }) => {
    // It is the runtime's own signal, of which the package names a part.
    const call = { method, headers, bytesMax: answerMaxBytes, timeoutMs: callMaxMs, caller, signal: signal as AbortSignal };
    const { status, header, bytes } = await way.send(url, { ...call, ...(body === undefined ? {} : { body }) }).catch(explain);
    return { status, headers: { get: header }, text: async () => bytes.toString("utf8") };
  };
}

function explain(error: unknown): never {
  if (error instanceof OutboundError && error.fault === "forbidden")
    throw new ExportFailure("VALIDATION", { reason: "This address is not in the public internet, and the server may not call it." });
  throw error;
}

/** The time of this server. */
export const clockOf = ({ clock }: Ports): Clock => ({
  now: () => clock.now(),
  // Whoever gives up waiting is told at once, and nothing has failed.
  wait: (ms, signal) => pause(ms, undefined, { signal: signal as AbortSignal }).catch(() => {}),
});
