import { findBlock, resolveProps } from "@mailwright/document";
import { type Editor, leadOf } from "@mailwright/editing";
import { useMemo } from "react";
import { type PicturePoint, valuesBesidePicture } from "../../base/document/picture-position.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { emptyPlace } from "../../canvas/surface/empty-place.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import type { ImagePlace } from "../../workspace/workspace-store.js";

/** The place that a picture is chosen for. */
export interface PlaceForImage {
  /** The address that stands there now. */
  readonly url: string;
  /** Puts a picture there; a background is held at its focal point. Size, alignment, link and alternative text stay. Answers whether it could. */
  put(url: string, focus?: PicturePoint): boolean;
  /** Takes a block away that was left without a picture, if it is still selected. Answers whether one was. */
  removeEmpty(): boolean;
}

/** The place that a request of the dialog names. */
export function usePlaceForImage(place: ImagePlace): PlaceForImage {
  const editor = useLaterCommands();
  const tell = useTellRefusal();
  return useMemo(() => {
    const removeEmpty = () => {
      const block = place.blockId === undefined ? undefined : findBlock(editor.document.get().root, place.blockId);
      const isSelected = block !== undefined && leadOf(editor.viewState.getState().selection) === block.id;
      if (!isSelected || emptyPlace(block, editor.registry) !== "picture") return false;
      return editor.run("remove-block", { blockIds: [block.id] }).done;
    };
    if (!("prop" in place)) {
      const put = (url: string, focus?: PicturePoint) => {
        place.onChoose(url, focus);
        return true;
      };
      return { url: place.value, put, removeEmpty };
    }
    const { blockId, prop } = place;
    return {
      url: addressIn(editor, blockId, prop),
      put: (url, focus) => {
        const beside = valuesBesidePicture(specOf(editor, blockId, prop), focus);
        return tell(editor.run("set-props", { blockIds: [blockId], props: { ...beside, [prop]: url } }));
      },
      removeEmpty,
    };
  }, [editor, tell, place]);
}

function specOf({ document, registry }: Editor, blockId: string, prop: string) {
  const block = findBlock(document.get().root, blockId);
  return block && registry.get(block.type)?.props[prop];
}

function addressIn({ document, registry }: Editor, blockId: string, prop: string): string {
  const block = findBlock(document.get().root, blockId);
  const values: Readonly<Record<string, unknown>> = block
    ? resolveProps(registry.get(block.type)?.props ?? {}, block.props, undefined)
    : {};
  const url = values[prop];
  return typeof url === "string" ? url : "";
}
