import type { OverridePart } from "@mailwright/document";

/** One class of the head: what an element with it looks like on a device or in the dark. */
export interface OverrideRule {
  readonly part: OverridePart;
  readonly className: string;
  /** Declarations with `!important`: they stand against inline styles. */
  readonly css: string;
}

/** Hides the light one of two pictures in the dark. */
export const lightPictureRule: OverrideRule = { part: "dark", className: "mw-light", css: "display:none!important" };

/** Makes a rule. The name of its class is a hash of what the rule says, so equal overrides share one class, in every run. */
export function createRule(part: OverridePart, css: string): OverrideRule {
  return { part, className: `mw-${part[0]}${hash(css)}`, css };
}

/** The rules of several rows, each once, in the order of their first appearance. */
export function mergeRules(rows: Iterable<readonly OverrideRule[]>): readonly OverrideRule[] {
  const rules = new Map<string, OverrideRule>();
  for (const row of rows) for (const rule of row) if (!rules.has(rule.className)) rules.set(rule.className, rule);
  return [...rules.values()];
}

/** The CSS of the rules. Those for phones come last, because a phone matches the media query for tablets too. */
export function writeRules(rules: readonly OverrideRule[]): string {
  const of = (part: OverridePart) => rules.filter((rule) => rule.part === part);
  const dark = of("dark");
  return [
    inMedia("only screen and (max-width:992px)", of("tablet")),
    inMedia("only screen and (max-width:480px)", of("mobile")),
    inMedia("(prefers-color-scheme:dark)", dark),
    ...dark.map(writeForOutlook),
  ]
    .filter((css) => css !== "")
    .join("\n");
}

function inMedia(query: string, rules: readonly OverrideRule[]): string {
  return rules.length === 0 ? "" : `@media ${query}{${rules.map(({ className, css }) => `.${className}{${css}}`).join("")}}`;
}

// Outlook's apps and outlook.com do not support `prefers-color-scheme`. In the dark they add an attribute to elements whose colours they
// changed: `data-ogsc` for the text colour, `data-ogsb` for the background.
function writeForOutlook({ className, css }: OverrideRule): string {
  const declarations = css.split(/(?<=!important);/);
  const isBackground = (declaration: string) => declaration.startsWith("background");
  const write = (mark: string, own: readonly string[]) => (own.length === 0 ? "" : `[${mark}] .${className}{${own.join(";")}}`);
  const rules = [
    write(
      "data-ogsc",
      declarations.filter((each) => !isBackground(each)),
    ),
    write("data-ogsb", declarations.filter(isBackground)),
  ];
  return rules.filter((rule) => rule !== "").join("\n");
}

/** A hash of 64 bits: FNV-1a of 32 bits, run twice with different start values. Two texts of one email practically never get the same. */
function hash(text: string): string {
  return [0x811c9dc5, 0x1b873593].map((blueprint) => fnv(text, blueprint).toString(36)).join("");
}

function fnv(text: string, blueprint: number): number {
  let sum = blueprint;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}
