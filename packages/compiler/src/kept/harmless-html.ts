import { decodeEntities, isSafeAddress } from "@mailwright/document";

/** A comment, the end of Outlook's, or a tag that is written to its end: read one after the other, as a browser does. */
const part =
  /<!--(?!-?>)(?:(?!-->|--!>)[\s\S])*-->|<!\[endif\]-->|<\/?([a-z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?)*)\s*\/?>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/g;
const addresses = /^(?:href|src|srcset|background|cite|action|formaction|poster|longdesc|data|xlink:href)$/i;

/**
 * May this HTML stand in a page as it is written? Only if every `<` begins a comment or a complete tag of the list, and no attribute and
 * no address runs anything.
 */
export function isHarmlessHtml(html: string, tags: ReadonlySet<string>): boolean {
  if (/[\uE000-\uE007]/.test(html)) return false;
  let isHarmless = true;
  const rest = html.replace(part, (found, name: string | undefined, attributes: string | undefined) => {
    isHarmless &&= name === undefined ? isHarmlessComment(found) : tags.has(name.toLowerCase()) && areHarmless(attributes ?? "");
    return " ";
  });
  return isHarmless && !/<[a-z/!?]/i.test(rest);
}

/** What stands in a comment for Outlook is looked at as well. */
function isHarmlessComment(text: string): boolean {
  const inside = /^<!--\[if[^\]]*\]>([\s\S]*?)(?:<!\[endif\]-->|<!-->|-->)$/.exec(text)?.[1];
  if (inside === undefined || inside.trim() === "" || inside === "<!") return true;
  return !/<\s*(?:script|iframe|object|embed|form|meta|base)\b|\son\w+\s*=|javascript:/i.test(inside);
}

function areHarmless(attributes: string): boolean {
  for (const [, name = "", quoted, single, bare] of attributes.matchAll(attribute)) {
    const value = decodeEntities(quoted ?? single ?? bare ?? "");
    if (/^on|^(?:srcdoc|ping|formaction|is|slot|part)$/i.test(name)) return false;
    if (addresses.test(name) && value.trim() !== "" && !value.split(/,\s+/).every((each) => isSafeAddress(each.trim()))) return false;
    if (
      /^style$/i.test(name) &&
      /expression\s*\(|javascript:|behavior\s*:|-moz-binding|position\s*:\s*(?:fixed|sticky|absolute)|@import/i.test(value)
    )
      return false;
  }
  return true;
}
