import { blockRegistry } from "@mailwright/blocks";
import { type Block, type BlockId, collectBlocks, type EmailDocument, findBlock } from "@mailwright/document";
import { aDocument, aSection, aText } from "@mailwright/testing";
import * as Y from "yjs";
import { openReplica, type Replica } from "../replica.js";
import { aSharedDocument } from "./peers.js";

/** How often each thing happens, in letters. */
export interface Habits {
  /** So many write in turns. */
  readonly people: number;
  /** After so many turns somebody else comes in the place of one of them; absent: they stay. */
  readonly stay?: number;
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
export function writeAtLength(email: EmailDocument, { people, stay = Number.POSITIVE_INFINITY, letters, run, value, move }: Habits): Y.Doc {
  const texts = collectBlocks(email.root).flatMap(({ id, type }) => (type === "text" ? [id] : []));
  const textAt = (nth: number) => texts[nth % texts.length] ?? "";
  const seats: Seat[] = [];
  let room = aSharedDocument(email);
  for (let turn = 0; turn * run < letters; turn += 1) {
    const { doc, replica } = takeSeat(seats, turn % people, {
      number: Math.floor(turn / people / stay) * people + (turn % people) + 1,
      room,
    });
    const change = (next: (document: EmailDocument) => EmailDocument) => replica.write(next(replica.document()));
    for (let nth = turn * run + 1; nth <= Math.min((turn + 1) * run, letters); nth += 1) {
      change((document) => withProps(document, textAt(turn * 7), (props) => ({ ...props, text: withLetter(props, nth) })));
      if (isTime(nth, value))
        change((document) =>
          withProps(document, textAt(Math.floor(nth / value) * 13), (props) => ({ ...props, fontSize: 10 + (nth % 17) })),
        );
      if (isTime(nth, move)) change((document) => withRowMoved(document, nth));
    }
    room = doc;
  }
  return room;
}

/** In the middle of what is written meanwhile, so that it tears a run of letters in two. */
const isTime = (nth: number, each: number) => nth % each === Math.floor(each / 2);

/** Where one of those sits who write, one after the other. */
interface Seat {
  readonly doc: Y.Doc;
  readonly replica: Replica;
}

/** Whoever comes with a number that nobody had yet opens what is there; the others hear of what was done since their last turn. */
function takeSeat(seats: Seat[], at: number, { number, room }: { readonly number: number; readonly room: Y.Doc }): Seat {
  const known = seats[at];
  if (known?.doc.clientID === number) {
    if (known.doc !== room) Y.applyUpdate(known.doc, Y.encodeStateAsUpdate(room, Y.encodeStateVector(known.doc)));
    return known;
  }
  const doc = new Y.Doc();
  doc.clientID = number;
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(room));
  const seat = { doc, replica: openReplica(doc, blockRegistry, () => 0.5) };
  seats[at] = seat;
  return seat;
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
