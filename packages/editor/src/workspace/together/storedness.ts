import type { EmailDocument } from "@mailwright/document";
import type { Doc, Transaction } from "yjs";

/** What of this person's work the other side has stored. */
export interface Storedness {
  /** Counts from now on what is done in this shared document, in the place of the one before. All of it is stored, as this document. */
  follow(doc: Doc, document: EmailDocument): void;
  /** Others did something: `after` is `before` with that. */
  arrived(before: EmailDocument, after: EmailDocument): void;
  /**
   * The document as this person's unstored work finds it: that which was stored last with all of their stored work in it, and what others did since. What they did is none of one's own
   * work, which would otherwise be held against what they go on to make of it.
   */
  base(): EmailDocument;
  isDirty(): boolean;
  /** Something is about to be stored; `isSent`: with all that was done here. */
  storing(isSent: boolean, document: EmailDocument): void;
  stored(): void;
  /** The connection is gone: of what was about to be stored nothing is known any more. */
  lost(): void;
  /** Waits until nothing is unstored, so long at most. Answers whether that came. */
  settled(withinMs: number): Promise<boolean>;
}

/** Does to a document what leads from `before` to `after`. */
export type Redo = (before: EmailDocument, after: EmailDocument, document: EmailDocument) => EmailDocument;

/** A document, and what others did since, one after the other: it is done to the document when somebody asks, as each costs what a merge does. */
interface Base {
  document: EmailDocument;
  arrivals: (readonly [before: EmailDocument, after: EmailDocument])[];
}

export function createStoredness(redo: Redo): Storedness {
  let base: Base | undefined;
  let storing: (Base & { readonly done: number }) | undefined;
  let [done, storedDone] = [0, 0];
  let unfollow: () => void = () => undefined;
  const waiting = new Set<() => void>();
  const isDirty = () => done !== storedDone;
  const become = (next: Base, storedUntil: number) => {
    [base, storedDone, storing] = [next, storedUntil, undefined];
    if (isDirty()) return;
    for (const tell of waiting) tell();
    waiting.clear();
  };
  return {
    follow(doc, document) {
      unfollow();
      const count = (_update: Uint8Array, _origin: unknown, _doc: Doc, { local }: Transaction) => {
        if (local) done += 1;
      };
      doc.on("update", count);
      unfollow = () => doc.off("update", count);
      become({ document, arrivals: [] }, done);
    },
    arrived(before, after) {
      // Without work of one's own the document is just that.
      if (!isDirty()) base = { document: after, arrivals: [] };
      else if (base) addArrival(base, before, after);
      if (storing) addArrival(storing, before, after);
    },
    base() {
      if (!base) throw new Error("nothing is open");
      for (const [before, after] of base.arrivals.splice(0)) base.document = redo(before, after, base.document);
      return base.document;
    },
    isDirty,
    storing(isSent, document) {
      storing = isSent ? { done, document, arrivals: [] } : undefined;
    },
    stored() {
      if (storing) become({ document: storing.document, arrivals: storing.arrivals }, storing.done);
    },
    lost() {
      storing = undefined;
    },
    settled(withinMs) {
      if (!isDirty()) return Promise.resolve(true);
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, withinMs, false);
        waiting.add(() => {
          clearTimeout(timer);
          resolve(true);
        });
      });
    },
  };
}

/** What comes right after what came last is one with it. */
function addArrival({ arrivals }: Base, before: EmailDocument, after: EmailDocument): void {
  const last = arrivals.at(-1);
  if (last?.[1] === before) arrivals.splice(-1, 1, [last[0], after]);
  else arrivals.push([before, after]);
}
