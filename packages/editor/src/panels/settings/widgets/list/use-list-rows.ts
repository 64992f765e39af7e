import type { JsonValue, ListItem } from "@mailwright/document";
import { useAnnounce, useTranslate } from "@mailwright/ui";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { WidgetProps } from "../widget.js";
import { insertItem, moveItem, removeItem, setMember, storedItems } from "./list-items.js";
import { listStrings } from "./list-strings.js";
import { fitKeys, newKey } from "./row-keys.js";

/** The control of which row takes the focus after the change is drawn. */
interface Landing {
  readonly key: number;
  readonly on: "handle" | "title" | "fields";
  /** What was stored before the change, because rows and items may be drawn one after the other. */
  readonly before: JsonValue | undefined;
}

export interface ListRows {
  /** A key for each item, in order. */
  readonly keys: readonly number[];
  /** The row whose fields are open. */
  readonly openKey: number | undefined;
  toggle(key: number): void;
  move(from: number, to: number): void;
  add(): void;
  duplicate(index: number): void;
  remove(index: number): void;
  set(index: number, member: string, value: JsonValue): void;
}

/** What can be done with the rows of a list. Every change is announced, and the focus stays at its row. */
export function useListRows(
  { spec, value, stored, onChange }: Pick<WidgetProps<"list">, "spec" | "value" | "stored" | "onChange">,
  titleOf: (index: number) => string,
  list: RefObject<HTMLElement | null>,
): ListRows {
  const say = useTranslate(listStrings);
  const announce = useAnnounce();
  const [known, setKeys] = useState<readonly number[]>([]);
  const [openKey, setOpenKey] = useState<number>();
  const landing = useRef<Landing>(undefined);
  const keys = fitKeys(known, value.length);
  const items = storedItems(spec, stored);
  useLayoutEffect(() => {
    const { current } = landing;
    if (!current || !list.current) return;
    land(list.current, current);
    if (current.before !== stored) landing.current = undefined;
  });

  const write = (next: readonly ListItem[], nextKeys: readonly number[], focus?: Omit<Landing, "before">) => {
    landing.current = focus && { ...focus, before: stored };
    setKeys(nextKeys);
    onChange([...next]);
  };
  const insert = (at: number, item: ListItem, title: string) => {
    const key = newKey(keys);
    setOpenKey(key);
    write(insertItem(items, at, item), insertItem(keys, at, key), { key, on: "fields" });
    announce(say("added", { item: title, place: at + 1, count: items.length + 1 }));
  };
  return {
    keys,
    openKey,
    toggle: (key) => setOpenKey(openKey === key ? undefined : key),
    move(from, to) {
      const key = keys[from];
      if (from === to || to < 0 || to >= items.length || key === undefined) return;
      write(moveItem(items, from, to), moveItem(keys, from, to), { key, on: "handle" });
      announce(say("moved", { item: titleOf(from), place: to + 1, count: items.length }));
    },
    add: () => insert(items.length, itemOf(spec.next?.(value) ?? {}), titleOf(-1)),
    duplicate: (index) => insert(index + 1, items[index] ?? {}, titleOf(index)),
    remove(index) {
      const beside = keys[index + 1] ?? keys[index - 1];
      write(removeItem(items, index), removeItem(keys, index), beside === undefined ? undefined : { key: beside, on: "title" });
      announce(say("removed", { item: titleOf(index), count: items.length - 1 }));
    },
    set: (index, member, next) => onChange([...setMember(items, index, member, next)]),
  };
}

const landings = {
  handle: ".mw-list-handle",
  title: ".mw-list-title",
  fields: ".mw-list-fields :is(input, select, textarea, button)",
} satisfies Record<Landing["on"], string>;

// A row that was moved has lost the focus: browsers take it from an element that is moved.
function land(list: HTMLElement, { key, on }: Landing): void {
  const control = list.querySelector<HTMLElement>(`[data-key="${key}"] ${landings[on]}`);
  control?.focus();
  // The name of a new item is selected, ready to be typed over.
  if (control instanceof HTMLInputElement) control.select();
}

function itemOf(values: Readonly<Record<string, JsonValue | undefined>>): ListItem {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
