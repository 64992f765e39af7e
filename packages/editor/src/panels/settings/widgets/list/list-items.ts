import type { JsonValue, ListItem, ListSpec } from "@mailwright/document";

/** The items to change, as they are stored, so that members that we do not know stay. Without stored items, the list's initial ones. */
export function storedItems(spec: ListSpec, stored: JsonValue | undefined): readonly ListItem[] {
  return isItems(stored) && spec.accepts(stored) ? stored : spec.initial.map((item) => ({ ...item }));
}

/** The same items with one of them moved. */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const moved = items.slice(from, from + 1);
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...moved, ...others.slice(to)];
}

/** The same items and one more. */
export function insertItem<T>(items: readonly T[], at: number, item: T): readonly T[] {
  return [...items.slice(0, at), item, ...items.slice(at)];
}

/** The same items without one. */
export function removeItem<T>(items: readonly T[], at: number): readonly T[] {
  return items.filter((_, index) => index !== at);
}

/** The same items with another value of one member. `null` removes the member. */
export function setMember(items: readonly ListItem[], at: number, name: string, value: JsonValue): readonly ListItem[] {
  return items.map((item, index) => {
    if (index !== at) return item;
    const { [name]: _, ...rest } = item;
    return value === null ? rest : { ...rest, [name]: value };
  });
}

function isItems(value: JsonValue | undefined): value is readonly ListItem[] {
  return Array.isArray(value);
}
