/** The rules of a page's style sheets that say something of a part of it. */
export function matchingCss(page: Document, part: Element): string {
  const elements = part.querySelectorAll("*");
  if (elements.length === 0) return "";
  return page.adoptedStyleSheets.map((sheet) => pickRules(sheet.cssRules, part)).join("");
}

function pickRules(rules: CSSRuleList, part: Element): string {
  return [...rules].map((rule) => pickRule(rule, part)).join("");
}

function pickRule(rule: CSSRule, part: Element): string {
  if ("selectorText" in rule) return matches(String(rule.selectorText), part) ? rule.cssText : "";
  // Container queries have a condition too, which no email client reads.
  if (!("conditionText" in rule) || !("cssRules" in rule) || "containerName" in rule) return "";
  // The one cast: `instanceof CSSConditionRule` fails for rules of the frame, which has constructors of its own.
  const group = rule as CSSConditionRule;
  const inside = pickRules(group.cssRules, part);
  return inside === "" ? "" : `@${"media" in rule ? "media" : "supports"} ${group.conditionText}{${inside}}`;
}

function matches(selectors: string, part: Element): boolean {
  // `:hover` and the like may apply later, and `html` and `body` are not in the part, which is tested outside of its page: both are left out
  // of the test.
  const bare = selectors.replace(/::?[\w-]+(?:\([^()]*\))?/g, "").replace(/(^|,)\s*(?:html|body)(?=[\s>])\s*>?\s*/gi, "$1");
  try {
    return part.querySelector(bare) !== null;
  } catch {
    // No selector of a browser of today, such as hacks for old clients.
    return false;
  }
}
