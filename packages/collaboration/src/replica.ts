import { type BlockId, type BlockRegistry, type EmailDocument, isEqualJson } from "@mailwright/document";
import type * as Y from "yjs";
import { type DerivedDocument, deriveDocument } from "./derived-document.js";
import { isJsonValue, storable, wholeSigns } from "./json-value.js";
import { isWords, type KeyChange, takeBackWords } from "./key-change.js";
import { type ListKey, readListKey } from "./list-keys.js";
import { keepObjects, type Rows, readPlace, type SharedValue, type Touched, takeKey } from "./shared-form.js";
import { openValues, type SharedValues } from "./shared-texts.js";
import { writeDifference } from "./write-difference.js";
import type { WriteKey } from "./write-list.js";

/** One person's (or the server's) view of a shared document: always the tree that its keys say, and a way to change them. */
export interface Replica {
  /** The document as it stands. The same object until it changes; untouched rows stay the same objects. */
  document(): EmailDocument;
  /** Writes what leads from `document()` to this one, and answers the keys that a step must keep to take it back. */
  write(next: EmailDocument): readonly KeyChange[];
  /** Lets keys go from one value to another, where they still hold the first: what others wrote since stays. */
  turn(changes: readonly KeyChange[]): void;
  /** Would turning this change anything that somebody sees? */
  wouldTurn(change: KeyChange): boolean;
  /** Calls back after others changed the document, with what it was before and the keys that they changed. */
  onRemote(listener: (before: EmailDocument, keys: ReadonlySet<string>) => void): void;
  /** What a key holds. */
  read(key: string): SharedValue;
  /** Stops following the shared document. */
  stop(): void;
}

type Put = (key: string, value: SharedValue) => void;

/** Opens a shared document that was filled (see `fillSharedDocument`). `random` answers 0 ≤ x < 1. */
export function openReplica(doc: Y.Doc, registry: BlockRegistry, random: () => number): Replica {
  const values = openValues(doc, registry, (id) => rows.byId.get(id)?.type);
  const derived = deriveDocument(values.entries(), registry);
  const { rows } = derived;
  const mine = {};
  // What others wrote last is theirs, also where it is what stood there before them.
  const theirs = new Set<string>();
  let tell: Parameters<Replica["onRemote"]>[0] | undefined;

  /** Lets `change` put keys in one transaction, and brings the tree up to date. */
  function transact(change: (put: Put) => void, wanted?: EmailDocument["settings"]) {
    const touched: Touched[] = [];
    doc.transact(() => {
      change((key, value) => {
        values.write(key, value);
        theirs.delete(key);
        touched.push(takeKey(rows, key, value));
      });
    }, mine);
    derived.refresh(touched, wanted);
  }

  const read = (key: string) => jsonOf(values.read(key));
  const readRaw = (key: string) => jsonOf(values.readRaw(key));
  const keys: Keys = { read, readRaw, textOf: values.textOf, isMine: (key, value) => !theirs.has(key) && isEqualJson(read(key), value) };
  const follow = (transaction: Y.Transaction) => {
    if (transaction.origin === mine) return;
    const changed = values.changedKeys(transaction);
    if (changed.size === 0) return;
    const before = derived.document();
    for (const key of changed) theirs.add(key);
    derived.refresh([...changed].map((key) => takeKey(rows, key, values.read(key))));
    tell?.(before, changed);
  };
  doc.on("afterTransaction", follow);

  return {
    document: derived.document,
    write(next) {
      const changes: KeyChange[] = [];
      transact((put) => changes.push(...writeNext(derived, next, { ...keys, begin: values.begin, registry, random, put })), next.settings);
      derived.offer([]);
      return changes;
    },
    turn: (changes) => transact((put) => turnKeys(derived, changes, keys, put)),
    wouldTurn: (change) => wouldTurn(derived, change, keys),
    onRemote(listener) {
      tell = listener;
    },
    read,
    stop: () => doc.off("afterTransaction", follow),
  };
}

const jsonOf = (value: unknown): SharedValue => (isJsonValue(value) ? value : undefined);

interface Keys extends Pick<SharedValues, "textOf"> {
  readonly read: (key: string) => SharedValue;
  readonly readRaw: (key: string) => SharedValue;
  /** Does a key still hold what its person wrote there last? */
  readonly isMine: (key: string, value: SharedValue) => boolean;
}

interface Writing extends Keys, Pick<SharedValues, "begin"> {
  readonly registry: BlockRegistry;
  readonly random: () => number;
  readonly put: Put;
}

function writeNext(derived: DerivedDocument, next: EmailDocument, { read, textOf, put, ...rest }: Writing): readonly KeyChange[] {
  const { rows, offer } = derived;
  const changes: KeyChange[] = [];
  const write: WriteKey = (name, wanted, isKept) => {
    const key = wholeSigns(name);
    const value = wanted === undefined ? undefined : storable(wanted);
    const before = read(key);
    if (isEqualJson(before, value)) return false;
    put(key, value);
    const text = isKept ? textOf(key) : undefined;
    if (isKept) changes.push({ key, before, after: value, ...(text && { text }) });
    return true;
  };
  const difference = { before: derived.document(), next, rows, structure: derived.structure(), write, ...rest };
  const { kept, blocks } = writeDifference(difference);
  offer(blocks);
  for (const block of blocks) keepObjects(rows, block, rest.registry);
  return [...changes, ...kept];
}

/** What a key becomes when this change of it is made where it holds whatever others made of it; undefined: what it is. */
function turned({ key, before, after, text }: KeyChange, { read, readRaw, isMine }: Keys): { readonly value: SharedValue } | undefined {
  const now = read(key);
  if (!text || !isWords(before) || !isWords(after) || !isWords(now)) return isMine(key, before) ? { value: after } : undefined;
  // What others made at the same time is seen once, and there twice: theirs stays.
  const raw = readRaw(key);
  const value = takeBackWords(after, before, isWords(raw) ? raw : now, text);
  return (value ?? text.initial) === (now ?? text.initial) && (value === undefined) === (now === undefined) ? undefined : { value };
}

function turnKeys({ rows, structure }: DerivedDocument, changes: readonly KeyChange[], keys: Keys, put: Put): void {
  const { parentOf, childrenOf } = structure();
  // Put back into what others deleted meanwhile, it lives with all that it holds, and brings that back around it.
  const revive = (id: BlockId) => {
    if (rows.byId.get(id)?.dead) put(`${id}:x`, undefined);
    for (const row of childrenOf.get(id) ?? []) revive(row.id);
  };
  for (const change of changes) {
    const next = turned(change, keys);
    if (!next) continue;
    const { key } = change;
    put(key, next.value);
    const id = key.slice(0, -2);
    if (key.endsWith(":@") && parentOf.has(id)) revive(id);
  }
}

function wouldTurn({ rows, structure }: DerivedDocument, change: KeyChange, keys: Keys): boolean {
  const { key, after } = change;
  const list = readListKey(key);
  if (!turned(change, keys) || (list && !wouldBeSeen(rows, list, change))) return false;
  const { parentOf } = structure();
  const id = key.slice(0, key.indexOf(":"));
  if (!key.endsWith(":x")) return id === "" || id === rows.rootId || parentOf.has(id);
  const mark = readPlace(after);
  // Deleting it does nothing where somebody moved it since.
  return mark ? parentOf.has(id) && rows.byId.get(mark[0])?.place?.[1] === mark[1] : !parentOf.has(id);
}

/** Would others see it, where the block is seen? Nobody sees a member of an item that was taken away, or who wrote in a list last. */
function wouldBeSeen({ byId }: Rows, { blockId, prop, item, member }: ListKey, { before, after }: KeyChange): boolean {
  const list = byId.get(blockId)?.lists.get(prop);
  if (item === undefined) return (before === undefined) !== (after === undefined);
  return list?.mark !== undefined && (member === undefined || list.items.get(item)?.order !== undefined);
}
