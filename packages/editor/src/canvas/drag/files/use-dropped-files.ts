import { type BlockId, findBlock } from "@mailwright/document";
import { type Editor, leadOf } from "@mailwright/editing";
import { useAnnounce, useTranslate } from "@mailwright/ui";
import { useTellRefusal } from "../../../base/words/refusal-words.js";
import { useLaterCommands } from "../../../workspace/commands/use-later-commands.js";
import { useUploadPicture } from "../../../workspace/uploads/use-upload-picture.js";
import { emptyPlace } from "../../surface/empty-place.js";
import type { DragController } from "../held/drag-controller.js";
import { dragLayerStrings } from "../held/drag-layer-strings.js";

/** Ends a drag of files: the first fills the empty place it was dropped on, or a new one where the line was; the others follow it. */
export function useDroppedFiles(controller: DragController): (files: readonly File[], over: BlockId | undefined) => void {
  const editor = useLaterCommands();
  const announce = useAnnounce();
  const say = useTranslate(dragLayerStrings);
  const tell = useTellRefusal();
  const upload = useUploadPicture();
  const fill = async (blockId: BlockId, files: readonly File[]) => {
    announce(say("uploading"));
    let last = blockId;
    for (const [index, file] of files.entries()) {
      const src = await upload(file);
      if (src === undefined) continue;
      if (index === 0) {
        tell(editor.run("set-props", { blockIds: [blockId], props: { src } }));
        continue;
      }
      editor.run("select", { blockIds: [last] });
      const outcome = editor.run("insert-block", { blueprint: { type: "image", props: { src } } });
      if (!tell(outcome)) return;
      last = leadOf(editor.viewState.getState().selection) ?? last;
    }
  };
  return (files, over) => {
    if (files.length === 0) return controller.cancel();
    if (isEmptyPicture(editor, over)) {
      controller.cancel();
      editor.run("select", { blockIds: [over] });
    } else controller.drop();
    const place = leadOf(editor.viewState.getState().selection);
    if (isEmptyPicture(editor, place)) void fill(place, files);
  };
}

function isEmptyPicture({ document, registry }: Editor, blockId: BlockId | undefined): blockId is BlockId {
  const block = blockId === undefined ? undefined : findBlock(document.get().root, blockId);
  return block !== undefined && ["picture", "pictureOrMap"].includes(emptyPlace(block, registry) ?? "");
}
