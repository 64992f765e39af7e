import type { CheckedBlock, Email } from "../email/email.js";
import type { Fix, RuleFinding } from "../email/finding.js";
import type { Rule } from "../email/rule.js";
import type { Facts } from "../facts/facts.js";
import { type ColorPair, measureContrast } from "../facts/measure-contrast.js";
import { findInkPlaces } from "../fixes/ink-places.js";

/** Text can be read on what is behind it, in the light and, where the author has given dark colours, in the dark. */
export const contrast: Rule = {
  id: "contrast",
  *check(email) {
    yield* judge(email, email.light, "light");
    if (email.dark) yield* judge(email, email.dark, "dark");
  },
};

export type ContrastScheme = "light" | "dark";

function* judge(email: Email, { texts }: Facts, scheme: ContrastScheme): Iterable<RuleFinding> {
  const said = new Set<string>();
  for (const text of texts) {
    const pair = measureContrast(text);
    if (!pair || pair.ratio >= pair.wanted) continue;
    const subject = `${scheme} ${pair.ink} ${pair.ground}`;
    const key = `${text.blockId ?? ""} ${subject}`;
    if (said.has(key)) continue;
    said.add(key);
    const { ink, ground, wanted } = pair;
    const ratio = Math.floor(pair.ratio * 10) / 10;
    yield {
      severity: pair.ratio < Math.min(3, wanted - 1) ? "error" : "warning",
      code: `contrast-${scheme}`,
      blockId: text.blockId,
      subject,
      values: { ratio, wanted, ink, ground, text: shorten(text.text) },
      fix: fixOf(email.find(text.blockId), pair, scheme),
    };
  }
}

const quotedMax = 40;

function shorten(text: string): string {
  const words = text.trim();
  return words.length > quotedMax ? `${words.slice(0, quotedMax).replace(/\s+\S*$/, "")} …` : words;
}

function fixOf(checked: CheckedBlock | undefined, { ink, ground, better, wanted }: ColorPair, scheme: ContrastScheme): Fix | undefined {
  if (!checked || findInkPlaces(checked.block, checked.definition, checked.values, ink, scheme).length === 0) return undefined;
  return { kind: "raise-contrast", values: { scheme, ink, ground, color: better, wanted } };
}
