import type { AnyBlockDefinition, BlockId, BlockRegistry } from "@mailwright/document";
import type * as Y from "yjs";
import { settleText, type TextKind } from "./join-texts.js";
import { compareLetters, lettersOf } from "./letters.js";
import { itemMemberKey, readListKey } from "./list-keys.js";
import { mapName, type SharedValue, sharedMap } from "./shared-form.js";

// The text of a block that people write in place is kept letter by letter, in a text of Yjs with a name of its own in the shared document:
//
//   ID:w:NAME, as a text          the letters of the prop NAME
//   ID:w:NAME, in the map         what the letters were when somebody wrote last: see `markOf`; with `-` before it: the prop is not set
//
// The words that a block shows where none were set are letters already, put in by whoever made the block: of two who begin to write in them at the
// same moment neither puts them in.
// The texts stand beside the map and not in it: of two that are made under one key at once, one would be lost with all that is written into it.
// Where nobody ever wrote letters, a prop is a key like any other (`ID:p:NAME`). The members of a list's items that people write in place are kept in the
// same way: see `list-keys.ts`.

/** A prop that people write in place. */
export interface SharedText {
  readonly kind: TextKind;
  /** The words that it shows while it is not set. */
  readonly initial: string;
}

/** How a prop is written in place; undefined where it is not. */
export function sharedTextOf(definition: AnyBlockDefinition | undefined, name: string): SharedText | undefined {
  const { editable, props } = definition ?? {};
  if (editable?.prop !== name) return undefined;
  const initial: unknown = props?.[name]?.initial;
  const kind = editable.mode === "blocks" || editable.mode === "inline" ? "html" : "plain";
  return { kind, initial: typeof initial === "string" ? initial : "" };
}

/** The same for a member of the items of a list. */
export function sharedMemberOf(definition: AnyBlockDefinition | undefined, prop: string, member: string): SharedText | undefined {
  const list = definition?.props[prop];
  const isWritten = definition?.editableItems?.some((item) => item.prop === prop && item.member === member);
  if (!isWritten || list?.kind !== "list") return undefined;
  const initial: unknown = list.item[member]?.initial;
  return { kind: "plain", initial: typeof initial === "string" ? initial : "" };
}

/** The values of a shared document by their keys, texts among them, for as long as it is the same. */
export interface SharedValues {
  entries(): Iterable<readonly [key: string, value: unknown]>;
  /** What a key holds; a peer may have written anything. */
  read(key: string): unknown;
  write(key: string, value: SharedValue): void;
  /** Puts in the words that a new block or item shows at this key, where its own are not set. */
  begin(key: string): void;
  /** What a key holds; of a text that several wrote at once all that they wrote, before it is put in order. */
  readRaw(key: string): unknown;
  /** How a key's text is joined with that of others; undefined: it is no text. */
  textOf(key: string): SharedText | undefined;
  /** The keys whose values a transaction may have changed. */
  changedKeys(transaction: Y.Transaction): ReadonlySet<string>;
}

const propKey = /^([^:]+):p:([^:]*)$/s;
const wordsKey = /^([^:]+):w:(.*)$/s;
const memberName = /^([^:]+):([^:]+):([^:]+)$/;

/** May a part of a shared document have this name? Any other is not ours. */
export function isSharedName(name: string): boolean {
  return name === mapName || wordsKey.test(name);
}

/** `typeOf` answers the type of a block, once that is known. */
export function openValues(doc: Y.Doc, registry: BlockRegistry, typeOf: (id: BlockId) => string | undefined): SharedValues {
  const map = sharedMap(doc);

  function textOf(key: string): SharedText | undefined {
    const definition = (id: BlockId) => registry.get(typeOf(id) ?? "");
    const { blockId, prop, member } = readListKey(key) ?? {};
    if (blockId !== undefined && prop !== undefined)
      return member === undefined ? undefined : sharedMemberOf(definition(blockId), prop, member);
    const [, id = "", name = ""] = propKey.exec(key) ?? [];
    return id === "" ? undefined : sharedTextOf(definition(id), name);
  }

  function read(key: string): unknown {
    const name = nameOf(key);
    return (name === undefined ? undefined : readText(doc, name)) ?? map.get(key);
  }

  return {
    *entries() {
      for (const [key, value] of map.entries()) if (!wordsKey.test(key)) yield [key, value];
      for (const name of new Set([...doc.share.keys(), ...map.keys()])) {
        const key = keyOf(name);
        if (key !== undefined) yield [key, read(key)];
      }
    },
    read,
    write(key, value) {
      const name = nameOf(key);
      const text = textOf(key);
      if (name === undefined || (!text && !hasText(doc, name))) putIn(map, key, value);
      else if (typeof value === "string") {
        writeText(doc, name, value, text);
        if (map.has(key)) map.delete(key);
      } else {
        if (hasText(doc, name)) writeText(doc, name, undefined, text);
        putIn(map, key, value);
      }
    },
    begin(key) {
      const [text, name] = [textOf(key), nameOf(key)];
      if (text?.initial && name !== undefined && read(key) === undefined && !hasText(doc, name)) writeText(doc, name, undefined, text);
    },
    readRaw(key) {
      const name = nameOf(key);
      const value = read(key);
      return typeof value === "string" && name !== undefined && hasText(doc, name) ? doc.getText(name).toString() : value;
    },
    textOf,
    changedKeys(transaction) {
      const keys = new Set<string>();
      let names: ReadonlyMap<unknown, string> | undefined;
      for (const [part, members] of transaction.changed) {
        const changed: unknown = part;
        if (changed === map) for (const key of members) keys.add(keyOf(key ?? "") ?? key ?? "");
        else {
          names ??= namesOfParts(doc);
          keys.add(keyOf(names.get(part) ?? names.get(part._start) ?? "") ?? "");
        }
      }
      keys.delete("");
      return keys;
    },
  };
}

// A part that came with this transaction is replaced when somebody asks for it as a text, and has the same letters then.
function namesOfParts(doc: Y.Doc): ReadonlyMap<unknown, string> {
  const names = new Map<unknown, string>();
  for (const [name, part] of doc.share) {
    names.set(part, name);
    if (part._start !== null) names.set(part._start, name);
  }
  return names;
}

function putIn(map: Y.Map<unknown>, key: string, value: SharedValue): void {
  if (value !== undefined) map.set(key, value);
  else if (map.has(key)) map.delete(key);
}

function nameOf(key: string): string | undefined {
  const { blockId, prop, item, member } = readListKey(key) ?? {};
  if (item !== undefined) return member === undefined || member.includes(":") ? undefined : `${blockId}:w:${prop}:${item}:${member}`;
  const [, id, name] = propKey.exec(key) ?? [];
  return id === undefined || name === undefined ? undefined : `${id}:w:${name}`;
}

function keyOf(textName: string): string | undefined {
  const [, id, name] = wordsKey.exec(textName) ?? [];
  if (id === undefined || name === undefined) return undefined;
  const [, prop, item, member] = memberName.exec(name) ?? [];
  return prop && item && member ? itemMemberKey(id, prop, item, member) : `${id}:p:${name}`;
}

/** A text that never had a letter reaches others with its mark alone. */
function hasText(doc: Y.Doc, name: string): boolean {
  return doc.share.has(name) || typeof sharedMap(doc).get(name) === "string";
}

/** Undefined where there is no text. */
function readText(doc: Y.Doc, name: string): string | undefined {
  if (!hasText(doc, name)) return undefined;
  const text = doc.getText(name).toString();
  const mark = sharedMap(doc).get(name);
  if (typeof mark !== "string") return text || undefined;
  const isAbsent = mark.startsWith("-");
  const whole = isAbsent ? mark.slice(1) : mark;
  const kind = whole.startsWith("h") ? "html" : "plain";
  if (text === "" || whole === markOf(text, kind)) return isAbsent ? undefined : text;
  return settleText(text, kind);
}

function writeText(doc: Y.Doc, name: string, value: string | undefined, { kind, initial }: SharedText = unknownText): void {
  const text = doc.getText(name);
  const words = value ?? initial;
  const before = lettersOf(text.toString());
  const lengthTo = (at: number) => before.slice(0, at).join("").length;
  for (const { start, end, words: fresh } of [...compareLetters(before, lettersOf(words))].reverse()) {
    const at = lengthTo(start);
    if (end > start) text.delete(at, lengthTo(end) - at);
    if (fresh.length > 0) text.insert(at, fresh.join(""));
  }
  const map = sharedMap(doc);
  if (value !== undefined && isSaidAlready(map.get(name), value, kind)) return;
  map.set(name, (value === undefined ? "-" : "") + markOf(words, kind));
}

/**
 * Does this mark say what a new one would? Letters that are in order are read as they are by any mark. Each mark would stay in the history of the
 * document for ever, between two letters that otherwise become one part.
 */
function isSaidAlready(mark: unknown, value: string, kind: TextKind): boolean {
  return (
    typeof mark === "string" && mark.startsWith(kind[0] ?? "-") && value.length <= settledMaxLength && settleText(value, kind) === value
  );
}

/** Everybody puts letters in order at each change of theirs; of a longer text that would be felt. */
const settledMaxLength = 4000;

const unknownText: SharedText = { kind: "plain", initial: "" };

/**
 * Whoever writes says what the whole text is then. Letters that are just that are what somebody wrote, and stay as they are; others were put
 * together from what several wrote at once.
 */
function markOf(text: string, kind: TextKind): string {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return `${kind[0]}${text.length}:${(hash >>> 0).toString(36)}`;
}
