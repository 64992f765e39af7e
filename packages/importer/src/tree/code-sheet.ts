import { renderCustomCode } from "@mailwright/document";
import type { PlacedElement } from "../mjml/placed-element.js";

const scopeName = /(?:^|\s)(code-[\w-]+)(?=\s|$)/;
const styleElement = /<(style|mj-style)\b[^<>]*>([\s\S]*?)<\/\1\s*>/gi;
const depthMax = 6;
const settlingScope = "code-x";

/**
 * A code block's element with the style sheet that stands before its HTML. The compiler writes it into the head, each rule below a class of
 * the block's own.
 */
export function withCodeSheet(element: PlacedElement, head: string): PlacedElement {
  const scope = element.tagName === "mj-text" ? scopeName.exec(element.attribute("css-class") ?? "")?.[1] : undefined;
  if (!scope || !head.includes(`.${scope}`)) return element;
  const rules = Array.from(head.matchAll(styleElement), ([, , css = ""]) => rulesOf(css, scope, 0)).join("");
  return rules === "" ? element : { ...element, content: withSheet(element.content, rules) };
}

/**
 * Hand-written HTML with its style sheets as an editable export brings it back: without what no email is sent with, written as it is sent.
 * Stored like this, a code block is the same after each export and import.
 */
export function settledCode(code: string): string {
  const { html, css } = renderCustomCode(code, settlingScope);
  return withSheet(html.replace(outlookOnly, withoutGaps).replace(betweenComments, ""), rulesOf(css, settlingScope, 0));
}

const outlookOnly = /<!--\[if [^\]]*\]>[\s\S]*?<!\[endif\]-->/g;
/** Between the tags for Outlook MJML leaves no white space, and around words, such as template tags, a single sign of it. */
const withoutGaps = (comment: string) => comment.replace(/(^|>)\s+(<|$)/gm, "$1$2").replace(/\s{2,}/g, " ");

/** Comments for Outlook that follow each other are one when they are sent. */
const betweenComments = /(?<!<!--)<!\[endif\]-->\s*<!--\[if mso \| IE\]>/g;

const withSheet = (html: string, rules: string) => (rules === "" ? html : `<style>${rules}</style>\n${html}`);

/** The rules of a scope, as they were before they were put below it. */
function rulesOf(css: string, scope: string, depth: number): string {
  if (depth > depthMax || !css.includes(scope)) return "";
  let rules = "";
  let at = 0;
  for (let start = css.indexOf("{", at); start >= 0; start = css.indexOf("{", at)) {
    const end = endOfBlock(css, start);
    const prelude = css.slice(at, start).trim();
    const body = css.slice(start + 1, end);
    if (prelude.startsWith("@")) {
      const inner = rulesOf(body, scope, depth + 1);
      if (inner !== "") rules += `${prelude}{${inner}}`;
    } else {
      const selectors = prelude.split(",").flatMap((selector) => selectorWithout(selector.trim(), scope));
      if (selectors.length > 0) rules += `${selectors.join(",")}{${body}}`;
    }
    at = end + 1;
  }
  return rules;
}

/** The scope alone stands for the page. */
function selectorWithout(selector: string, scope: string): readonly string[] {
  if (selector === `.${scope}`) return ["body"];
  return selector.startsWith(`.${scope} `) ? [selector.slice(scope.length + 2).trim()] : [];
}

function endOfBlock(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at++) {
    if (css[at] === "{") depth++;
    else if (css[at] === "}" && --depth === 0) return at;
  }
  return css.length;
}
