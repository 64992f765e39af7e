import { mergeTagPattern } from "@mailwright/document";
import type { FindingValues } from "../email/finding.js";
import type { Rule } from "../email/rule.js";

interface Fault {
  readonly code: string;
  readonly values?: FindingValues;
}

/** A link's address is one that can be opened. What a merge tag makes of it nobody knows yet. */
export const brokenLink: Rule = {
  id: "broken-link",
  *check({ light }) {
    const anchors = new Set(light.anchors);
    for (const { blockId, href, isHidden } of light.links) {
      const address = href?.trim() ?? "";
      if (isHidden || /^(?:#|https?:\/*)?$/i.test(address)) continue;
      const fault = judge(address, anchors);
      if (!fault) continue;
      yield { severity: "error", blockId, subject: address, code: fault.code, values: { address: address.slice(0, 200), ...fault.values } };
    }
  },
};

function judge(address: string, anchors: ReadonlySet<string>): Fault | undefined {
  if (mergeTagPattern().test(address)) return undefined;
  if (address.startsWith("#"))
    return anchors.has(address.slice(1)) ? undefined : { code: "link-anchor", values: { anchor: address.slice(1) } };
  const [, scheme = "", rest = ""] = /^([a-z][a-z0-9+.-]*):([\s\S]*)$/i.exec(address) ?? [];
  if (scheme === "") return { code: "link-relative" };
  const isFine = byScheme[scheme.toLowerCase()];
  return isFine ? isFine(rest) : undefined;
}

const byScheme: Readonly<Record<string, (rest: string) => Fault | undefined>> = {
  http: judgeWeb,
  https: judgeWeb,
  mailto: (rest) => (/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;?]+/.test(rest) ? undefined : { code: "link-mail" }),
  tel: judgePhone,
  sms: judgePhone,
};

const hostName = /^(?:[\p{L}\p{N}_](?:[\p{L}\p{N}_-]{0,62})\.)+[\p{L}\p{N}-]{2,63}\.?$/u;
const ownNetwork =
  /^(?:localhost|127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.0\.0\.0)|\.(?:local|localhost|internal|test)\.?$/i;

function judgeWeb(rest: string): Fault | undefined {
  const authority = /^\/\/([^/?#]*)/.exec(rest)?.[1] ?? "";
  const host = authority.replace(/^[^@]*@/, "").replace(/:\d{1,5}$/, "");
  if (host === "" || /\s/.test(rest.trim()) || /^(?:https?|www)$/i.test(host)) return { code: "link-malformed" };
  if (ownNetwork.test(host) || host === "[::1]") return { code: "link-private", values: { host } };
  const isNumeric = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) || /^\[[\da-f:.]+\]$/i.test(host);
  return isNumeric || hostName.test(host) ? undefined : { code: "link-malformed" };
}

function judgePhone(rest: string): Fault | undefined {
  return rest.replace(/\D/g, "").length >= 3 ? undefined : { code: "link-phone" };
}
