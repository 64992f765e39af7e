import { IconButton } from "@mailwright/ui";
import { PanelLeftClose, PanelLeftOpen, PanelRightClose, PanelRightOpen, X } from "@mailwright/ui/icons";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { Side } from "../../workspace/panels/panel-state.js";
import type { WidthBand } from "./use-width-band.js";

const sideIcons = {
  left: { open: PanelLeftOpen, close: PanelLeftClose },
  right: { open: PanelRightOpen, close: PanelRightClose },
} as const satisfies Record<Side, unknown>;

export interface SidePanelProps {
  readonly side: Side;
  readonly band: WidthBand;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly words: { readonly region: string; readonly title: string; readonly open: string; readonly close: string };
  /** Shown in place of the title, which is then only the accessible name. */
  readonly head?: ReactNode;
  /** Controls beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A sidebar in one of its three forms, or the narrow bar that opens it. */
export function SidePanel({ side, band, isOpen, onToggle, words, head, actions, children }: SidePanelProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const toggle = useToggleFocus(isOpen, onToggle, opener, closer);
  const icons = sideIcons[side];
  const hasRail = band === "medium" || (band === "wide" && !isOpen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || band === "wide" || event.defaultPrevented) return;
    event.preventDefault();
    toggle();
  };
  if (band === "narrow" && !isOpen) return null;
  return (
    <aside aria-label={words.region} className="mw-side" data-side={side} data-open={isOpen} onKeyDown={isOpen ? onKeyDown : undefined}>
      {hasRail ? (
        <div className="mw-rail">
          <IconButton
            ref={opener}
            label={words.open}
            icon={{ directed: icons.open }}
            tooltipSide={side === "left" ? "right" : "left"}
            onClick={toggle}
          />
        </div>
      ) : null}
      {isOpen ? (
        <div className="mw-side-panel">
          <div className="mw-side-head">
            <h2 className={head ? "mw-hidden" : "mw-side-title"}>{words.title}</h2>
            {head ? <div className="mw-side-search">{head}</div> : null}
            {actions}
            <IconButton ref={closer} label={words.close} icon={{ directed: band === "narrow" ? X : icons.close }} onClick={toggle} />
          </div>
          <div className="mw-side-body">{children}</div>
        </div>
      ) : null}
    </aside>
  );
}

type ButtonRef = { readonly current: HTMLButtonElement | null };

/** The pressed button disappears with the change, so the focus moves to its counterpart. */
function useToggleFocus(isOpen: boolean, onToggle: () => void, opener: ButtonRef, closer: ButtonRef): () => void {
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    (isOpen ? closer : opener).current?.focus();
  }, [isOpen, opener, closer]);
  return () => {
    wasPressed.current = true;
    onToggle();
  };
}
