import { findBlock } from "@mailwright/document";
import { useEffect } from "react";
import type { OpenedTemplate } from "../../workspace/open-template.js";
import type { WorkspaceActions } from "../../workspace/workspace-actions.js";

/** After a block with a list of items from elsewhere is inserted, such as a shop's products, the dialog that fills the list opens. */
export function useItemDialogs({ services: { editor, ports } }: OpenedTemplate, { open }: WorkspaceActions): void {
  useEffect(
    () =>
      editor.on("run", ({ commandId, outcome }) => {
        if (commandId !== "insert-block" || !outcome.done) return;
        const block = findBlock(editor.document.get().root, String(outcome.value));
        for (const [name, spec] of Object.entries((block && editor.registry.get(block.type)?.props) ?? {})) {
          if (block && spec.kind === "list" && spec.source && ports[spec.source] && block.props[name] === undefined) {
            open({ kind: spec.source, blockId: block.id });
          }
        }
      }),
    [editor, ports, open],
  );
}
