import { writeCodeDeclarations } from "./code-declarations.js";
import { joinQueries, writeRanges } from "./media-queries.js";

const selector = /^[\w\s.#>+~*:()[\]="'^$|-]+$/;
const hostPart = /:(?:host|root|:)|mw-|mj-|mw_/i;
const pageName = /^(?:html|body|:root)\b/i;
const media = /^@media\b((?:[\w\s:(),.-]|\d\/(?=\d))+)$/i;
// Declarations in parentheses, as in `(display:grid) and (not (gap:1px))`. A `(` after a name would call a function.
const supports = /^@supports\b((?:[\w\s:,.#%-]|(?<![\w-])\(|(?<=\b(?:and|or|not))\(|\))+)$/i;
const depthMax = 4;
const preludeLengthMax = 400;

/** The conditions that rules stand in. */
interface Conditions {
  /** Those of `@supports`, the outer one first. */
  readonly supports: readonly string[];
  /** The media queries; empty where there are none. */
  readonly queries: string;
}

interface ScopedRule extends Conditions {
  readonly css: string;
}

/**
 * A hand-written style sheet → the rules of it that are safe, each only for what stands inside `scope` (a class name). Rules of the page
 * itself mean the scope. Media queries and `@supports` stay; anything else that begins with `@` goes, as do rules that cannot be read.
 */
export function scopeCss(css: string, scope: string): string {
  const plain = css.replace(/<!--|-->/g, "").replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "");
  return writeRules(readRules(plain, scope, { supports: [], queries: "" }, 0));
}

/** Rules that follow each other in the same conditions stand in them together. */
function writeRules(rules: readonly ScopedRule[]): string {
  const groups: { readonly open: string; readonly close: string; css: string }[] = [];
  for (const { supports: conditions, queries, css } of rules) {
    const around = [...conditions.map((condition) => `@supports ${condition}{`), ...(queries === "" ? [] : [`@media ${queries}{`])];
    const last = groups.at(-1);
    const open = around.join("");
    if (last?.open === open) last.css += css;
    else groups.push({ open, close: "}".repeat(around.length), css });
  }
  return groups.map(({ open, css, close }) => open + css + close).join("");
}

function readRules(css: string, scope: string, around: Conditions, depth: number): readonly ScopedRule[] {
  const rules: ScopedRule[] = [];
  let at = 0;
  while (at < css.length) {
    const start = css.indexOf("{", at);
    if (start < 0) break;
    const before = css.slice(at, start);
    // A statement such as `@import …;` before the rule is none of the rule's selector.
    const prelude = before.slice(before.lastIndexOf(";") + 1).trim();
    const end = endOfBlock(css, start);
    const body = css.slice(start + 1, end);
    const inner = prelude.startsWith("@") && depth < depthMax ? innerConditions(prelude, around) : undefined;
    if (inner) for (const rule of readRules(body, scope, inner, depth + 1)) rules.push(rule);
    const own = prelude.startsWith("@") ? "" : writeRule(prelude, body, scope);
    if (own !== "") rules.push({ ...around, css: own });
    at = end + 1;
  }
  return rules;
}

/** The conditions inside of an at-rule; nothing where it may not stay. */
function innerConditions(prelude: string, around: Conditions): Conditions | undefined {
  if (prelude.length > preludeLengthMax) return undefined;
  const asked = media.exec(writeRanges(prelude))?.[1];
  const queries = asked && joinQueries(around.queries, plainSpaces(asked));
  if (queries) return { ...around, queries };
  const condition = supports.exec(prelude)?.[1];
  return condition ? { ...around, supports: [...around.supports, plainSpaces(condition)] } : undefined;
}

const plainSpaces = (text: string) => text.trim().replace(/\s+/g, " ");

/** The index of the `}` that belongs to the `{`; the end of the text where there is none. */
function endOfBlock(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at++) {
    if (css[at] === "{") depth++;
    else if (css[at] === "}" && --depth === 0) return at;
  }
  return css.length;
}

function writeRule(prelude: string, body: string, scope: string): string {
  const selectors = prelude.split(",").map((part) => scopeSelector(part.trim(), scope));
  const declarations = body.includes("{") ? "" : writeCodeDeclarations(body);
  return selectors.includes(undefined) || declarations === "" ? "" : `${selectors.join(",")}{${declarations}}`;
}

function scopeSelector(part: string, scope: string): string | undefined {
  const inside = part.replace(pageName, "").trim();
  if (part === "" || hostPart.test(inside) || (inside !== "" && !selector.test(inside))) return undefined;
  return `.${scope}${inside === "" ? "" : ` ${inside.replace(/\s+/g, " ").replaceAll('"', "'")}`}`;
}
