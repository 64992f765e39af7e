import { isEqualJson, type JsonValue, type ListSpec } from "@mailwright/document";
import { recordOf } from "./json-value.js";
import { isLooseMark, type ListKey } from "./list-keys.js";
import { isOrderKey } from "./order-keys.js";

/** An item as documents have it. */
export type Item = Readonly<Record<string, JsonValue>>;

/** An item as the shared document has it. */
export interface SharedItem {
  readonly id: string;
  /** Undefined: it was taken away, or never was there. */
  order: string | undefined;
  readonly members: Map<string, JsonValue>;
  /** Made when asked for, and the same object until a member changes. */
  value: Item | undefined;
}

/** A list as the shared document has it. */
export interface SharedList {
  /** Undefined: the list is not set. */
  mark: string | undefined;
  readonly items: Map<string, SharedItem>;
  /** All items as they were ordered last. */
  readonly known: SharedItem[];
  isInOrder: boolean;
  /** Made when asked for, and the same until something changes. */
  shown: readonly SharedItem[] | undefined;
  value: readonly Item[] | undefined;
}

/** How many items there may be. */
export type ListLimits = Pick<ListSpec, "min" | "max">;

export function emptyList(): SharedList {
  return { mark: undefined, items: new Map(), known: [], isInOrder: true, shown: undefined, value: undefined };
}

/** Takes one key of a list over. */
export function takeListKey(list: SharedList, { item: id, member }: ListKey, value: JsonValue | undefined): void {
  forgetShown(list);
  if (id === undefined) {
    list.mark = typeof value === "string" ? value : undefined;
    return;
  }
  const item = itemOf(list, id);
  if (member === undefined) {
    item.order = isOrderKey(value) ? value : undefined;
    list.isInOrder = false;
    return;
  }
  item.value = undefined;
  if (value === undefined) item.members.delete(member);
  else item.members.set(member, value);
}

/** How many there may be is known anew. */
export function forgetShown(list: SharedList): void {
  list.shown = undefined;
  list.value = undefined;
}

function itemOf(list: SharedList, id: string): SharedItem {
  const known = list.items.get(id);
  if (known) return known;
  const item: SharedItem = { id, order: undefined, members: new Map(), value: undefined };
  list.items.set(id, item);
  list.known.push(item);
  return item;
}

/** The items that nobody took away, in their order. */
export function itemsOf(list: SharedList): readonly SharedItem[] {
  // What is nearly in order is put in order in one pass.
  if (!list.isInOrder) list.known.sort(byOrder);
  list.isInOrder = true;
  return list.known.filter(({ order }) => order !== undefined);
}

/**
 * The items that everybody sees: no more and no fewer than there may be, after several people added or removed some at the same time. Those beyond come
 * back when others go; where too few are left, empty ones stand in. What was stored with another number stays so.
 */
export function shownItems(list: SharedList, limits: ListLimits | undefined): readonly SharedItem[] {
  if (list.shown) return list.shown;
  const items = itemsOf(list);
  list.shown = limits && !isLooseMark(list.mark) ? withinLimits(items, list, limits) : items;
  return list.shown;
}

function withinLimits(items: readonly SharedItem[], list: SharedList, { min, max }: ListLimits): readonly SharedItem[] {
  if (items.length > max) return items.slice(0, max);
  const filled = [...items];
  for (let count = 1; filled.length < min; count++) {
    const id = `s${count}`;
    const known = list.items.get(id);
    if (known?.order === undefined) filled.push(known ?? { id, order: undefined, members: new Map(), value: undefined });
  }
  return filled;
}

export function valueOfItem(item: SharedItem): Item {
  item.value ??= Object.freeze(recordOf(item.members));
  return item.value;
}

/** What documents have of this list; undefined: it is not set. */
export function listValue(list: SharedList, limits: ListLimits | undefined): readonly Item[] | undefined {
  if (list.mark === undefined) return undefined;
  list.value ??= Object.freeze(shownItems(list, limits).map(valueOfItem));
  return list.value;
}

/** Lets the list stand for these very objects, where they say the same. */
export function keepItems(list: SharedList, limits: ListLimits | undefined, given: JsonValue | undefined): void {
  const value = listValue(list, limits);
  if (value === undefined || value === given || !isItems(given) || !isEqualJson(value, given)) return;
  list.value = given;
  for (const [at, item] of shownItems(list, limits).entries()) item.value = given[at];
}

/** Is this a list of items? Anything else that stands where a list is expected is kept as one value. */
export function isItems(value: JsonValue | undefined): value is readonly Item[] {
  return Array.isArray(value) && value.every((item) => typeof item === "object" && item !== null && !Array.isArray(item));
}

/** The items that a list shows while it is not set, as documents would have them. */
export function initialItems({ initial }: Pick<ListSpec, "initial">): readonly Item[] {
  const items: JsonValue = JSON.parse(JSON.stringify(initial));
  return isItems(items) ? items : [];
}

function byOrder(one: SharedItem, other: SharedItem): number {
  const [a, b] = [one.order ?? "", other.order ?? ""];
  if (a !== b) return a < b ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
