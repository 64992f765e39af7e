import { TextToolbar, type TextToolbarProps } from "@mailwright/rich-text/react";
import { useMemo } from "react";
import { useDocument, useEditorServices } from "../../base/context/editor-context.js";
import { collectColors } from "../../base/document/collect-colors.js";
import { laterCode, useLaterCode } from "../../base/later/later-code.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { useMergeTags } from "../../workspace/templating/use-merge-tags.js";
import { FileUploadField } from "../../workspace/uploads/file-upload.js";
import { useChooseImage } from "../../workspace/uploads/use-choose-image.js";
import type { CanvasHandle } from "../surface/canvas-handle.js";
import { readEditable } from "./editable-text.js";
import type { OpenText } from "./open-text.js";
import { createTextLayer } from "./text-layer.js";

/** What the toolbar fetches by itself. */
export { loadSymbols } from "@mailwright/rich-text/react";

/** Few texts are commented on: what does it comes once one is open. */
const textCommentCode = laterCode(async () => (await import("./text-comment.js")).TextComment);

export interface CanvasTextToolbarProps {
  readonly open: OpenText;
  readonly canvas: CanvasHandle;
}

/** The toolbar of the text that is being edited. */
export function CanvasTextToolbar({ open, canvas }: CanvasTextToolbarProps) {
  const { registry, ports } = useEditorServices();
  const editor = useLaterCommands();
  const { blockId, place, richText } = open;
  const layer = useMemo(() => createTextLayer(canvas, open), [canvas, open]);
  const align = useDocument(() => readEditable(editor, blockId, place)?.align);
  const document = useDocument((current) => current);
  const swatches = useMemo(() => collectColors(document, registry).map((value) => ({ value })), [document, registry]);
  const alignment = useMemo(
    () =>
      align === undefined
        ? undefined
        : { value: align, onChange: (next: string) => void editor.run("set-props", { blockIds: [blockId], props: { align: next } }) },
    [align, editor, blockId],
  );
  const mergeTags = useMergeTags();
  return (
    <TextToolbar
      field={richText}
      layer={layer}
      mergeTags={mergeTags}
      swatches={swatches}
      alignment={alignment}
      fillAddress={ports.files && fillAddress}
      onImage={useImageAfter(open, canvas)}
      comment={ports.comments && <LaterComment open={open} />}
    />
  );
}

function LaterComment({ open }: { readonly open: OpenText }) {
  const code = useLaterCode(textCommentCode);
  // Its room is there before it, because the bar measures once what fits.
  return <span style={{ minInlineSize: 32 }}>{code.phase === "ready" ? <code.value open={open} /> : null}</span>;
}

/** Opens the image dialog. What is chosen there comes after the block, in one step; a text inside another block has no such place. */
function useImageAfter({ blockId, place }: OpenText, canvas: CanvasHandle): (() => void) | undefined {
  const editor = useLaterCommands();
  const tell = useTellRefusal();
  const choose = useChooseImage();
  if (place) return undefined;
  const insert = (src: string) => {
    editor.run("select", { blockIds: [blockId] });
    const outcome = editor.run("insert-block", { blueprint: { type: "image", props: { src } } });
    // The dialog gives the focus back to the text, which is not written in any more: the picture is what was made last.
    if (tell(outcome) && outcome.done) requestAnimationFrame(() => canvas.focusBlock(outcome.value));
  };
  return () => choose({ blockId: undefined, value: "", onChoose: insert });
}

const fillAddress: NonNullable<TextToolbarProps["fillAddress"]> = ({ field, onAddress }) => (
  <FileUploadField onUploaded={onAddress}>{field}</FileUploadField>
);
