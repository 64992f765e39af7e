import type { EmailDocument } from "@mailwright/document";
import type { Doc, Transaction } from "yjs";

/** What of this person's work the other side has stored. */
export interface Storedness {
  /** Counts from now on what is done in this shared document, in the place of the one before. All of it is stored, as this document. */
  follow(doc: Doc, document: EmailDocument): void;
  /** The document that was stored last, with all of this person's work that is stored. */
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

export function createStoredness(): Storedness {
  let base: EmailDocument | undefined;
  let storing: { readonly done: number; readonly document: EmailDocument } | undefined;
  let [done, storedDone] = [0, 0];
  let unfollow: () => void = () => undefined;
  const waiting = new Set<() => void>();
  const isDirty = () => done !== storedDone;
  const become = (document: EmailDocument, storedUntil: number) => {
    [base, storedDone, storing] = [document, storedUntil, undefined];
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
      become(document, done);
    },
    base() {
      if (!base) throw new Error("nothing is open");
      return base;
    },
    isDirty,
    storing(isSent, document) {
      storing = isSent ? { done, document } : undefined;
    },
    stored() {
      if (storing) become(storing.document, storing.done);
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
