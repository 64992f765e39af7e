import { decodeEntities, listDeclarations, readSheet, type SheetRule } from "@mailwright/document";
import type { LossList } from "./amp-losses.js";
import { ampProperties, ampPseudoClasses, takesMedia } from "./amp-rules.js";

/** The one style sheet of an AMP part: the styles of its elements become classes, which a hundred elements share. */
export interface AmpStyles {
  /** The class of an element with these declarations; nothing where AMP takes none of them. */
  classOf(declarations: Declared): string | undefined;
  addSheet(css: string, media: string | undefined): void;
  /** Is there a rule for this class of the source? */
  knows(name: string): boolean;
  write(): string;
}

export type Declared = readonly (readonly [property: string, value: string])[];

// AMP takes no `!important`. What is important in the source gets selectors that weigh more than the classes that styles of elements became,
// and these weigh more than all others, as styles of elements do.
const ofElement = ":not(#_)";
const important = ":not(#_):not(#_)";
const importantMark = /\s*!\s*important\s*$/i;

export function createAmpStyles(losses: LossList): AmpStyles {
  const classes = new Map<string, string>();
  const sheets: SheetRule[] = [];
  const known = new Set<string>();
  const note = (rules: readonly SheetRule[]): void => {
    for (const rule of rules) {
      for (const [, name = ""] of rule.prelude.matchAll(/\.(-?[_a-z][\w-]*)/gi)) known.add(name);
      if (rule.kind === "group") note(rule.rules);
    }
  };
  return {
    classOf(declarations) {
      const css = writeDeclarations(declarations, "all");
      if (css === "") return undefined;
      const name = classes.get(css) ?? `m${classes.size.toString(36)}`;
      classes.set(css, name);
      return name;
    },
    addSheet(css, media) {
      const rules = readSheet(css);
      note(rules);
      sheets.push(...(media ? [{ kind: "group", prelude: `@media ${decodeEntities(media)}`, rules } as const] : rules));
    },
    knows: (name) => known.has(name),
    write() {
      const own = [...classes].map(([css, name]) => `.${name}${ofElement}{${css}}`);
      return [...writeRules(sheets, losses, "normal"), ...own, ...writeRules(sheets, losses, "important")].join("\n");
    },
  };
}

type Weight = "normal" | "important";

function writeRules(rules: readonly SheetRule[], losses: LossList, weight: Weight): readonly string[] {
  return rules.flatMap((rule) => {
    if (rule.kind === "statement") return noteLost(rule.prelude, losses);
    if (rule.kind === "style") return rule.prelude.startsWith("@") ? noteLost(rule.prelude, losses) : writeRule(rule, weight);
    if (!/^@media\b/i.test(rule.prelude) || !takesMedia(rule.prelude)) return noteLost(rule.prelude, losses);
    const inside = writeRules(rule.rules, losses, weight);
    return inside.length === 0 ? [] : [`${rule.prelude}{${inside.join("")}}`];
  });
}

function noteLost(prelude: string, losses: LossList): readonly string[] {
  if (/prefers-color-scheme\s*:\s*dark/i.test(prelude)) losses.add("dark");
  if (/^@(?:font-face|import)\b/i.test(prelude)) losses.add("font");
  return [];
}

function writeRule({ prelude, body }: { readonly prelude: string; readonly body: string }, weight: Weight): readonly string[] {
  const css = writeDeclarations(listDeclarations(body), weight);
  if (css === "") return [];
  const selectors = prelude.split(",").map((selector) => selector.trim().replace(/(^|[\s>+~])img(?![\w-])/gi, "$1amp-img"));
  const kept = selectors.filter(isAmpSelector).map((selector) => (weight === "important" ? selector + important : selector));
  return kept.length === 0 ? [] : [`${kept.join(",")}{${css}}`];
}

/** Without attributes, elements that are none and states that AMP does not know. What only another mail program reads is left out too. */
function isAmpSelector(selector: string): boolean {
  if (!/^[\w\s.#>+~*:()-]+$/.test(selector) || selector.includes("::") || /#outlook|\.moz-text-html|\.i-amphtml-/i.test(selector))
    return false;
  const states = [...selector.matchAll(/:([\w-]+)/g)].map(([, name = ""]) => name.toLowerCase());
  return states.every((state) => ampPseudoClasses.has(state));
}

function writeDeclarations(declarations: Declared, weight: Weight | "all"): string {
  const kept = new Map<string, string>();
  for (const [name, written] of declarations) {
    const isImportant = importantMark.test(written);
    if (weight !== "all" && isImportant !== (weight === "important")) continue;
    const property = name.toLowerCase();
    const value = written.replace(importantMark, "").trim();
    if (!takesDeclaration(property, value)) continue;
    kept.delete(property);
    kept.set(property, value);
  }
  return [...kept].map(([property, value]) => `${property}:${value}`).join(";");
}

function takesDeclaration(property: string, value: string): boolean {
  if (!ampProperties.has(property) || value === "") return false;
  // A value that could end its rule, or that AMP reads as one for another program.
  if (/[{}<>;\\]|expression\(|^-webkit-|!/i.test(value.replace(/\{\{[^{}]*\}\}/g, ""))) return false;
  const addresses = [...value.matchAll(/url\(\s*["']?([^"')]*)/gi)].map(([, address = ""]) => address);
  return addresses.every((address) => /^https:\/\/[^\s/]/i.test(address));
}
