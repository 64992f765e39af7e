import type { TemplateSummary } from "@mailwright/contract";
import { type MenuItem, useTranslate } from "@mailwright/ui";
import { FolderInput } from "lucide-react";
import { toMenuItems } from "../actions/menu-items.js";
import type { TemplateAction } from "../actions/template-action.js";
import { useCategoryMoves } from "../drag/use-category-moves.js";
import { listStrings } from "./list-strings.js";

/**
 * The entries of a template's menu: what can be done with it and, where there are categories to put it in, the keyboard's way to
 * what dragging it onto one does.
 */
export function useMenuEntries(template: TemplateSummary, actions: readonly TemplateAction[], onMove: () => void) {
  const t = useTranslate(listStrings);
  const { movesOf } = useCategoryMoves();
  const places = movesOf(template).map(
    ({ category, isInside, run }): MenuItem => ({ id: category.id, label: category.name, isChecked: isInside, onSelect: run }),
  );
  const moveTo: MenuItem[] =
    places.length > 0
      ? [
          { kind: "separator", id: "before move-to" },
          { id: "move-to", label: t("moveTo"), icon: FolderInput, onSelect: onMove },
        ]
      : [];
  return { entries: [...toMenuItems(actions), ...moveTo], places };
}
