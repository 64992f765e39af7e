import type { JsonValue } from "../tree/block.js";
import type { FieldSpecs, ListSpec } from "./prop-spec.js";

/** An item as it is stored: only what was set on it, and whatever else it came with. */
export type ListItem = Readonly<Record<string, JsonValue>>;

/** Is this JSON a list of so many items? What an item holds is looked at member by member, where it is used. */
export function isListOfItems(value: unknown, min: number, max: number): value is readonly ListItem[] {
  return Array.isArray(value) && value.length >= min && value.length <= max && value.every(isItem);
}

/** Members of items that their specs do not accept, as `0.network`. They are kept, and ignored. */
export function findWrongMembers({ item: specs }: ListSpec, items: readonly unknown[]): readonly string[] {
  return items.flatMap((item, index) => (isItem(item) ? wrongMembers(specs, item).map((name) => `${index}.${name}`) : []));
}

function wrongMembers(specs: FieldSpecs, item: ListItem): readonly string[] {
  return Object.keys(specs).filter((name) => item[name] !== undefined && !specs[name]?.accepts(item[name]));
}

function isItem(value: unknown): value is ListItem {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
