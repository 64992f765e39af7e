import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useStyles } from "../../context/use-styles.js";
import type { Align, Side } from "../../floating/place-floating.js";
import { useDismiss } from "../../floating/use-dismiss.js";
import { type Anchor, useFloating } from "../../floating/use-floating.js";
import { stepIndex } from "../../focus/step-focus.js";
import type { MenuItem } from "./menu-item.js";
import { MenuRow } from "./menu-row.js";
import { menuStyles } from "./menu-styles.js";
import { createTypeahead } from "./typeahead.js";

export interface MenuListProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly anchor: Anchor;
  readonly opener?: RefObject<HTMLElement | null> | undefined;
  readonly onClose: () => void;
  readonly side?: Side | undefined;
  readonly align?: Align | undefined;
  /** The last entry gets the focus: the menu was opened with the up arrow. */
  readonly isFromEnd?: boolean | undefined;
}

/** An open menu: arrows, Home, End and typing find an entry; Enter takes it; Escape and Tab leave. */
export function MenuList({ label, items, anchor, opener, onClose, side, align, isFromEnd = false }: MenuListProps) {
  useStyles(menuStyles);
  const floating = useFloating<HTMLDivElement>({ anchor, side, align });
  const dismiss = useDismiss({ floating, opener, onClose });
  const typeahead = useRef(createTypeahead());

  useEffect(() => {
    const rows = rowsOf(floating.current);
    (isFromEnd ? rows.at(-1) : rows[0])?.focus({ preventScroll: true });
  }, [floating, isFromEnd]);

  const onKeyDown = (event: KeyboardEvent) => {
    const rows = rowsOf(floating.current);
    const index = rows.findIndex((row) => row.matches(":focus"));
    const next =
      stepIndex(event, index, rows.length, { orientation: "vertical" }) ??
      typeahead.current(
        event,
        index,
        rows.map((row) => row.querySelector<HTMLElement>(".mw-menu-label > :first-child")?.innerText ?? ""),
      );
    if (event.key === "Tab") onClose();
    dismiss.onKeyDown(event);
    // What is pressed in a menu is for the menu: the canvas behind it has shortcuts of its own.
    event.stopPropagation();
    if (next === undefined) return;
    event.preventDefault();
    rows[next]?.focus();
  };

  return (
    <div
      ref={floating}
      popover="manual"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className="mw-floating mw-menu"
      onKeyDown={onKeyDown}
      onBlur={dismiss.onBlur}
      onContextMenu={(event) => event.preventDefault()}
    >
      {items.map((item) => (
        <MenuRow key={item.id} item={item} onClose={onClose} />
      ))}
    </div>
  );
}

function rowsOf(menu: HTMLElement | null): HTMLElement[] {
  return menu ? [...menu.querySelectorAll<HTMLElement>("[data-mw-row]:not([aria-disabled=true]), [data-mw-row][data-mw-blocked]")] : [];
}
