import type { Blueprint, EmailDocument } from "@mailwright/document";
import { createEditor } from "@mailwright/editing";
import type { EditorServices } from "../../base/context/editor-services.js";

/** The email that shows a block alone, in the look of the template that it comes from. */
export function compileModule({ compiler, editor, registry, ports }: EditorServices, blueprint: Blueprint): string {
  return compiler.compileDocument(documentAround(blueprint)).html;

  function documentAround(block: Blueprint): EmailDocument {
    const stored = editor.document.get();
    const wrapper = stored.root.children?.find(({ type }) => type === "wrapper");
    const page = { ...(wrapper ?? { id: "page", type: "wrapper", props: {} }), children: [] };
    const empty = { ...stored, root: { id: "root", type: "root", props: {}, children: [page] } };
    // An editor of its own knows what must be made around the block.
    const alone = createEditor({ registry, document: empty, newId: ports.newId, clock: () => 0 });
    alone.run("insert-block", { blueprint: block });
    return alone.document.get();
  }
}
