import type { IconSource } from "../../icons/icon.js";

/** One entry of a menu. */
export interface MenuAction {
  readonly kind?: "action" | undefined;
  readonly id: string;
  readonly label: string;
  readonly icon?: IconSource | undefined;
  readonly shortcut?: string | undefined;
  readonly isDanger?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Why it cannot be done now. It looks disabled, keeps its place for the arrow keys, says why, and `onSelect` may say more. */
  readonly blockedBy?: string | undefined;
  /** Makes the entry a choice with a tick. */
  readonly isChecked?: boolean | undefined;
  readonly onSelect: () => void;
}

export interface MenuSeparator {
  readonly kind: "separator";
  readonly id: string;
}

export interface MenuHeading {
  readonly kind: "heading";
  readonly id: string;
  readonly label: string;
}

export type MenuItem = MenuAction | MenuSeparator | MenuHeading;
