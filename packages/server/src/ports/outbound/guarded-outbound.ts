import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import type { Agent, buildConnector } from "undici";
import { createLimiter } from "../../base/limiter.js";
import { type Outbound, type OutboundAnswer, OutboundError, type OutboundRequest } from "./outbound.js";
import { isPublicAddress } from "./public-address.js";

interface Guard {
  /** What a name stands for. */
  resolve?: (host: string) => Promise<{ address: string }[]>;
  mayConnect?: (address: string) => boolean;
  ports?: ReadonlySet<number>;
}

const connectTimeoutMs = 5000;
const callTimeoutMs = 12_000;
const redirectsMax = 3;

/**
 * Resolves a name once, refuses it unless every address is public, and connects to the very address that was judged: neither
 * a redirect nor a second answer of the name service leads inside.
 */
export function createGuardedOutbound(guard: Guard = {}): Outbound & { close(): Promise<void> } {
  // Most servers fetch nothing for hours, so the library that does comes with the first call.
  let made: Promise<Agent> | null = null;
  const limit = createLimiter({ atOnceMax: 8, waitingMax: 100 });
  return {
    get: (url, options) =>
      limit(async () => {
        made ??= createGuardedAgent(guard);
        return readFollowing(await made, url, options);
      }),
    close: async () => (await made)?.close(),
  };
}

async function createGuardedAgent({
  resolve = lookupAll,
  mayConnect = isPublicAddress,
  ports = new Set([80, 443]),
}: Guard): Promise<Agent> {
  const { Agent, buildConnector } = await import("undici");
  const connectPlain = buildConnector({ timeout: connectTimeoutMs });

  async function findAddress({ hostname, port, protocol }: buildConnector.Options): Promise<string> {
    const host = hostOf(hostname);
    if (!ports.has(Number(port || (protocol === "https:" ? 443 : 80))))
      throw new OutboundError("forbidden", `Port ${port} is not allowed.`);
    const addresses = isIP(host) ? [host] : (await resolve(host)).map(({ address }) => address);
    const [first] = addresses;
    if (first === undefined || !addresses.every(mayConnect)) throw new OutboundError("forbidden", `${host} is not a public address.`);
    return first;
  }

  const connect: buildConnector.connector = (options, callback) => {
    findAddress(options).then(
      (address) => {
        const servername = options.servername ?? (isIP(hostOf(options.hostname)) ? undefined : options.hostname);
        connectPlain({ ...options, hostname: address, ...(servername === undefined ? {} : { servername }) }, callback);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
  return new Agent({ connect, headersTimeout: callTimeoutMs, bodyTimeout: callTimeoutMs, connections: 4, keepAliveTimeout: 2000 });
}

/** Addresses of version 6 stand in brackets. */
const hostOf = (hostname: string) => hostname.replaceAll(/^\[|\]$/g, "");

const lookupAll = (host: string) => lookup(host, { all: true });

async function readFollowing(agent: Agent, start: string, options: OutboundRequest): Promise<OutboundAnswer> {
  const timeout = AbortSignal.timeout(callTimeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  let url = parseAddress(start);
  try {
    for (let hops = 0; hops <= redirectsMax; hops += 1) {
      const answer = await readOnce(agent, url, { ...options, signal });
      if (!("movedTo" in answer)) return answer;
      url = parseAddress(answer.movedTo, url);
    }
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    throw new OutboundError("unreachable", `${url.host} cannot be reached.`, error);
  }
  throw new OutboundError("unreachable", `${url.host} sends from address to address.`);
}

function parseAddress(text: string, base?: URL): URL {
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
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of body) {
    sizeBytes += chunk.length;
    if (sizeBytes > bytesMax) throw new OutboundError("too-large", `${url.host} sends more than ${bytesMax} bytes.`);
    chunks.push(chunk);
  }
  return { status: statusCode, contentType: String(contentType ?? ""), bytes: Buffer.concat(chunks) };
}
