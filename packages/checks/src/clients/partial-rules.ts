/** What is left of a value that a client knows in part: the value or another, or nothing. */
export type Settled = string | undefined;

interface PartialRule {
  readonly slug: string;
  /** Of which clients, by how "Can I email" calls them. */
  readonly clients: RegExp;
  readonly settle: (value: string) => Settled;
}

/** A longer value holds a picture, and no note is about those. */
const valueMax = 1000;

const everyone = /./;
const word = /^outlook\.windows/;
const outlook = /^outlook\./;
const gmail = /^gmail\./;
const yahoo = /^(?:yahoo|aol)\./;

const loseIf = (pattern: RegExp) => (value: string) => (pattern.test(value) ? undefined : value);
const keepIf = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined);

/** The notes of "Can I email" to features that clients know in part, as far as emails are likely to meet them. */
const partialRules: readonly PartialRule[] = [
  { slug: "css-margin", clients: word, settle: loseIf(/\bauto\b|(?:^|\s)-\d/) },
  { slug: "css-margin", clients: everyone, settle: loseIf(/(?:^|\s)-\d/) },
  { slug: "css-background", clients: word, settle: onlyColor },
  { slug: "css-background", clients: everyone, settle: loseIf(/,(?![^(]*\))/) },
  { slug: "css-background-image", clients: everyone, settle: loseIf(/,(?![^(]*\))/) },
  { slug: "css-display", clients: word, settle: keepIf(/^none\b/i) },
  { slug: "css-display", clients: everyone, settle: loseIf(/\b(?:flow-root|inline-flex|inline-grid|contents)\b/i) },
  { slug: "css-font-size", clients: everyone, settle: loseIf(/\drem\b/) },
  { slug: "css-position", clients: outlook, settle: keepIf(/^sticky\b/i) },
  { slug: "css-position", clients: yahoo, settle: keepIf(/^relative\b/i) },
  { slug: "css-rgb", clients: word, settle: loseIf(/rgb\([^,)]*\)|rgb\((?:[^,)]*,){3}/i) },
  { slug: "css-rgb", clients: everyone, settle: loseIf(/rgba?\([^,)]*\)/i) },
  { slug: "css-rgba", clients: everyone, settle: loseIf(/rgba?\([^,)]*\)/i) },
  { slug: "css-text-indent", clients: everyone, settle: loseIf(/^-\d/) },
  { slug: "css-text-transform", clients: word, settle: loseIf(/\blowercase\b/i) },
  { slug: "css-border-radius", clients: everyone, settle: loseIf(/\//) },
  { slug: "css-at-media", clients: gmail, settle: loseIf(/\bheight\b/i) },
  { slug: "css-at-media", clients: yahoo, settle: loseIf(/\((?!\s*(?:min|max)-(?:width|height)\b)/i) },
  { slug: "css-selector-attribute", clients: gmail, settle: keepIf(/\[\s*class\s*~=/i) },
  { slug: "css-selector-attribute", clients: yahoo, settle: keepIf(/\[[\w-]+=/) },
];

/** The value as a client reads it that knows the feature in part; nothing is said where no note is about such values. */
export function settlePartial(slug: string, value: string, supportId: string): { readonly left: Settled } | undefined {
  if (value.length > valueMax) return undefined;
  const rule = partialRules.find((candidate) => candidate.slug === slug && candidate.clients.test(supportId));
  return rule && { left: rule.settle(value) };
}

/** Word reads the colour of a `background`, and no picture. */
function onlyColor(value: string): Settled {
  if (!/url\(|gradient\(/i.test(value)) return value;
  return /#[\da-f]{3,8}\b|\brgba?\([^()]*\)/i.exec(value.replace(/url\([^)]*\)|gradient\(.*\)/gi, ""))?.[0];
}
