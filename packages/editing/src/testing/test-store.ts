import { blockRegistry } from "@mailwright/blocks";
import type { Block, EmailDocument } from "@mailwright/document";
import { aDocument, aHeading, aSection, aText, counterIds } from "@mailwright/testing";
import { type CommitOptions, createDocumentStore } from "../history/document-store.js";
import { changeBlock } from "../tree/tree.js";

/** A document store of our own blocks with a clock that stands still until the test moves it. */
export function aStore(document: EmailDocument) {
  const time = { ms: 0 };
  let selected: readonly string[] = [];
  const store = createDocumentStore({
    document,
    registry: blockRegistry,
    newId: counterIds("new-"),
    clock: () => time.ms,
    selection: {
      get: () => selected,
      set: (ids) => {
        selected = ids;
      },
    },
  });
  const changeRoot = (change: (root: Block) => Block, options?: CommitOptions) =>
    store.commit({ key: "other" }, { ...store.get(), root: change(store.get().root) }, options);
  const setText = (text: string, mergeKey?: string) =>
    changeRoot((root) => changeBlock(root, "title", (block) => ({ ...block, props: { ...block.props, text } })), { mergeKey });
  return { store, time, changeRoot, setText, select: (...ids: string[]) => (selected = ids), selected: () => selected };
}

/** A document with a heading `title` over a text `words`. */
export const titled = () => aDocument([aSection(aHeading({ text: "A" }, "title")), aSection(aText({}, "words"))]);
