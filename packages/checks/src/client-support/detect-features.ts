import type { BlockId } from "@mailwright/document";
import { parseStyle, type Style } from "../style/inline-style.js";
import { baselineFeatures } from "./baseline.js";

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

/** What an element uses that some client may not know, without what every email of ours uses. */
export function featuresOfElement(tag: string, attributes: ReadonlyMap<string, string>, style: Style): readonly string[] {
  const slugs = [...featuresOfStyle(style), ...featuresOfMarkup(tag, attributes)];
  return slugs.length < 2 ? slugs : [...new Set(slugs)];
}

const ofStyles = new WeakMap<Style, readonly string[]>();

function featuresOfStyle(style: Style): readonly string[] {
  const known = ofStyles.get(style);
  if (known) return known;
  const slugs = [...style].flatMap(([property, value]) => featuresOfDeclaration(property, value));
  const rare = [...new Set(slugs)].filter(isRare);
  ofStyles.set(style, rare);
  return rare;
}

function featuresOfDeclaration(property: string, value: string): readonly string[] {
  // Prefixed properties are extras for one engine, which the others pass over.
  if (/^-(?!-)|^mso-/.test(property)) return [];
  const inside = /[(\d-]/.test(value) ? inValues.filter(([pattern]) => pattern.test(value)).map(([, slug]) => slug) : [];
  if (property === "display") return [displays[value.toLowerCase()] ?? "css-display", ...inside];
  const [, slug = `css-${property}`] = byProperty.find(([pattern]) => pattern.test(property)) ?? [];
  return [slug, ...inside];
}

function featuresOfMarkup(tag: string, attributes: ReadonlyMap<string, string>): readonly string[] {
  const slugs: string[] = [];
  const add = (slug: string) => {
    if (isRare(slug)) slugs.push(slug);
  };
  add(elements.find(([pattern]) => pattern.test(tag))?.[1] ?? (semanticTags.has(tag) ? "html-semantics" : `html-${tag}`));
  for (const name of attributes.keys()) if (attributeNames.has(name)) add(`html-${name === "loading" ? "loading-attribute" : name}`);
  if (attributes.has("srcset") || attributes.has("sizes")) add("html-srcset");
  const href = tag === "a" ? (attributes.get("href") ?? "") : "";
  if (href.startsWith("mailto:")) add("html-mailto-links");
  if (/^#./.test(href)) add("html-anchor-links");
  return slugs;
}

function isRare(slug: string): boolean {
  return !baselineFeatures.has(slug);
}

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

/** What a style sheet uses. A sheet of a block's own says in its selectors whose it is: `.code-<id>` or `.mw-own-<id>`. */
export function featuresOfSheet(css: string): readonly { readonly slug: string; readonly blockId: BlockId | undefined }[] {
  const found = new Map<string, { readonly slug: string; readonly blockId: BlockId | undefined }>();
  const add = (slug: string, blockId: BlockId | undefined) => {
    if (isRare(slug)) found.set(`${slug} ${blockId ?? ""}`, { slug, blockId });
  };
  let owner: BlockId | undefined;
  for (const rule of css.split("}")) {
    const [prelude = "", ...bodies] = rule.split("{");
    const selector = bodies.length > 1 ? (bodies[0] ?? "") : prelude;
    for (const part of `${prelude}\n${selector}`.split(/[;\n]/)) {
      const [, slug] = atRules.find(([pattern]) => pattern.test(part.trim().slice(0, 200))) ?? [];
      if (slug) add(slug, owner);
    }
    owner = /\.(?:code|mw-own)-([\w-]{1,64})/.exec(selector.slice(0, 400))?.[1];
    for (const [, isElement, name = ""] of selector.slice(0, 1000).matchAll(/:(:?)([a-z-]+)/g)) {
      add(isElement ? `css-pseudo-element-${name}` : pseudoClass(name), owner);
    }
    const body = bodies.at(-1) ?? "";
    if (body !== "") for (const slug of featuresOfStyle(parseStyle(body))) add(slug, owner);
  }
  return [...found.values()];
}

function pseudoClass(name: string): string {
  return /^(?:after|before|first-letter|first-line)$/.test(name) ? `css-pseudo-element-${name}` : `css-pseudo-class-${name}`;
}
