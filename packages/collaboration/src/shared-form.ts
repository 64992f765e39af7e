import { type Block, type BlockId, type BlockRegistry, documentVersion, type JsonValue } from "@mailwright/document";
import type * as Y from "yjs";
import { isJsonValue, isRecord, recordOf } from "./json-value.js";
import { readListKey } from "./list-keys.js";
import { isOrderKey } from "./order-keys.js";
import { emptyList, forgetShown, keepItems, type ListLimits, listValue, type SharedList, takeListKey } from "./shared-list.js";

// The shared form of a document: ONE flat map of keys. A map per block would be a trap: where two people, or two servers that load the same
// JSON, make it at the same moment, one of the two maps wins and all that is written into the other is lost. Ids of blocks have no colons. Beside
// it stand the texts that people write in place: see `shared-texts.ts`.
//
//   :version, :root               the format, and the id of the root
//   :set:NAME                     one General setting
//   :lists                        true: lists are kept item by item. Absent: the document is of a time when each was one value
//   :many:TYPE                    true: there were more of these than may be, when the document was stored
//   ID:t                          type
//   ID:c                          true: has a list of children
//   ID:@                          place: [parent, order key], one value, so that a block is never between two places
//   ID:x                          deleted: [top, order key of top then], see `structure.ts`
//   ID:p:NAME                     one prop
//   ID:i:NAME…                    a prop that is a list, item by item: see `list-keys.ts`
//   ID:e:PART:NAME, ID:e:PART     one value of a part of the extras; a part that is no record, or an empty one, as a whole
//   ID:l                          true: the widths of this section's columns do not fill it, and nobody has touched them yet

/** What a key holds; `undefined`: there is no such key. */
export type SharedValue = JsonValue | undefined;

/** Where a block stands. */
export type Place = readonly [parentId: BlockId, order: string];

/** One block as the shared document has it. */
export interface Row {
  readonly id: BlockId;
  type: string | undefined;
  isContainer: boolean;
  isLoose: boolean;
  place: Place | undefined;
  dead: Place | undefined;
  readonly propKeys: Map<string, JsonValue>;
  readonly lists: Map<string, SharedList>;
  readonly extraKeys: Map<string, JsonValue>;
  /** Made from the keys when asked for, and the same object until one of them changes; `null`: there are no extras. */
  props: Block["props"] | undefined;
  extras: NonNullable<Block["extras"]> | null | undefined;
}

/** All that the keys say, kept up to date key by key. */
export interface Rows {
  readonly byId: Map<BlockId, Row>;
  readonly settings: Map<string, JsonValue>;
  readonly many: Set<string>;
  version: number;
  rootId: BlockId | undefined;
}

/** What a changed key touches: something of one block, or of all. */
export type Touched = "nothing" | "settings" | "structure" | { readonly of: BlockId; readonly part: "content" | "place" };

export const mapName = "document";

/** The one map of a shared document. */
export function sharedMap(doc: Y.Doc): Y.Map<unknown> {
  return doc.getMap(mapName);
}

/** Rows that hold nothing yet. */
export function emptyRows(): Rows {
  return { byId: new Map(), settings: new Map(), many: new Set(), version: documentVersion, rootId: undefined };
}

/** The keys of what a block is itself: all but its place and its props. */
export function contentKeys(block: Block): readonly (readonly [key: string, value: JsonValue])[] {
  const { id, type, children, extras } = block;
  return [
    [`${id}:t`, type],
    ...(children ? [[`${id}:c`, true] as const] : []),
    ...extraEntries(extras).map(([key, value]) => [`${id}:e:${key}`, value] as const),
  ];
}

/** The extras of a block, value by value. */
export function extraEntries(extras: Block["extras"]): readonly (readonly [key: string, value: JsonValue])[] {
  if (!extras) return [];
  const parts = Object.entries(extras);
  // Extras without a part are stored as such.
  if (parts.length === 0) return [["", true]];
  return parts.flatMap(([part, values]) => {
    const key = part.replace(/[%:]/g, encodeURIComponent);
    if (!isRecord(values) || Object.keys(values).length === 0) return [[key, values] as const];
    return Object.entries(values).map(([name, value]) => [`${key}:${name}`, value] as const);
  });
}

/** The props that a row holds. */
export function propsOf(row: Row, registry: BlockRegistry): Block["props"] {
  row.props ??= recordOf([...row.propKeys, ...setLists(row, registry)]);
  return row.props;
}

function setLists(row: Row, registry: BlockRegistry): readonly (readonly [name: string, value: JsonValue])[] {
  return [...row.lists].flatMap(([name, list]) => {
    const value = isWhole(row, name) ? undefined : listValue(list, limitsOf(row, name, registry));
    return value ? [[name, value] as const] : [];
  });
}

/** Is this prop kept as one value, whatever items there are? */
export function isWhole({ propKeys }: Pick<Row, "propKeys">, name: string): boolean {
  return propKeys.has(name);
}

/** How many items a list of this row may have, as far as that is known. */
function limitsOf({ type }: Pick<Row, "type">, name: string, registry: BlockRegistry): ListLimits | undefined {
  const spec = registry.get(type ?? "")?.props[name];
  return spec?.kind === "list" ? spec : undefined;
}

/** The extras that a row holds, if any. */
export function extrasOf(row: Row): Block["extras"] {
  if (row.extras === undefined) row.extras = row.extraKeys.size === 0 ? null : readExtras(row.extraKeys);
  return row.extras ?? undefined;
}

/** Lets a row stand for the very props and extras of this block, where they are the same: whatever is cached by them stays good. */
export function keepObjects({ byId }: Rows, { id, props, extras }: Block, registry: BlockRegistry): void {
  const row = byId.get(id);
  if (!row) return;
  for (const [name, list] of row.lists)
    keepItems(list, limitsOf(row, name, registry), Object.hasOwn(props, name) ? props[name] : undefined);
  if (isHeld(new Map([...row.propKeys, ...setLists(row, registry)]), Object.entries(props))) row.props = props;
  if (isHeld(row.extraKeys, extraEntries(extras))) row.extras = extras ?? null;
}

function isHeld(held: ReadonlyMap<string, JsonValue>, entries: readonly (readonly [string, JsonValue])[]): boolean {
  return held.size === entries.length && entries.every(([key, value]) => held.get(key) === value);
}

function readExtras(keys: ReadonlyMap<string, JsonValue>): NonNullable<Block["extras"]> {
  const wholes = new Map<string, JsonValue>();
  const parts = new Map<string, [string, JsonValue][]>();
  for (const [key, value] of keys) {
    if (key === "") continue;
    const colon = key.indexOf(":");
    const part = readPart(colon < 0 ? key : key.slice(0, colon));
    if (colon < 0) wholes.set(part, value);
    else parts.set(part, [...(parts.get(part) ?? []), [key.slice(colon + 1), value]]);
  }
  // One person emptied a part while another wrote a value into it: the value stays.
  return recordOf([...wholes, ...[...parts].map(([part, values]) => [part, recordOf(values)] as const)]);
}

function readPart(part: string): string {
  return part.replace(/%3A/g, ":").replace(/%25/g, "%");
}

/** Takes one key over into the rows. Never throws: a peer may have written anything. */
export function takeKey(rows: Rows, key: string, found: unknown): Touched {
  const value = isJsonValue(found) ? found : undefined;
  const colon = key.indexOf(":");
  const [head, rest] = [key.slice(0, colon), key.slice(colon + 1)];
  if (colon === 0) return takeOwnKey(rows, rest, value);
  if (!/^[\w-]{1,64}$/.test(head)) return "nothing";
  return takeBlockKey(rowOf(rows, head), rest, value);
}

function takeOwnKey(rows: Rows, name: string, value: SharedValue): Touched {
  if (name === "version") rows.version = typeof value === "number" && Number.isInteger(value) && value > 0 ? value : documentVersion;
  else if (name === "root") rows.rootId = typeof value === "string" ? value : undefined;
  else if (name.startsWith("many:")) {
    if (value === true) rows.many.add(name.slice(5));
    else rows.many.delete(name.slice(5));
  } else if (name.startsWith("set:")) {
    putOrTake(rows.settings, name.slice(4), value);
    return "settings";
  } else return "nothing";
  return "structure";
}

function takeBlockKey(row: Row, name: string, value: SharedValue): Touched {
  if (name.startsWith("p:")) {
    putOrTake(row.propKeys, name.slice(2), value);
    row.props = undefined;
    return { of: row.id, part: "content" };
  }
  if (name.startsWith("e:")) {
    putOrTake(row.extraKeys, name.slice(2), value);
    row.extras = undefined;
    return { of: row.id, part: "content" };
  }
  const list = readListKey(`${row.id}:${name}`);
  if (list) {
    takeListKey(listOf(row, list.prop), list, value);
    row.props = undefined;
    return { of: row.id, part: "content" };
  }
  if (name === "t") takeType(row, value);
  else if (name === "c") row.isContainer = value === true;
  else if (name === "l") row.isLoose = value === true;
  else if (name === "@") row.place = readPlace(value);
  else if (name === "x") row.dead = readPlace(value);
  else return "nothing";
  return { of: row.id, part: "place" };
}

function rowOf({ byId }: Rows, id: BlockId): Row {
  const known = byId.get(id);
  if (known) return known;
  const row: Row = {
    id,
    type: undefined,
    isContainer: false,
    isLoose: false,
    place: undefined,
    dead: undefined,
    propKeys: new Map(),
    lists: new Map(),
    extraKeys: new Map(),
    props: undefined,
    extras: undefined,
  };
  byId.set(id, row);
  return row;
}

function takeType(row: Row, value: SharedValue): void {
  row.type = typeof value === "string" ? value : undefined;
  for (const list of row.lists.values()) forgetShown(list);
  if (row.lists.size > 0) row.props = undefined;
}

function listOf({ lists }: Row, prop: string): SharedList {
  const known = lists.get(prop) ?? emptyList();
  lists.set(prop, known);
  return known;
}

function putOrTake(values: Map<string, JsonValue>, name: string, value: SharedValue): void {
  if (value === undefined) values.delete(name);
  else values.set(name, value);
}

/** A place as a key holds it, if it is one. */
export function readPlace(value: SharedValue): Place | undefined {
  if (!Array.isArray(value)) return undefined;
  const [parentId, order]: readonly unknown[] = value;
  return typeof parentId === "string" && isOrderKey(order) ? [parentId, order] : undefined;
}
