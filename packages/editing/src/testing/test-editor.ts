import { blockRegistry } from "@mailwright/blocks";
import { collectBlocks, type EmailDocument } from "@mailwright/document";
import { counterIds } from "@mailwright/testing";
import { createEditor } from "../editor/create-editor.js";
import type { EditorOptions } from "../editor/editor.js";

/** An editor of our own blocks with a clock that stands still until the test moves it. */
export function anEditor(document: EmailDocument, options: Partial<EditorOptions> = {}) {
  const time = { ms: 0 };
  const editor = createEditor({ registry: blockRegistry, document, newId: counterIds("new-"), clock: () => time.ms, ...options });
  const root = () => editor.document.get().root;
  return {
    editor,
    pass: (ms: number) => {
      time.ms += ms;
    },
    block: (id: string) => collectBlocks(root()).find((block) => block.id === id),
    idsIn: (id: string) =>
      collectBlocks(root())
        .find((block) => block.id === id)
        ?.children?.map((child) => child.id),
    selection: () => editor.viewState.getState().selection,
    select: (...blockIds: string[]) => editor.run("select", { blockIds }),
    labels: () => editor.document.history().entries.map(({ label }) => label),
  };
}
