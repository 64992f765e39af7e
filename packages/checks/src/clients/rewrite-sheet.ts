import { type BlockId, readSheet, type SheetRule } from "@mailwright/document";
import { slugOfAtRule, slugsOfPseudos } from "../client-support/feature-names.js";
import { settlePartial } from "./partial-rules.js";
import type { Reading } from "./reading.js";
import type { StyleReader } from "./rewrite-declarations.js";

/** A style sheet with the rules that a client applies. A sheet of a block's own says in its selectors whose it is. */
export function rewriteSheet(css: string, reading: Reading, applyStyle: StyleReader): string {
  return writeRules(readSheet(css), { reading, applyStyle });
}

/** No rule that a person wrote is longer. */
const preludeMax = 4000;

interface Sheet {
  readonly reading: Reading;
  readonly applyStyle: StyleReader;
}

function writeRules(rules: readonly SheetRule[], sheet: Sheet): string {
  return rules.map((rule) => (rule.prelude.startsWith("@") ? writeAtRule(rule, sheet) : writeStyleRule(rule, sheet))).join("\n");
}

function writeAtRule(rule: SheetRule, sheet: Sheet): string {
  const { losses } = sheet.reading;
  const lacking = lackingAtRule(rule.prelude, sheet.reading);
  if (lacking) {
    losses.add(lacking, ownerOf(rule.kind === "group" ? rule.rules.map(({ prelude }) => prelude).join(" ") : ""));
    return "";
  }
  if (rule.kind === "statement") return `${rule.prelude};`;
  if (rule.kind === "style") return `${rule.prelude}{${rule.body}}`;
  return `${rule.prelude}{${writeRules(rule.rules, sheet)}}`;
}

/** The feature for which a rule with `@` is left out. A question of the media needs the asking itself besides. */
function lackingAtRule(prelude: string, { support, client }: Reading): string | undefined {
  const own = slugOfAtRule(prelude);
  const slugs = [...(own ? [own] : []), ...(/^@media\b/i.test(prelude) && own !== "css-at-media" ? ["css-at-media"] : [])];
  return slugs.find((slug) => {
    const known = support.of(slug);
    const partly = known === "part" ? settlePartial(slug, prelude, client.supportId) : undefined;
    return known === "none" || (partly !== undefined && partly.left === undefined);
  });
}

function writeStyleRule(rule: SheetRule, { reading, applyStyle }: Sheet): string {
  if (rule.kind !== "style") return "";
  const owner = ownerOf(rule.prelude);
  const selectors = splitSelectors(rule.prelude).filter((selector) => {
    const lacking = slugsOfSelector(selector).find((slug) => isLacking(slug, selector, reading));
    if (lacking) reading.losses.add(lacking, owner);
    return lacking === undefined;
  });
  if (selectors.length === 0) return "";
  const { css, lost } = applyStyle(rule.body);
  for (const [slug, isPartial] of lost) reading.losses.add(slug, owner, isPartial);
  return css === "" ? "" : `${selectors.join(",")}{${css}}`;
}

function isLacking(slug: string, selector: string, { support, client }: Reading): boolean {
  const known = support.of(slug);
  if (known !== "part") return known === "none";
  const partly = settlePartial(slug, selector, client.supportId);
  return partly !== undefined && partly.left === undefined;
}

const selectorPart = /(?:[^,([]|\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)|[([])+/g;

/** Cuts at the commas between selectors; one in brackets or parentheses is part of its selector. */
function splitSelectors(prelude: string): readonly string[] {
  return (prelude.slice(0, preludeMax).match(selectorPart) ?? []).map((selector) => selector.trim()).filter((selector) => selector !== "");
}

const signs: readonly (readonly [RegExp, string])[] = [
  [/\[/, "css-selector-attribute"],
  [/>/, "css-selector-child"],
  [/\+/, "css-selector-adjacent-sibling"],
  [/~(?!=)/, "css-selector-general-sibling"],
  [/[^\s>+~,]\s+[^\s>+~,{]/, "css-selector-descendant"],
  [/\.[\w-]+\.[\w-]/, "css-selector-chaining"],
  [/\./, "css-selector-class"],
  [/#/, "css-selector-id"],
  [/\*/, "css-selector-universal"],
];

function slugsOfSelector(selector: string): readonly string[] {
  const plain = selector.slice(0, 1000);
  const bare = plain.replace(/\[[^\]]*\]|\([^)]*\)/g, "[]");
  return [...signs.filter(([pattern]) => pattern.test(bare)).map(([, slug]) => slug), ...slugsOfPseudos(plain)];
}

function ownerOf(selectors: string): BlockId | undefined {
  return /\.(?:code|mw-own)-([\w-]{1,64})/.exec(selectors.slice(0, 1000))?.[1];
}
