import { type Block, escapeAttribute, type JsonValue } from "@mailwright/document";

/** Does the block itself hold this address, as it is or as the target of a link in a text? */
export function holdsAddress(block: Block, address: string): boolean {
  return replaceAddress(block, address, `${address}#`) !== block;
}

/**
 * The block with another address in the place of this one, wherever it stands: alone (perhaps without the scheme that compile adds),
 * or in an attribute of a text. The very same block where it holds none.
 */
export function replaceAddress(block: Block, from: string, to: string): Block {
  const props = replaceIn(block.props, from, to);
  return props === block.props || !isRecord(props) ? block : { ...block, props };
}

function replaceIn(value: JsonValue, from: string, to: string): JsonValue {
  if (typeof value === "string") return replaceInText(value, from, to);
  if (typeof value !== "object" || value === null) return value;
  if (isList(value)) {
    const items = value.map((item) => replaceIn(item, from, to));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const entries = Object.entries(value).map(([name, member]) => [name, replaceIn(member, from, to)] as const);
  return entries.every(([name, member]) => member === value[name]) ? value : Object.fromEntries(entries);
}

function replaceInText(text: string, from: string, to: string): string {
  const bare = text.trim();
  if (bare === from || `http://${bare}` === from) return to;
  if (!text.includes("<")) return text;
  // As people and our own editor write it; both kinds of quotes.
  const written = [from, escapeAttribute(from), from.replaceAll("&", "&amp;")];
  return written.reduce((html, address) => {
    const found = [`"${address}"`, `'${address}'`].find((quoted) => html.includes(`=${quoted}`));
    return found ? html.replaceAll(`=${found}`, `=${found[0]}${escapeAttribute(to)}${found[0]}`) : html;
  }, text);
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function isRecord(value: JsonValue): value is Readonly<Record<string, JsonValue>> {
  return typeof value === "object" && value !== null && !isList(value);
}
