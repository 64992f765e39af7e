import { IconButton, Popover, useTranslate } from "@mailwright/ui";
import { Plus } from "@mailwright/ui/icons";
import { useLayoutEffect, useRef, useState } from "react";
import { placeBox } from "../overlay/place-box.js";
import { useCanvas } from "../surface/canvas-context.js";
import type { AddPlace } from "./add-places.js";
import { addStrings } from "./add-strings.js";
import { BlockChooser } from "./block-chooser.js";
import { keepOnDesk } from "./keep-on-desk.js";

const sizePx = 24;
/** Beside the block, where neither its words nor its handles are. */
const asidePx = 2;

/** A "+" at the lower edge: left of a block, right of a section. */
export function AddButton({ place }: { readonly place: AddPlace }) {
  const say = useTranslate(addStrings);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = say(place.kind === "row" ? "rowBelow" : "blockBelow");
  return (
    <div ref={useEdgeBox(place)} className="mw-add">
      <IconButton
        ref={button}
        label={label}
        icon={Plus}
        className="mw-add-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <Popover anchor={button} label={label} onClose={() => setOpen(false)} align="start">
          <BlockChooser place={place} onClose={() => setOpen(false)} />
        </Popover>
      ) : null}
    </div>
  );
}

/** Keeps the button at the edge, without a render. */
function useEdgeBox({ kind, besideId }: AddPlace) {
  const canvas = useCanvas();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!canvas) return;
    const place = () => {
      const rect = canvas.rectOf(besideId);
      const beside = rect && (kind === "row" ? rect.left + rect.width + asidePx : rect.left - sizePx - asidePx);
      const left = beside === undefined ? undefined : keepOnDesk(canvas.overlay, beside, sizePx);
      const top = rect && rect.top + rect.height - sizePx / 2;
      const isPlaced = left !== undefined && top !== undefined;
      return () => {
        if (box.current) placeBox(box.current, isPlaced ? { left, top, width: sizePx, height: sizePx } : undefined);
      };
    };
    return canvas.follow(place);
  }, [canvas, kind, besideId]);
  return box;
}
