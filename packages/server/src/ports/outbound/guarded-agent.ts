import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import type { Agent, buildConnector } from "undici";
import { OutboundError } from "./outbound.js";
import { isPublicAddress } from "./public-address.js";

export interface Guard {
  /** What a name stands for. */
  resolve?: (host: string) => Promise<{ address: string }[]>;
  mayConnect?: (address: string) => boolean;
  /** Null is any. */
  ports?: ReadonlySet<number> | null;
  /** Origins that the operator named: these may be in the own network. */
  trusted?: readonly string[];
}

const connectTimeoutMs = 5000;
const answerTimeoutMs = 12_000;

/**
 * Resolves a name once, refuses it unless every address is public, and connects to the very address that was judged: a second answer of the
 * name service leads nowhere inside.
 */
export async function createGuardedAgent({
  resolve = lookupAll,
  mayConnect = isPublicAddress,
  ports = new Set([80, 443]),
  trusted = [],
}: Guard): Promise<Agent> {
  const { Agent, buildConnector } = await import("undici");
  const connectPlain = buildConnector({ timeout: connectTimeoutMs });
  const isTrusted = ({ hostname, port, protocol }: buildConnector.Options) =>
    trusted.some((origin) => {
      const known = new URL(origin);
      return known.hostname === hostname && known.protocol === protocol && portOf(known) === portOf({ port, protocol });
    });

  async function findAddress(options: buildConnector.Options): Promise<string> {
    const host = hostOf(options.hostname);
    const mayBeInside = isTrusted(options);
    if (!mayBeInside && ports?.has(portOf(options)) === false) throw new OutboundError("forbidden", `Port ${options.port} is not allowed.`);
    const addresses = isIP(host) ? [host] : (await resolve(host)).map(({ address }) => address);
    const [first] = addresses;
    if (first === undefined || !(mayBeInside || addresses.every(mayConnect)))
      throw new OutboundError("forbidden", `${host} is not a public address.`);
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
  return new Agent({ connect, headersTimeout: answerTimeoutMs, bodyTimeout: answerTimeoutMs, connections: 4, keepAliveTimeout: 2000 });
}

const portOf = ({ port, protocol }: { port: string; protocol: string }) => Number(port || (protocol === "https:" ? 443 : 80));

/** Addresses of version 6 stand in brackets. */
const hostOf = (hostname: string) => hostname.replaceAll(/^\[|\]$/g, "");

const lookupAll = (host: string) => lookup(host, { all: true });
