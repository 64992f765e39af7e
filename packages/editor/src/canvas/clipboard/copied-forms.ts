import { type Block, escapeAttribute } from "@mailwright/document";
import type { EditorServices } from "../../base/context/editor-services.js";
import { compilerOf } from "../../base/document/compiler-of.js";
import type { CopiedForms } from "../../ports/clipboard-port.js";
import { ownAttribute } from "./own-attribute.js";

/** The forms of blocks that `copy-blocks` has answered as text. */
export function copiedForms({ compiler, editor }: EditorServices, blocks: readonly Block[], own: string): CopiedForms {
  const stored = editor.document.get();
  const { html, text } = compilerOf({ compiler }).compileDocument({ ...stored, root: { ...stored.root, children: blocks.map(asRow) } });
  const body = /<body\b[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "";
  return { own, html: `<div ${ownAttribute}="${escapeAttribute(own)}">${body}</div>`, text };
}

const rows: ReadonlySet<string> = new Set(["section", "wrapper"]);

/** Blocks that stand in a column elsewhere get a section of their own here. */
function asRow(block: Block): Block {
  if (rows.has(block.type)) return block;
  const cell: Block = block.type === "cell" ? block : { id: `${block.id} column`, type: "cell", props: {}, children: [block] };
  return { id: `${block.id} row`, type: "section", props: {}, children: [cell] };
}
