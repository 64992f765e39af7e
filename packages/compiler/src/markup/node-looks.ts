import { escapeAttribute, type MjmlNode } from "@mailwright/document";
import { splitContents } from "./markers.js";
import { readTags } from "./read-tags.js";

/**
 * Writes the looks of sections and of the page wrapper (gradient, opacity, letters), for which MJML has no attributes, into the styles of their
 * elements. MJML draws a section as a table, inside a `div` unless it is as wide as the window. The mark of the block finds the element.
 */
export function addLooks(html: string, nodes: readonly MjmlNode[]): string {
  return nodes.reduce((written, { look, attributes }) => {
    const marker = look && /\uE000[^\uE001]+\uE001/.exec(attributes["css-class"] ?? "")?.[0];
    return marker ? addLook(written, marker, look) : written;
  }, html);
}

function addLook(html: string, marker: string, { whole, ground }: NonNullable<MjmlNode["look"]>): string {
  const at = html.search(markedElement(marker));
  if (at < 0) return html;
  const markup = splitContents(html.slice(at))[0] ?? "";
  const [outer, ...inner] = readTags(markup);
  const table = outer?.name === "table" ? outer : inner.find(({ name }) => name === "table");
  if (!outer || !table) return html;
  const isOne = table === outer;
  const styled = addStyle(markup.slice(0, outer.end), [whole, ground]);
  const inside = isOne ? "" : markup.slice(outer.end, table.start) + addStyle(markup.slice(table.start, table.end), [ground]);
  return html.slice(0, at) + styled + inside + html.slice(at + table.end);
}

/** The element with this mark, but not the table that MJML writes for Outlook: Outlook supports none of these styles. */
function markedElement(marker: string): RegExp {
  return new RegExp(`<(?:div|table)(?=[^<>]* class="[^"]*${marker}[ "])[^<>]*>`);
}

function addStyle(tag: string, declarations: readonly string[]): string {
  const added = escapeAttribute(declarations.filter((each) => each !== "").join(";"));
  return added === "" ? tag : tag.replace(/ style="([^"]*?);?"/, (_, own: string) => ` style="${own};${added};"`);
}
