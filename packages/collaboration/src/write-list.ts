import { type Block, type BlockId, type BlockRegistry, isEqualJson, type JsonValue, type ListSpec } from "@mailwright/document";
import { ownValue, storable } from "./json-value.js";
import { isLooseMark, itemMemberKey, itemOrderKey, listMarkKey, markOf } from "./list-keys.js";
import { matchItems } from "./match-items.js";
import { newWord } from "./order-keys.js";
import { type Item, initialItems, isItems, itemsOf, type SharedItem, type SharedList, shownItems, valueOfItem } from "./shared-list.js";

/** Puts a key, if it holds something else. Answers whether it did. `isKept`: undo must know what it held. */
export type WriteKey = (key: string, value: JsonValue | undefined, isKept: boolean) => boolean;

/** How keys are written. */
export interface KeyWriting {
  readonly registry: BlockRegistry;
  readonly write: WriteKey;
  /** Puts in the words that a text shows while it is not set. */
  readonly begin: (key: string) => void;
  /** Order keys for items of which some have one. */
  readonly order: (keys: readonly (string | undefined)[]) => readonly string[];
  /** An id for a new item, and a mark for a list that somebody wrote in. */
  readonly word: (at: number) => string;
}

/** One list of one block. */
interface ListAt {
  readonly id: BlockId;
  readonly name: string;
  readonly spec: ListSpec;
  readonly list: SharedList | undefined;
  /** Is there a value that stands in the place of the items? */
  readonly isWhole: boolean;
  readonly isKept: boolean;
}

/** The spec of a prop that is a list, and kept item by item. */
export function listSpecOf(registry: BlockRegistry, type: string, name: string): ListSpec | undefined {
  const spec = registry.get(type)?.props[name];
  return spec?.kind === "list" ? spec : undefined;
}

/** Words by chance, for ids and marks of lists in which several people may write at the same time. */
export function wordsOf(random: () => number): (at: number) => string {
  return () => newWord(random);
}

/** Writes a list; undefined: it is not set. What somebody else does to other items at the same time, or to other members of one, stays. */
export function writeList(at: ListAt, given: JsonValue | undefined, writing: KeyWriting): void {
  const { id, name, spec, list, isKept, isWhole } = at;
  const { write, word } = writing;
  const mark = listMarkKey(id, name);
  const value = given === undefined ? undefined : storable(given);
  if (value !== undefined && !isItems(value)) {
    write(mark, undefined, isKept);
    write(`${id}:p:${name}`, value, isKept);
    return;
  }
  const isLoose = value !== undefined && (value.length < spec.min || value.length > spec.max);
  const isLike = list?.mark !== undefined && isLooseMark(list.mark) === isLoose;
  if (isWhole) write(`${id}:p:${name}`, undefined, isKept);
  const isOther = writeItems(at, value ?? initialItems(spec), isLoose, writing);
  if (value === undefined) write(mark, undefined, isKept);
  else if (isOther || isWhole || !isLike) write(mark, markOf(isLoose, word(0)), isKept);
}

function writeItems(at: ListAt, wanted: readonly Item[], isLoose: boolean, writing: KeyWriting): boolean {
  const { id, name, spec, list, isKept } = at;
  const { write, order, word } = writing;
  // Who says how many there are, whatever may be, says it of those beyond as well.
  const before = !list ? [] : isLoose ? itemsOf(list) : shownItems(list, spec);
  const olds = before.map(valueOfItem);
  const matches = matchItems(olds, wanted);
  const orders = order(matches.map((match) => before[match ?? -1]?.order));
  let isOther = false;
  const put: WriteKey = (key, value, keeps) => {
    const isDone = write(key, value, keeps && isKept);
    isOther ||= isDone;
    return isDone;
  };
  for (const [index, item] of wanted.entries()) {
    const old = before[matches[index] ?? -1];
    const itemId = old?.id ?? word(index);
    if (old?.order !== orders[index]) put(itemOrderKey(id, name, itemId), orders[index], true);
    writeMembers(at, itemId, old, item, { ...writing, write: put });
  }
  const stay = new Set(matches);
  for (const [index, old] of before.entries()) if (!stay.has(index)) put(itemOrderKey(id, name, old.id), undefined, true);
  return isOther;
}

function writeMembers({ id, name, spec }: ListAt, itemId: string, old: SharedItem | undefined, item: Item, { write, begin }: KeyWriting) {
  const before = old && valueOfItem(old);
  if (before === item) return;
  for (const member of new Set([...Object.keys(before ?? {}), ...Object.keys(item)])) {
    const value = ownValue(item, member);
    if (!isEqualJson(ownValue(before, member), value)) write(itemMemberKey(id, name, itemId, member), value, old !== undefined);
  }
  if (!old) for (const member of Object.keys(spec.item)) begin(itemMemberKey(id, name, itemId, member));
}

/** Writes a prop of a block that nobody else has. */
export function writeNewProp({ id, type }: Block, name: string, value: JsonValue, writing: KeyWriting): void {
  const spec = listSpecOf(writing.registry, type, name);
  if (spec) writeList({ id, name, spec, list: undefined, isWhole: false, isKept: false }, value, writing);
  else writing.write(`${id}:p:${name}`, value, false);
}

/** What a new block shows of its own words and lists, where they are not set, is there already: of two who begin to change it neither brings it along. */
export function beginBlock({ id, type, props }: Block, writing: KeyWriting): void {
  const { editable, props: specs = {} } = writing.registry.get(type) ?? {};
  if (editable) writing.begin(`${id}:p:${editable.prop}`);
  for (const [name, spec] of Object.entries(specs)) {
    if (spec.kind !== "list" || Object.hasOwn(props, name)) continue;
    writeItems({ id, name, spec, list: undefined, isWhole: false, isKept: false }, initialItems(spec), false, writing);
  }
}
