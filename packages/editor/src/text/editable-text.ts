import { type BlockId, type EditableText, findBlock, type RichTextStyles, resolveProps, resolveSettings } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";

/** A block's text as the document has it now. */
export interface EditableNow {
  readonly type: string;
  readonly editable: EditableText;
  readonly html: string;
  readonly styles: RichTextStyles;
  readonly maxLength: number | undefined;
  /** How the block is aligned, where it has such a prop. */
  readonly align: string | undefined;
}

/** Reads what is needed to edit a block's text in place; `undefined` where there is no such block or no such text. */
export function readEditable({ document, registry }: Editor, blockId: BlockId): EditableNow | undefined {
  const { root, settings: stored } = document.get();
  const block = findBlock(root, blockId);
  const definition = block && registry.get(block.type);
  if (!block || !definition?.editable) return undefined;
  const settings = resolveSettings(stored);
  const values = resolveProps(definition.props, block.props, settings);
  const html: unknown = values[definition.editable.prop];
  const align: unknown = values["align"];
  const spec = definition.props[definition.editable.prop];
  return {
    type: block.type,
    editable: definition.editable,
    html: typeof html === "string" ? html : "",
    styles: definition.editable.styles?.(values, settings) ?? {},
    maxLength: spec?.kind === "text" ? spec.maxLength : undefined,
    align: typeof align === "string" ? align : undefined,
  };
}
