import { blockRegistry } from "@mailwright/blocks";
import { type Block, type BlockId, collectBlocks, type EmailDocument, findBlock } from "@mailwright/document";
import { aDocument, aSection, aText } from "@mailwright/testing";
import * as Y from "yjs";
import { openReplica } from "../replica.js";
import { aSharedDocument } from "./peers.js";

/** How often each thing happens, in letters. */
export interface Habits {
  readonly people: number;
  readonly letters: number;
  /** After so many letters somebody else goes on, in another text. */
  readonly run: number;
  /** After so many a value of some block is changed. */
  readonly value: number;
  /** After so many a row is moved. */
  readonly move: number;
}

/** An email of so many rows of two texts, with what surrounds them four blocks each. */
export const anEmailOf = (rows: number): EmailDocument =>
  aDocument(
    Array.from({ length: rows }, (_, row) =>
      aSection(aText({ text: `<p>Row ${row} has some words</p>` }, `a${row}`), aText({ text: "<p>And more</p>" }, `b${row}`)),
    ),
  );

/** People write in an email letter by letter, change values and move rows. Answers the shared document that all of them have in the end. */
export function writeAtLength(email: EmailDocument, { people, letters, run, value, move }: Habits): Y.Doc {
  const origin = Y.encodeStateAsUpdate(aSharedDocument(email));
  const docs = Array.from({ length: people }, (_, at) => {
    const doc = new Y.Doc();
    doc.clientID = at + 1;
    Y.applyUpdate(doc, origin);
    return doc;
  });
  const replicas = docs.map((doc) => openReplica(doc, blockRegistry, () => 0.5));
  const texts = collectBlocks(email.root).flatMap(({ id, type }) => (type === "text" ? [id] : []));
  for (let nth = 1; nth <= letters; nth += 1) {
    const round = Math.floor(nth / run);
    const at = round % people;
    const [replica, doc] = [replicas[at], docs[at]];
    if (!replica || !doc) throw new Error("There is nobody.");
    const change = (next: (document: EmailDocument) => EmailDocument) => replica.write(next(replica.document()));
    change((document) =>
      withProps(document, texts[(round * 7) % texts.length] ?? "", (props) => ({ ...props, text: withLetter(props, nth) })),
    );
    if (nth % value === 0)
      change((document) =>
        withProps(document, texts[(nth * 13) % texts.length] ?? "", (props) => ({ ...props, fontSize: 10 + (nth % 17) })),
      );
    if (nth % move === 0) change((document) => withRowMoved(document, nth));
    if (nth % run === run - 1 || nth === letters)
      for (const other of docs) if (other !== doc) Y.applyUpdate(other, Y.encodeStateAsUpdate(doc, Y.encodeStateVector(other)));
  }
  const [first] = docs;
  if (!first) throw new Error("There is nobody.");
  return first;
}

const withLetter = (props: Block["props"], nth: number) =>
  String(props["text"]).replace(/(?:.{400}.*)?<\/p>$/, (end) => (end.length > 400 ? "</p>" : `${"abcdefgh "[nth % 9]}</p>`));

function withProps(document: EmailDocument, id: BlockId, next: (props: Block["props"]) => Block["props"]): EmailDocument {
  const before = findBlock(document.root, id);
  const go = (block: Block): Block => {
    if (block === before) return { ...block, props: next(block.props) };
    const children = block.children?.map(go);
    return children?.some((child, at) => child !== block.children?.[at]) ? { ...block, children } : block;
  };
  return { ...document, root: go(document.root) };
}

function withRowMoved(document: EmailDocument, nth: number): EmailDocument {
  const [wrapper] = document.root.children ?? [];
  const rows = [...(wrapper?.children ?? [])];
  const [row] = rows.splice(nth % rows.length, 1);
  if (!wrapper || !row) return document;
  rows.splice((nth * 31) % rows.length, 0, row);
  return { ...document, root: { ...document.root, children: [{ ...wrapper, children: rows }] } };
}

/** What a document is made of when it is opened: the parts of its history, and the bytes of it. */
export function measureHistory(doc: Y.Doc): { parts: number; bytes: number } {
  const state = Y.encodeStateAsUpdate(doc);
  const opened = new Y.Doc();
  Y.applyUpdate(opened, state);
  return { parts: [...opened.store.clients.values()].reduce((sum, { length }) => sum + length, 0), bytes: state.length };
}
