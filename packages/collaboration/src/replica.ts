import { type BlockId, type BlockRegistry, type EmailDocument, isEqualJson } from "@mailwright/document";
import type * as Y from "yjs";
import { type DerivedDocument, deriveDocument } from "./derived-document.js";
import { isJsonValue, storable, wholeSigns } from "./json-value.js";
import type { KeyChange } from "./key-change.js";
import { keepObjects, readPlace, type SharedValue, sharedMap, type Touched, takeKey } from "./shared-form.js";
import { type WriteKey, writeDifference } from "./write-difference.js";

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
  /** Calls back after others changed the document, with what it was before. */
  onRemote(listener: (before: EmailDocument) => void): void;
  /** Stops following the shared document. */
  stop(): void;
}

type Put = (key: string, value: SharedValue) => void;

/** Opens a shared document that was filled (see `fillSharedDocument`). `random` answers 0 ≤ x < 1. */
export function openReplica(doc: Y.Doc, registry: BlockRegistry, random: () => number): Replica {
  const map = sharedMap(doc);
  const derived = deriveDocument(map.entries(), registry);
  const { rows } = derived;
  const mine = {};
  // What others wrote last is theirs, also where it is what stood there before them.
  const theirs = new Set<string>();
  let tell: ((before: EmailDocument) => void) | undefined;

  /** Lets `change` put keys in one transaction, and brings the tree up to date. */
  function transact(change: (put: Put) => void, wanted?: EmailDocument["settings"]) {
    const touched: Touched[] = [];
    doc.transact(() => {
      change((key, value) => {
        if (value === undefined) map.delete(key);
        else map.set(key, value);
        theirs.delete(key);
        touched.push(takeKey(rows, key, value));
      });
    }, mine);
    derived.refresh(touched, wanted);
  }

  const read = (key: string): SharedValue => {
    const value = map.get(key);
    return isJsonValue(value) ? value : undefined;
  };
  const isMine = (key: string, value: SharedValue) => !theirs.has(key) && isEqualJson(read(key), value);
  const follow = (event: Y.YMapEvent<unknown>, transaction: Y.Transaction) => {
    if (transaction.origin === mine) return;
    const before = derived.document();
    for (const key of event.changes.keys.keys()) theirs.add(key);
    derived.refresh([...event.keysChanged].map((key) => takeKey(rows, key, map.get(key))));
    tell?.(before);
  };
  map.observe(follow);

  return {
    document: derived.document,
    write(next) {
      const changes: KeyChange[] = [];
      transact((put) => changes.push(...writeNext(derived, next, { registry, random, read, put })), next.settings);
      derived.offer([]);
      return changes;
    },
    turn: (changes) => transact((put) => turnKeys(derived, changes, isMine, put)),
    wouldTurn: (change) => wouldTurn(derived, change, isMine),
    onRemote(listener) {
      tell = listener;
    },
    stop: () => map.unobserve(follow),
  };
}

interface Keys {
  readonly read: (key: string) => SharedValue;
  readonly put: Put;
}

interface Writing extends Keys {
  readonly registry: BlockRegistry;
  readonly random: () => number;
}

function writeNext(derived: DerivedDocument, next: EmailDocument, { read, put, ...rest }: Writing): readonly KeyChange[] {
  const { rows, offer } = derived;
  const changes: KeyChange[] = [];
  const write: WriteKey = (name, wanted, isKept) => {
    const key = wholeSigns(name);
    const value = wanted === undefined ? undefined : storable(wanted);
    const before = read(key);
    if (isEqualJson(before, value)) return;
    put(key, value);
    if (isKept) changes.push({ key, before, after: value });
  };
  const difference = { before: derived.document(), next, rows, structure: derived.structure(), write, ...rest };
  const { kept, blocks } = writeDifference(difference);
  offer(blocks);
  for (const block of blocks) keepObjects(rows, block);
  return [...changes, ...kept];
}

/** Does a key still hold what its person wrote there last? */
type IsMine = (key: string, value: SharedValue) => boolean;

function turnKeys({ rows, structure }: DerivedDocument, changes: readonly KeyChange[], isMine: IsMine, put: Put): void {
  const { parentOf, childrenOf } = structure();
  // Put back into what others deleted meanwhile, it lives with all that it holds, and brings that back around it.
  const revive = (id: BlockId) => {
    if (rows.byId.get(id)?.dead) put(`${id}:x`, undefined);
    for (const row of childrenOf.get(id) ?? []) revive(row.id);
  };
  for (const { key, before, after } of changes) {
    if (!isMine(key, before)) continue;
    put(key, after);
    const id = key.slice(0, -2);
    if (key.endsWith(":@") && parentOf.has(id)) revive(id);
  }
}

function wouldTurn({ rows, structure }: DerivedDocument, { key, before, after }: KeyChange, isMine: IsMine): boolean {
  if (!isMine(key, before)) return false;
  const { parentOf } = structure();
  const id = key.slice(0, key.indexOf(":"));
  if (!key.endsWith(":x")) return id === "" || id === rows.rootId || parentOf.has(id);
  const mark = readPlace(after);
  // Deleting it does nothing where somebody moved it since.
  return mark ? parentOf.has(id) && rows.byId.get(mark[0])?.place?.[1] === mark[1] : !parentOf.has(id);
}
