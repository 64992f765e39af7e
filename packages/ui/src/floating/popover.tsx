import { type ReactNode, type RefObject, useEffect } from "react";
import { collectTabbable } from "../focus/focusable.js";
import type { Align, Side } from "./place-floating.js";
import { useDismiss } from "./use-dismiss.js";
import { useFloating } from "./use-floating.js";

export interface PopoverProps {
  /** The control that opened it. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly onClose: () => void;
  readonly side?: Side | undefined;
  readonly align?: Align | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A small panel beside a control. Render it while it is open: it takes the focus and gives it back. */
export function Popover({ anchor, label, onClose, side, align, className = "", children }: PopoverProps) {
  const floating = useFloating<HTMLDivElement>({ anchor, side, align });
  const dismiss = useDismiss({ floating, opener: anchor, onClose });
  useEffect(() => {
    const element = floating.current;
    if (element) (collectTabbable(element)[0] ?? element).focus({ preventScroll: true });
  }, [floating]);

  return (
    <div
      ref={floating}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={`mw-floating mw-popover ${className}`}
      {...dismiss}
    >
      {children}
    </div>
  );
}
