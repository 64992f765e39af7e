import { useMemo } from "react";
import type { MenuItem } from "./menu-item.js";
import { MenuList } from "./menu-list.js";

export interface ContextMenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Where it was asked for, in the window's coordinates; null while it is closed. */
  readonly at: { readonly x: number; readonly y: number } | null;
  readonly onClose: () => void;
}

/** A menu at the pointer, or at the block when it was asked for by keyboard. The focus goes back to where it was. */
export function ContextMenu({ label, items, at, onClose }: ContextMenuProps) {
  const x = at?.x ?? 0;
  const y = at?.y ?? 0;
  const anchor = useMemo(() => ({ left: x, top: y, width: 0, height: 0 }), [x, y]);
  return at ? <MenuList key={`${x} ${y}`} label={label} items={items} anchor={anchor} onClose={onClose} /> : null;
}
