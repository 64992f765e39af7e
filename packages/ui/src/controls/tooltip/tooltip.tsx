import type { RefObject } from "react";
import type { Side } from "../../floating/place-floating.js";
import { useFloating } from "../../floating/use-floating.js";
import { Kbd } from "../../text/kbd.js";

export interface TooltipProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly shortcut?: string | undefined;
  readonly side?: Side | undefined;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
}

/** The bubble itself. It repeats the name of its control, so assistive technology is not told twice. */
export function Tooltip({ anchor, text, shortcut, side = "bottom", onPointerEnter, onPointerLeave }: TooltipProps) {
  const floating = useFloating<HTMLDivElement>({ anchor, side, align: "centre", gapPx: 6 });
  return (
    <div
      ref={floating}
      popover="manual"
      role="tooltip"
      aria-hidden="true"
      className="mw-floating mw-tooltip"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {text}
      {shortcut ? <Kbd>{shortcut}</Kbd> : null}
    </div>
  );
}
