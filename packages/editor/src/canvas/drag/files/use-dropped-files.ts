import { type BlockId, findBlock } from "@mailwright/document";
import { type Editor, type HistoryMark, leadOf } from "@mailwright/editing";
import { useToasts, useTranslate } from "@mailwright/ui";
import { useEditorServices } from "../../../base/context/editor-context.js";
import { useTellRefusal } from "../../../base/words/refusal-words.js";
import { useLaterCommands } from "../../../workspace/commands/use-later-commands.js";
import { useUploadPicture } from "../../../workspace/uploads/use-upload-picture.js";
import { emptyPlace } from "../../surface/empty-place.js";
import type { DragController } from "../held/drag-controller.js";
import { dragLayerStrings } from "../held/drag-layer-strings.js";
import { dropPictures } from "./drop-pictures.js";

/** Ends a drag of files: the first fills the empty place it was dropped on, or a new one where the line was; the others follow it. */
export function useDroppedFiles(controller: DragController): (files: readonly File[], over: BlockId | undefined) => void {
  const editor = useLaterCommands();
  const { newId } = useEditorServices().ports;
  const toasts = useToasts();
  const say = useTranslate(dragLayerStrings);
  const tell = useTellRefusal();
  const upload = useUploadPicture();
  const fill = async (files: readonly File[], placeId: BlockId, madeBy?: HistoryMark) => {
    // Until the first is there nothing else shows that they were taken.
    toasts.show({ message: say("uploading") });
    const add = dropPictures({ editor, newId, placeId, madeBy });
    for (const file of files) {
      const src = await upload(file);
      if (src !== undefined && !tell(add(src))) return;
    }
  };
  return (files, over) => {
    if (files.length === 0) return controller.cancel();
    if (isEmptyPicture(editor, over)) {
      controller.cancel();
      editor.run("select", { blockIds: [over] });
      void fill(files, over);
      return;
    }
    const { head } = editor.document.history();
    controller.drop();
    const madeBy = editor.document.history().head;
    const placeId = leadOf(editor.viewState.getState().selection);
    if (madeBy !== head && isEmptyPicture(editor, placeId)) void fill(files, placeId, madeBy);
  };
}

function isEmptyPicture({ document, registry }: Editor, blockId: BlockId | undefined): blockId is BlockId {
  const block = blockId === undefined ? undefined : findBlock(document.get().root, blockId);
  return block !== undefined && ["picture", "pictureOrMap"].includes(emptyPlace(block, registry) ?? "");
}
