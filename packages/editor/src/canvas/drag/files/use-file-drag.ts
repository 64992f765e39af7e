import { useLatest, useTranslate } from "@mailwright/ui";
import { useEffect } from "react";
import { useEditorServices } from "../../../base/context/editor-context.js";
import { uploadLibrary } from "../../../ports/image-port.js";
import type { DragController } from "../held/drag-controller.js";
import { dragLayerStrings } from "../held/drag-layer-strings.js";
import type { LentCanvas } from "../start/drag-context.js";
import { useDroppedFiles } from "./use-dropped-files.js";

/** Files of pictures that are held over the canvas are dragged like an image block, and uploaded where they are let go. */
export function useFileDrag(controller: DragController, canvas: LentCanvas | null): void {
  const { editor, ports } = useEditorServices();
  const name = useTranslate(dragLayerStrings)("files");
  const put = useLatest(useDroppedFiles(controller));
  const mayUpload = uploadLibrary(ports.images) !== undefined;
  useEffect(() => {
    const desk = canvas?.desk;
    if (!canvas || !desk || !mayUpload) return undefined;
    const isMeant = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") && !editor.viewState.getState().readOnly;
    // A field over the canvas, such as the address of a link, takes files itself.
    const isElsewhere = ({ target }: DragEvent) => target instanceof Element && target.closest("[popover]") !== null;
    const over = (event: DragEvent) => {
      if (!isMeant(event)) return;
      if (isElsewhere(event)) return controller.cancel();
      event.preventDefault();
      const { clientX, clientY } = event;
      if (controller.draggingBy()) return controller.moveTo(clientX, clientY);
      controller.load({ dragged: { kind: "new", blueprint: { type: "image" }, name } });
      controller.begin("pointer", clientX, clientY);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && desk.contains(relatedTarget))) controller.cancel();
    };
    const drop = (event: DragEvent) => {
      if (!isMeant(event) || isElsewhere(event)) return;
      event.preventDefault();
      put.current([...(event.dataTransfer?.files ?? [])], canvas.view.blockAt(event.clientX, event.clientY));
    };
    desk.addEventListener("dragover", over);
    desk.addEventListener("dragleave", leave);
    desk.addEventListener("drop", drop);
    return () => {
      desk.removeEventListener("dragover", over);
      desk.removeEventListener("dragleave", leave);
      desk.removeEventListener("drop", drop);
    };
  }, [controller, canvas, editor, mayUpload, name, put]);
}
