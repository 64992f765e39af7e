import type { Block, JsonValue } from "@mailwright/document";

/** Does a text of the block hold a link that leads nowhere? */
export function hasEmptyLink(block: Block): boolean {
  return unlinkEmpty(block) !== block;
}

/** The block with its empty links as plain words. The very same block where it has none. */
export function unlinkEmpty(block: Block): Block {
  const entries = Object.entries(block.props).map(([name, value]) => [name, unlinkValue(value)] as const);
  return entries.every(([name, value]) => value === block.props[name]) ? block : { ...block, props: Object.fromEntries(entries) };
}

const anchor = /<(\/?)a\b([^<>]*)>/gi;
const target = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

function unlinkValue(value: JsonValue): JsonValue {
  if (typeof value !== "string" || !/<a\b/i.test(value)) return value;
  let isEmpty = false;
  return value.replace(anchor, (tag: string, slash: string, attributes: string) => {
    if (slash === "/") return isEmpty ? "" : tag;
    const [, double, single, bare] = target.exec(attributes) ?? [];
    isEmpty = /^(?:#|https?:\/*)?$/i.test((double ?? single ?? bare ?? "").trim());
    return isEmpty ? "" : tag;
  });
}
