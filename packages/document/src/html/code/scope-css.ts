import { writeCodeDeclarations } from "./code-declarations.js";

const selector = /^[\w\s.#>+~*:()[\]="'^$|-]+$/;
const hostPart = /:(?:host|root|:)|mw-|mj-|mw_/i;
const pageName = /^(?:html|body|:root)\b/i;
const media = /^@media\s[\w\s:(),.-]+$/i;

/**
 * A hand-written style sheet → the rules of it that are safe, each only for what stands inside `scope` (a class name). Rules of the page
 * itself mean the scope. Media queries stay; anything else that begins with `@` goes, as do rules that cannot be read.
 */
export function scopeCss(css: string, scope: string): string {
  return writeRules(css.replace(/<!--|-->/g, "").replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ""), scope, 0);
}

function writeRules(css: string, scope: string, depth: number): string {
  const rules: string[] = [];
  let at = 0;
  while (at < css.length) {
    const start = css.indexOf("{", at);
    if (start < 0) break;
    const before = css.slice(at, start);
    // A statement such as `@import …;` before the rule is none of the rule's selector.
    const prelude = before.slice(before.lastIndexOf(";") + 1).trim();
    const end = endOfBlock(css, start);
    const body = css.slice(start + 1, end);
    if (media.test(prelude) && depth === 0) {
      const inside = writeRules(body, scope, depth + 1);
      if (inside !== "") rules.push(`${prelude.replace(/\s+/g, " ")}{${inside}}`);
    } else if (!prelude.startsWith("@")) rules.push(writeRule(prelude, body, scope));
    at = end + 1;
  }
  return rules.filter((rule) => rule !== "").join("");
}

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
