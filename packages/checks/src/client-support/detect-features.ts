import type { BlockId } from "@mailwright/document";
import { parseStyle, type Style } from "../style/inline-style.js";
import { baselineFeatures } from "./baseline.js";
import { slugOfAtRule, slugOfAttribute, slugOfElement, slugsOfDeclaration, slugsOfPseudos } from "./feature-names.js";

/** What an element uses that some client may not know, without what every email of ours uses. */
export function featuresOfElement(tag: string, attributes: ReadonlyMap<string, string>, style: Style): readonly string[] {
  const slugs = [...featuresOfStyle(style), ...featuresOfMarkup(tag, attributes)];
  return slugs.length < 2 ? slugs : [...new Set(slugs)];
}

const ofStyles = new WeakMap<Style, readonly string[]>();

function featuresOfStyle(style: Style): readonly string[] {
  const known = ofStyles.get(style);
  if (known) return known;
  const slugs = [...style].flatMap(([property, value]) => slugsOfDeclaration(property, value));
  const rare = [...new Set(slugs)].filter(isRare);
  ofStyles.set(style, rare);
  return rare;
}

function featuresOfMarkup(tag: string, attributes: ReadonlyMap<string, string>): readonly string[] {
  const slugs: string[] = [];
  const add = (slug: string) => {
    if (isRare(slug)) slugs.push(slug);
  };
  add(slugOfElement(tag));
  for (const slug of new Set(Array.from(attributes.keys(), slugOfAttribute))) if (slug) add(slug);
  const href = tag === "a" ? (attributes.get("href") ?? "") : "";
  if (href.startsWith("mailto:")) add("html-mailto-links");
  if (/^#./.test(href)) add("html-anchor-links");
  return slugs;
}

function isRare(slug: string): boolean {
  return !baselineFeatures.has(slug);
}

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
      const slug = slugOfAtRule(part);
      if (slug) add(slug, owner);
    }
    owner = /\.(?:code|mw-own)-([\w-]{1,64})/.exec(selector.slice(0, 400))?.[1];
    for (const slug of slugsOfPseudos(selector)) add(slug, owner);
    const body = bodies.at(-1) ?? "";
    if (body !== "") for (const slug of featuresOfStyle(parseStyle(body))) add(slug, owner);
  }
  return [...found.values()];
}
