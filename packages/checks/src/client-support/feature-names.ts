/** Names of caniemail for what emails are written with. */
type Table = readonly (readonly [pattern: RegExp, slug: string])[];

/** Features that stand in a value, whatever the property. Names are caniemail's. */
const inValues: Table = [
  [/\bvar\(/, "css-variables"],
  [/\bcalc\(/, "css-unit-calc"],
  [/\bclamp\(/, "css-function-clamp"],
  [/\bmin\(/, "css-function-min"],
  [/\bmax\(/, "css-function-max"],
  [/\blight-dark\(/, "css-function-light-dark"],
  [/\blinear-gradient\(/, "css-linear-gradient"],
  [/\bradial-gradient\(/, "css-radial-gradient"],
  [/\bconic-gradient\(/, "css-conic-gradient"],
  [/\b(?:ok)?l(?:ch|ab)\(/, "css-modern-color"],
  [/\brgb\(/, "css-rgb"],
  [/\brgba\(/, "css-rgba"],
  [/\b(?:fit|min|max)-content\b/, "css-intrinsic-size"],
  [/\bsystem-ui\b|\bui-(?:sans-)?serif\b/, "css-sytem-ui"],
  [/\d(?:em)\b/, "css-unit-em"],
  [/\drem\b/, "css-unit-rem"],
  [/\dvw\b/, "css-unit-vw"],
  [/\dvh\b/, "css-unit-vh"],
  [/\dvmin\b/, "css-unit-vmin"],
  [/\dvmax\b/, "css-unit-vmax"],
  [/\dch\b/, "css-unit-ch"],
  [/\dex\b/, "css-unit-ex"],
];

/** Properties that caniemail knows by another name than `css-…` and the property. */
const byProperty: Table = [
  [/^--/, "css-variables"],
  [/^(?:row|column)-gap$|^gap$/, "css-gap"],
  [/^(?:left|right|top|bottom)$/, "css-left-right-top-bottom"],
  [/^margin-(?:top|right|bottom|left)$/, "css-margin"],
  [/^padding-(?:top|right|bottom|left)$/, "css-padding"],
  [/^margin-(?:inline|block)$/, "css-margin-inline-block"],
  [/^padding-(?:inline|block)$/, "css-padding-inline-block"],
  [/^border-(?:top|bottom)-(?:left|right)-radius$/, "css-border-radius"],
  [/^border-(?:(?:top|right|bottom|left)(?:-(?:width|style|color))?|width|style|color)$/, "css-border"],
  [/^overflow-[xy]$/, "css-overflow"],
  [/^grid-template/, "css-grid-template"],
  [/^animation-/, "css-animation"],
  [/^transition-/, "css-transition"],
  [/^outline-(?:width|style|color)$/, "css-outline"],
];

const displays: Readonly<Record<string, string>> = {
  flex: "css-display-flex",
  "inline-flex": "css-display-flex",
  grid: "css-display-grid",
  "inline-grid": "css-display-grid",
  none: "css-display-none",
};

// Without `details` and `summary`, which caniemail counts to these: a client that does not know them shows all that they would fold.
const semanticTags = new Set("article aside figcaption figure footer header main mark nav section time".split(" "));
const elements: Table = [
  [/^h[1-6]$/, "html-h1-h6"],
  [/^(?:ul|ol|li|dl|dt|dd)$/, "html-lists"],
  [/^(?:area|map)$/, "html-image-maps"],
];

const attributeNames = new Set(
  "align aria-describedby aria-hidden aria-label aria-labelledby aria-live background cellpadding cellspacing dir height hidden lang loading role target valign width".split(
    " ",
  ),
);

const atRules: Table = [
  [/^@font-face\b/, "css-at-font-face"],
  [/^@import\b/, "css-at-import"],
  [/^@(?:-webkit-)?keyframes\b/, "css-at-keyframes"],
  [/^@supports\b/, "css-at-supports"],
  [/^@media\b.*prefers-color-scheme/, "css-at-media-prefers-color-scheme"],
  [/^@media\b.*prefers-reduced-motion/, "css-at-media-prefers-reduced-motion"],
  [/^@media\b.*\bhover\b/, "css-at-media-hover"],
  [/^@media\b.*orientation/, "css-at-media-orientation"],
  [/^@media\b/, "css-at-media"],
];

/** What a declaration uses: its property, and what stands in its value. */
export function slugsOfDeclaration(property: string, value: string): readonly string[] {
  // Prefixed properties are extras for one engine, which the others pass over.
  if (/^-(?!-)|^mso-/.test(property)) return [];
  const inside = /[(\d-]/.test(value) ? inValues.filter(([pattern]) => pattern.test(value)).map(([, slug]) => slug) : [];
  if (property === "display") return [displays[value.toLowerCase()] ?? "css-display", ...inside];
  const [, slug = `css-${property}`] = byProperty.find(([pattern]) => pattern.test(property)) ?? [];
  return [slug, ...inside];
}

/** The element itself. */
export function slugOfElement(tag: string): string {
  return elements.find(([pattern]) => pattern.test(tag))?.[1] ?? (semanticTags.has(tag) ? "html-semantics" : `html-${tag}`);
}

/** An attribute, where caniemail has one of this name. */
export function slugOfAttribute(name: string): string | undefined {
  if (name === "srcset" || name === "sizes") return "html-srcset";
  return attributeNames.has(name) ? `html-${name === "loading" ? "loading-attribute" : name}` : undefined;
}

/** A rule that begins with `@`. */
export function slugOfAtRule(prelude: string): string | undefined {
  return atRules.find(([pattern]) => pattern.test(prelude.trim().slice(0, 200)))?.[1];
}

/** The pseudo-classes and pseudo-elements of a selector. */
export function slugsOfPseudos(selector: string): readonly string[] {
  return Array.from(selector.slice(0, 1000).matchAll(/:(:?)([a-z-]+)/g), ([, isElement, name = ""]) =>
    isElement ? `css-pseudo-element-${name}` : pseudoClass(name),
  );
}

function pseudoClass(name: string): string {
  return /^(?:after|before|first-letter|first-line)$/.test(name) ? `css-pseudo-element-${name}` : `css-pseudo-class-${name}`;
}
