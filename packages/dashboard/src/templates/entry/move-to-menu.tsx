import { ContextMenu, type MenuItem, useTranslate } from "@mailwright/ui";
import { moveStrings } from "../../actions/move-strings.js";

interface MoveToMenuProps {
  readonly places: readonly MenuItem[];
  readonly at: { readonly x: number; readonly y: number } | null;
  readonly onClose: () => void;
}

/** Where one template may be moved to, in place of the menu that asked. */
export function MoveToMenu({ places, at, onClose }: MoveToMenuProps) {
  const t = useTranslate(moveStrings);
  return <ContextMenu label={t("moveTo")} items={places} at={at} onClose={onClose} />;
}
