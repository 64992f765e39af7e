import type { Agent } from "undici";
import { createLimiter } from "../../base/limiter.js";
import { createGuardedAgent, type Guard } from "./guarded-agent.js";
import { type Outbound, type OutboundAnswer, OutboundError, type OutboundRequest } from "./outbound.js";
import { readUpTo } from "./read-up-to.js";
import { sendGuarded } from "./send-guarded.js";

const callTimeoutMs = 12_000;
const redirectsMax = 3;

/** Reads and calls what is public, and what the operator trusts: neither a redirect nor a second answer of the name service leads inside. */
export function createGuardedOutbound(guard: Guard = {}): Outbound & { close(): Promise<void> } {
  // Most servers fetch nothing for hours, so the library that does comes with the first call.
  let reading: Promise<Agent> | null = null;
  let sending: Promise<Agent> | null = null;
  const limitReads = createLimiter({ atOnceMax: 8, waitingMax: 100 });
  // Services take their time, and pictures do not wait for them.
  const limitSends = createLimiter({ atOnceMax: 16, atWorkPerCallerMax: 3, waitingMax: 100, waitingPerCallerMax: 12 });
  return {
    get: (url, options) =>
      limitReads(async () => {
        reading ??= createGuardedAgent({ ...guard, trusted: [] });
        return readFollowing(await reading, url, options);
      }),
    send: (url, call) =>
      limitSends(async () => {
        sending ??= createGuardedAgent({ ...guard, ports: null });
        return sendGuarded(await sending, requireAddress(url), call);
      }, call.caller),
    close: async () => {
      await Promise.all([reading, sending].map(async (agent) => (await agent)?.close()));
    },
  };
}

async function readFollowing(agent: Agent, start: string, options: OutboundRequest): Promise<OutboundAnswer> {
  const timeout = AbortSignal.timeout(callTimeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  let url = requireAddress(start);
  try {
    for (let hops = 0; hops <= redirectsMax; hops += 1) {
      const answer = await readOnce(agent, url, { ...options, signal });
      if (!("movedTo" in answer)) return answer;
      url = requireAddress(answer.movedTo, url);
    }
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    throw new OutboundError("unreachable", `${url.host} cannot be reached.`, error);
  }
  throw new OutboundError("unreachable", `${url.host} sends from address to address.`);
}

function requireAddress(text: string, base?: URL): URL {
  const url = URL.canParse(text, base?.href) ? new URL(text, base) : null;
  const isWeb = url !== null && ["http:", "https:"].includes(url.protocol) && url.username === "" && url.password === "";
  if (!isWeb) throw new OutboundError("forbidden", "Only web addresses without a password are read.");
  return url;
}

async function readOnce(
  agent: Agent,
  url: URL,
  { accept, bytesMax, signal }: OutboundRequest,
): Promise<OutboundAnswer | { movedTo: string }> {
  const { request } = await import("undici");
  const { statusCode, headers, body } = await request(url, {
    dispatcher: agent,
    headers: { accept, "accept-encoding": "identity", "user-agent": "Mailwright" },
    signal: signal ?? null,
  });
  const { location, "content-type": contentType } = headers;
  if (statusCode >= 300 && statusCode < 400 && typeof location === "string") {
    await body.dump();
    return { movedTo: location };
  }
  return { status: statusCode, contentType: String(contentType ?? ""), bytes: await readUpTo(body, bytesMax, url) };
}
