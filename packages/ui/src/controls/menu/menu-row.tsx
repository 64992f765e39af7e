import { useId } from "react";
import { Icon } from "../../icons/icon.js";
import { Check } from "../../icons/lucide/check.gen.js";
import { classNames } from "../../styles/class-names.js";
import { Kbd } from "../../text/kbd.js";
import type { MenuAction, MenuItem } from "./menu-item.js";

interface MenuRowProps<Item> {
  readonly item: Item;
  readonly onClose: () => void;
}

/** One line of a menu. */
export function MenuRow({ item, onClose }: MenuRowProps<MenuItem>) {
  if (item.kind === "separator") return <hr className="mw-menu-separator" />;
  if (item.kind === "heading") {
    return (
      <div role="presentation" className="mw-menu-heading">
        {item.label}
      </div>
    );
  }
  return <MenuActionRow item={item} onClose={onClose} />;
}

function MenuActionRow({ item, onClose }: MenuRowProps<MenuAction>) {
  const labelId = useId();
  const reasonId = useId();
  const isBlocked = item.blockedBy !== undefined;
  const isChoice = item.isChecked !== undefined;
  const icon = isChoice ? (item.isChecked ? Check : undefined) : item.icon;
  const select = () => {
    if (item.isDisabled) return;
    // Closing first gives the focus back, so that what is opened next can take it and return it.
    onClose();
    item.onSelect();
  };
  return (
    <button
      type="button"
      {...(isChoice ? { role: "menuitemcheckbox", "aria-checked": item.isChecked } : { role: "menuitem" })}
      aria-disabled={isBlocked || item.isDisabled}
      {...(isBlocked && { "aria-labelledby": labelId, "aria-describedby": reasonId, "data-mw-blocked": "" })}
      tabIndex={-1}
      data-mw-row=""
      className={classNames("mw-menu-row", item.isDanger && "mw-menu-row-danger")}
      onClick={select}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
    >
      <span className="mw-menu-icon">{icon ? <Icon icon={icon} /> : null}</span>
      <span className="mw-menu-label">
        <span id={labelId}>{item.label}</span>
        {isBlocked ? (
          <span id={reasonId} className="mw-menu-reason">
            {item.blockedBy}
          </span>
        ) : null}
      </span>
      {item.shortcut ? <Kbd>{item.shortcut}</Kbd> : null}
    </button>
  );
}
