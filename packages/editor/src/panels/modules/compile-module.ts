import type { Blueprint, EmailDocument } from "@mailwright/document";
import { createEditor } from "@mailwright/editing";
import type { EditorServices } from "../../base/context/editor-services.js";
import { compilerOf } from "../../base/document/compiler-of.js";

/** The email that shows a single block, with the General settings of the template that it comes from. */
export function compileModule({ compiler, editor, registry, ports }: EditorServices, blueprint: Blueprint): string {
  return compilerOf({ compiler }).compileDocument(documentAround(blueprint)).html;

  function documentAround(block: Blueprint): EmailDocument {
    const stored = editor.document.get();
    const wrapper = stored.root.children?.find(({ type }) => type === "wrapper");
    const page = { ...(wrapper ?? { id: "page", type: "wrapper", props: {} }), children: [] };
    const empty = { ...stored, root: { id: "root", type: "root", props: {}, children: [page] } };
    // The block is put into an editor of its own, which creates the section and column around it.
    const alone = createEditor({ registry, document: empty, newId: ports.newId, clock: () => 0 });
    alone.run("insert-block", { blueprint: block });
    return alone.document.get();
  }
}
