import { type Block, type JsonValue, nextTag, readAttributes } from "@mailwright/document";

/** Does a text of the block hold a link that leads nowhere? */
export function hasEmptyLink(block: Block): boolean {
  return unlinkEmpty(block) !== block;
}

/** The block with its empty links as plain words. The very same block where it has none. */
export function unlinkEmpty(block: Block): Block {
  const entries = Object.entries(block.props).map(([name, value]) => [name, unlinkValue(value)] as const);
  return entries.every(([name, value]) => value === block.props[name]) ? block : { ...block, props: Object.fromEntries(entries) };
}

function unlinkValue(value: JsonValue): JsonValue {
  if (typeof value !== "string" || !/<a\b/i.test(value)) return value;
  const kept: string[] = [];
  let at = 0;
  let isEmpty = false;
  for (let tag = nextTag(value, 0); tag; tag = nextTag(value, tag.end)) {
    if (tag.name !== "a") continue;
    if (tag.kind === "open") isEmpty = leadsNowhere(value.slice(tag.start, tag.end));
    if (!isEmpty) continue;
    kept.push(value.slice(at, tag.start));
    at = tag.end;
    isEmpty = tag.kind === "open";
  }
  return kept.join("") + value.slice(at);
}

function leadsNowhere(tag: string): boolean {
  return /^(?:#|https?:\/*)?$/i.test((readAttributes(tag).get("href") ?? "").trim());
}
