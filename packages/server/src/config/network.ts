import ipaddr from "ipaddr.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** How many proxies stand in front, or the addresses and networks that they call from; false trusts none. */
export type TrustProxy = false | number | readonly string[];

const hopsMax = 10;

/** Reads `TRUST_PROXY`. Whom it names may say in `X-Forwarded-*` who calls and by which protocol. */
export function parseTrustProxy(env: Environment, faults: string[]): TrustProxy {
  const text = (env["TRUST_PROXY"] ?? "").trim();
  if (text === "" || text === "false" || text === "0") return false;
  if (text === "true") {
    faults.push(
      "TRUST_PROXY=true would believe whatever a caller writes into X-Forwarded-For. Say how many proxies stand in front, such as 1, or their networks.",
    );
    return false;
  }
  if (/^\d+$/.test(text)) {
    if (Number(text) <= hopsMax) return Number(text);
    faults.push(`TRUST_PROXY counts at most ${hopsMax} proxies, not ${text}.`);
    return false;
  }
  const networks = text.split(",").map((part) => part.trim());
  const wrong = networks.filter((network) => !isNetwork(network));
  for (const network of wrong) faults.push(`TRUST_PROXY lists "${network}", which is neither an address nor a network such as 10.0.0.0/8.`);
  return wrong.length > 0 ? false : networks;
}

/** Can only this machine reach a server that listens there? */
export function isLoopback(host: string): boolean {
  if (host === "localhost") return true;
  return ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback";
}

const isNetwork = (text: string) => (text.includes("/") ? ipaddr.isValidCIDR(text) : ipaddr.isValid(text) && isWhole(text));

/** `10.1` is an address to the library, and a slip to everybody else. */
const isWhole = (text: string) => text.includes(":") || text.split(".").length === 4;
