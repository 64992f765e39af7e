import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import type { Align, Side } from "../../floating/place-floating.js";
import type { MenuItem } from "./menu-item.js";
import { MenuList } from "./menu-list.js";

/** What the control that opens a menu must be given. */
export interface MenuTriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly "aria-haspopup": "menu";
  readonly "aria-expanded": boolean;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** The name of the menu, usually that of its button. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** @example trigger={(props) => <IconButton {...props} label="More" icon={Ellipsis} />} */
  readonly trigger: (props: MenuTriggerProps) => ReactNode;
  readonly side?: Side | undefined;
  readonly align?: Align | undefined;
}

/** A button that opens a menu of actions. */
export function Menu({ label, items, trigger, side, align }: MenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<"no" | "start" | "end">("no");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(event.key === "ArrowDown" ? "start" : "end");
  };
  return (
    <>
      {trigger({
        ref: opener,
        "aria-haspopup": "menu",
        "aria-expanded": open !== "no",
        onClick: () => setOpen(open === "no" ? "start" : "no"),
        onKeyDown,
      })}
      {open === "no" ? null : (
        <MenuList
          label={label}
          items={items}
          anchor={opener}
          opener={opener}
          side={side}
          align={align}
          isFromEnd={open === "end"}
          onClose={() => setOpen("no")}
        />
      )}
    </>
  );
}
