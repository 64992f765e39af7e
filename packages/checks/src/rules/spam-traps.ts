import type { Email } from "../email/email.js";
import type { RuleFinding } from "../email/finding.js";
import type { Rule } from "../email/rule.js";
import type { LinkFact } from "../facts/facts.js";

/** Phrases that filters and readers know from junk: English and German. */
const phrases = [
  "act now",
  "100% free",
  "cash bonus",
  "click below",
  "double your",
  "earn extra cash",
  "make money fast",
  "no obligation",
  "once in a lifetime",
  "risk-free",
  "this is not spam",
  "winner!",
  "you have been selected",
  "garantierter gewinn",
  "geld verdienen",
  "kein spam",
  "sie haben gewonnen",
  "100% kostenlos",
];
const phrasePattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`,
  "giu",
);
const shorteners = /^https?:\/\/(?:www\.)?(?:bit\.ly|tinyurl\.com|goo\.gl|t\.co|ow\.ly|is\.gd|buff\.ly|rebrand\.ly|cutt\.ly)(?:\/|$)/i;

/** Nothing in the email looks like junk to a filter. */
export const spamTraps: Rule = {
  id: "spam-traps",
  *check(email) {
    const said = new Set<string>();
    for (const finding of [...judgeTexts(email), ...judgeLinks(email)]) {
      const key = `${finding.code} ${finding.blockId ?? ""} ${finding.subject ?? ""}`;
      if (!said.has(key)) yield finding;
      said.add(key);
    }
  },
};

function* judgeTexts({ light }: Email): Iterable<RuleFinding> {
  for (const { blockId, text, look } of light.texts) {
    if (look.isHidden) continue;
    const at = (subject: string) => ({ blockId, subject: subject.slice(0, 100), values: { text: subject.slice(0, 100) } });
    for (const phrase of text.match(phrasePattern) ?? []) yield { severity: "hint", code: "spam-phrase", ...at(phrase) };
    const marks = /[!?]{3,}|[$€£]{3,}/.exec(text)?.[0];
    if (marks) yield { severity: "warning", code: "spam-marks", ...at(marks) };
    const shouted = findShouting(text);
    if (shouted) yield { severity: "warning", code: "spam-capitals", ...at(shouted) };
  }
}

/** Four words or more in a row in capitals, as they were typed. A code or an abbreviation is shorter. */
function findShouting(text: string): string | undefined {
  if (!/\p{Lu}{2}/u.test(text)) return undefined;
  return /(?:\p{Lu}{2,20}[\s,'’!?.-]{1,3}){3}\p{Lu}{2,20}/u.exec(text)?.[0];
}

function* judgeLinks({ light }: Email): Iterable<RuleFinding> {
  for (const link of light.links) {
    const { blockId, href = "", isHidden } = link;
    if (isHidden) continue;
    if (shorteners.test(href))
      yield { severity: "warning", code: "spam-shortener", blockId, subject: href, values: { address: href.slice(0, 200) } };
    const named = namedHost(link);
    const real = hostOf(href);
    if (named && real && !isSameSite(named, real)) {
      yield { severity: "error", code: "link-mismatch", blockId, subject: href, values: { named, real } };
    }
  }
}

/** The website that the words of a link name, where they are an address. */
function namedHost({ name }: LinkFact): string | undefined {
  return /^\s*(?:https?:\/\/)?((?:[\w-]{1,63}\.){1,5}(?:com|net|org|io|eu|de|fr|nl|at|ch|uk|es|it|pl|info|shop|dev|app))(?:\/\S*)?\s*$/i.exec(
    name,
  )?.[1];
}

function hostOf(address: string): string | undefined {
  return /^https?:\/\/(?:[^@/?#]*@)?([\w.-]+)(?:[:/?#]|$)/i.exec(address)?.[1];
}

function isSameSite(first: string, second: string): boolean {
  const siteOf = (host: string) => host.toLowerCase().split(".").slice(-2).join(".");
  return siteOf(first) === siteOf(second);
}
