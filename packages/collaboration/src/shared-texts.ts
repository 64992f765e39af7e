import type { AnyBlockDefinition, BlockId, BlockRegistry } from "@mailwright/document";
import type * as Y from "yjs";
import { settleText, type TextKind } from "./join-texts.js";
import { compareLetters, lettersOf } from "./letters.js";
import { mapName, type SharedValue, sharedMap } from "./shared-form.js";

// The text of a block that people write in place is kept letter by letter, in a text of Yjs with a name of its own in the shared document:
//
//   ID:w:NAME, as a text          the letters of the prop NAME
//   ID:w:NAME, in the map         what the letters were when somebody wrote last: see `markOf`
//
// The texts stand beside the map and not in it: of two that are made under one key at once, one would be lost with all that is written into it.
// Where nobody ever wrote letters, a prop is a key like any other (`ID:p:NAME`).

/** How a prop is written in place; undefined where it is not. */
export function textKindOf(definition: AnyBlockDefinition | undefined, name: string): TextKind | undefined {
  const { editable } = definition ?? {};
  if (editable?.prop !== name) return undefined;
  return editable.mode === "blocks" || editable.mode === "inline" ? "html" : "plain";
}

/** The values of a shared document by their keys, texts among them, for as long as it is the same. */
export interface SharedValues {
  entries(): Iterable<readonly [key: string, value: unknown]>;
  /** What a key holds; a peer may have written anything. */
  read(key: string): unknown;
  write(key: string, value: SharedValue): void;
  /** How a key's text is joined with that of others; undefined: it is no text. */
  kindOf(key: string): TextKind | undefined;
  /** The keys whose values a transaction may have changed. */
  changedKeys(transaction: Y.Transaction): ReadonlySet<string>;
}

const propKey = /^([^:]+):p:(.*)$/s;
const wordsKey = /^([^:]+):w:(.*)$/s;

/** May a part of a shared document have this name? Any other is not ours. */
export function isSharedName(name: string): boolean {
  return name === mapName || wordsKey.test(name);
}

/** `typeOf` answers the type of a block, once that is known. */
export function openValues(doc: Y.Doc, registry: BlockRegistry, typeOf: (id: BlockId) => string | undefined): SharedValues {
  const map = sharedMap(doc);

  function kindOf(key: string): TextKind | undefined {
    const [, id = "", name = ""] = propKey.exec(key) ?? [];
    return id === "" ? undefined : textKindOf(registry.get(typeOf(id) ?? ""), name);
  }

  function read(key: string): unknown {
    const name = nameOf(key);
    return (name === undefined ? undefined : readText(doc, name)) ?? map.get(key);
  }

  return {
    *entries() {
      for (const [key, value] of map.entries()) if (!wordsKey.test(key)) yield [key, value];
      for (const name of doc.share.keys()) {
        const key = keyOf(name);
        if (key !== undefined) yield [key, read(key)];
      }
    },
    read,
    write(key, value) {
      const name = nameOf(key);
      const kind = kindOf(key);
      if (name === undefined || (kind === undefined && !doc.share.has(name))) putIn(map, key, value);
      else if (typeof value === "string") {
        writeText(doc, name, value, kind ?? "plain");
        if (map.has(key)) map.delete(key);
      } else {
        if (doc.share.has(name)) writeText(doc, name, undefined, kind ?? "plain");
        putIn(map, key, value);
      }
    },
    kindOf,
    changedKeys(transaction) {
      const keys = new Set<string>();
      for (const [type, members] of transaction.changed) {
        const name = rootNameOf(doc, type) ?? "";
        const changed = name === mapName ? [...members].map((key) => keyOf(key ?? "") ?? key ?? "") : [keyOf(name) ?? ""];
        for (const key of changed) if (key !== "") keys.add(key);
      }
      return keys;
    },
  };
}

// A type that came with this transaction is replaced when somebody asks for it as a text, and has the same letters then.
function rootNameOf(doc: Y.Doc, type: { readonly _start: unknown }): string | undefined {
  for (const [name, root] of doc.share) if (root === type || (root._start !== null && root._start === type._start)) return name;
  return undefined;
}

function putIn(map: Y.Map<unknown>, key: string, value: SharedValue): void {
  if (value !== undefined) map.set(key, value);
  else if (map.has(key)) map.delete(key);
}

function nameOf(key: string): string | undefined {
  const [, id, name] = propKey.exec(key) ?? [];
  return id === undefined || name === undefined ? undefined : `${id}:w:${name}`;
}

function keyOf(textName: string): string | undefined {
  const [, id, name] = wordsKey.exec(textName) ?? [];
  return id === undefined || name === undefined ? undefined : `${id}:p:${name}`;
}

/** Undefined where there is no text. */
function readText(doc: Y.Doc, name: string): string | undefined {
  if (!doc.share.has(name)) return undefined;
  const text = doc.getText(name).toString();
  const mark = sharedMap(doc).get(name);
  if (typeof mark !== "string") return text || undefined;
  const isAbsent = mark.startsWith("-");
  if (text === "") return isAbsent ? undefined : text;
  const kind = mark.replace("-", "").startsWith("h") ? "html" : "plain";
  return mark === markOf(text, kind) ? text : settleText(text, kind);
}

function writeText(doc: Y.Doc, name: string, value: string | undefined, kind: TextKind): void {
  const text = doc.getText(name);
  const before = lettersOf(text.toString());
  const lengthTo = (at: number) => before.slice(0, at).join("").length;
  for (const { start, end, words } of [...compareLetters(before, lettersOf(value ?? ""))].reverse()) {
    const at = lengthTo(start);
    if (end > start) text.delete(at, lengthTo(end) - at);
    if (words.length > 0) text.insert(at, words.join(""));
  }
  sharedMap(doc).set(name, value === undefined ? `-${kind[0]}` : markOf(value, kind));
}

/**
 * Whoever writes says what the whole text is then. Letters that are just that are what somebody wrote, and stay as they are; others were put
 * together from what several wrote at once.
 */
function markOf(text: string, kind: TextKind): string {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return `${kind[0]}${text.length}:${(hash >>> 0).toString(36)}`;
}
