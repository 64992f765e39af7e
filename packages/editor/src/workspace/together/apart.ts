import * as Y from "yjs";
import type { SharedCopy } from "../../ports/collaboration-port.js";

/** What the two sides have made of one shared document while there was no connection between them. */
export interface TwoSides {
  /** What both had. */
  readonly base: Y.Doc;
  /** What the other side made of it, without anything of this one. */
  readonly theirs: Y.Doc;
}

/** Remembers what the other side has, so that after a lost connection it can be told what each side did. */
export interface Apart {
  /** Begins anew with this copy, of which the other side has everything. */
  follow(copy: SharedCopy): void;
  /** The connection is lost: what is done from now on is this side's alone. */
  lost(): void;
  /** Both sides have everything again. Answers what each had done; nothing where one of them had done nothing. */
  met(): TwoSides | undefined;
}

/** What the other side has is kept as changes, until they are this many bytes. */
const longestLogBytes = 1_000_000;

export function createApart(): Apart {
  /** What the other side had when this was put together, and what it has heard or said since. */
  let known: Uint8Array[] = [];
  let knownBytes = 0;
  /** What was done here and may not have reached it. */
  let own: Uint8Array[] = [];
  /** What it said since the connection was lost. */
  let said: Uint8Array[] | undefined;
  let unfollow: () => void = () => undefined;
  const know = (updates: readonly Uint8Array[]) => {
    known.push(...updates);
    for (const { byteLength } of updates) knownBytes += byteLength;
  };
  const begin = (document: Y.Doc) => {
    [known, knownBytes, own, said] = [[Y.encodeStateAsUpdate(document)], 0, [], undefined];
  };
  return {
    follow({ document, isSent, onHeard }) {
      unfollow();
      begin(document);
      const settle = () => {
        if (said || !isSent()) return;
        know(own.splice(0));
        if (knownBytes > longestLogBytes) begin(document);
      };
      // Before each change, as what was sent has arrived by then or not, and what is done next has not.
      const before = ({ local }: Y.Transaction) => local && settle();
      const note = (update: Uint8Array, _origin: unknown, _doc: Y.Doc, { local }: Y.Transaction) => {
        if (local) own.push(update);
      };
      let isFollowed = true;
      onHeard((update) => {
        if (!isFollowed) return;
        settle();
        if (said) said.push(update);
        else know([update]);
      });
      document.on("beforeTransaction", before);
      document.on("update", note);
      unfollow = () => {
        isFollowed = false;
        document.off("beforeTransaction", before);
        document.off("update", note);
      };
    },
    lost() {
      said ??= [];
    },
    met() {
      const [base, heard, done] = [[...known], said ?? [], own];
      know(heard);
      [own, said] = [[], undefined];
      know(done);
      return heard.length > 0 && done.length > 0 ? tellApart(base, heard, done) : undefined;
    },
  };
}

function tellApart(known: readonly Uint8Array[], heard: readonly Uint8Array[], done: readonly Uint8Array[]): TwoSides {
  const sides = { base: documentWith(known), theirs: documentWith([...known, ...heard]) };
  // What had arrived and was not told any more before the connection went: theirs stands upon it.
  for (const update of done) {
    if (!isIncomplete(sides.theirs)) break;
    for (const doc of [sides.base, sides.theirs]) Y.applyUpdate(doc, update);
  }
  return sides;
}

function documentWith(updates: readonly Uint8Array[]): Y.Doc {
  const doc = new Y.Doc();
  doc.transact(() => {
    for (const update of updates) Y.applyUpdate(doc, update);
  });
  return doc;
}

const isIncomplete = ({ store }: Y.Doc) => store.pendingStructs !== null || store.pendingDs !== null;
