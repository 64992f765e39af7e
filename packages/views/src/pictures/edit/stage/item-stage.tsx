import { classNames } from "@mailwright/ui";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import type { PictureSize } from "../../reduce/fit-picture.js";
import { measureItem } from "../draw/draw-items.js";
import type { PictureItem } from "../steps/picture-steps.js";
import type { Items } from "../use-items.js";
import { arrowStep, clampShare } from "./arrow-step.js";
import { usePull } from "./use-pull.js";

interface ItemStageProps {
  readonly items: Items;
  readonly size: PictureSize;
  readonly children: ReactNode;
}

/** What lies on the picture, to be picked up and moved. */
export function ItemStage({ items, size, children }: ItemStageProps) {
  return (
    <div className="mw-edit-picture">
      {children}
      {items.list.map((item) => (
        <HeldItem key={item.id} item={item} items={items} size={size} />
      ))}
    </div>
  );
}

interface HeldItemProps extends Omit<ItemStageProps, "children"> {
  readonly item: PictureItem;
}

function HeldItem({ item, items, size: { widthPx } }: HeldItemProps) {
  const start = useRef(item);
  const isChosen = items.chosen?.id === item.id;
  const room = measureItem(item);
  const move = (from: PictureItem, across: number, down: number) =>
    items.change(item.id, { x: clampShare(from.x + across), y: clampShare(from.y + down) }, "move");
  const pull = usePull({ onPull: (across, down) => move(start.current, across, down), onEnd: items.onEnd });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (step) move(item, ...step);
    else if (event.key === "Delete" || event.key === "Backspace") items.remove(item.id);
    else return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      className={classNames("mw-edit-item", isChosen && "mw-edit-item-chosen")}
      aria-label={items.nameOf(item)}
      aria-pressed={isChosen}
      style={{
        left: `${item.x * 100}%`,
        top: `${item.y * 100}%`,
        inlineSize: Math.max(24, room.width * widthPx),
        blockSize: Math.max(24, room.height * widthPx),
        rotate: `${item.turnDeg}deg`,
      }}
      {...pull}
      onPointerDown={(event) => {
        start.current = item;
        items.choose(item.id);
        pull.onPointerDown(event);
      }}
      onClick={() => items.choose(item.id)}
      onKeyDown={onKeyDown}
      onKeyUp={items.onEnd}
    >
      {isChosen ? <ItemGrip item={item} items={items} /> : null}
    </button>
  );
}

/** The corner that makes an item larger. By keyboard the sliders of the panel do the same. */
function ItemGrip({ item, items }: Omit<HeldItemProps, "size">) {
  const start = useRef(item);
  const pull = usePull({
    onPull: (across) => {
      const { width, height, kind } = start.current;
      // The middle stays, so the corner moves half of what is added.
      const grown = Math.max(0.02, width + 2 * across);
      const scale = grown / width;
      const sizes = kind === "text" ? { height: height * scale, width: grown } : { width: grown, height: height * scale };
      items.change(item.id, { width: Math.min(2, sizes.width), height: Math.min(2, Math.max(0.01, sizes.height)) }, "grow");
    },
    onEnd: items.onEnd,
  });
  return (
    <span
      className="mw-edit-grip"
      aria-hidden="true"
      {...pull}
      onPointerDown={(event) => {
        start.current = item.kind === "text" ? { ...item, width: measureItem(item).width } : item;
        pull.onPointerDown(event);
      }}
    />
  );
}
