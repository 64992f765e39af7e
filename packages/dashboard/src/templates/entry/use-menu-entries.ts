import type { TemplateSummary } from "@mailwright/contract";
import { type MenuItem, useTranslate } from "@mailwright/ui";
import { FolderInput } from "@mailwright/ui/icons";
import { toMenuItems } from "../../actions/menu-items.js";
import { moveStrings } from "../../actions/move-strings.js";
import type { TemplateAction, TemplateActionId } from "../../actions/template-action.js";
import { useCategoryMoves } from "../../actions/use-category-moves.js";

/**
 * The entries of a template's menu: what can be done with it and, where there are categories to put it in, the keyboard's way to
 * what dragging it onto one does.
 */
export function useMenuEntries(template: TemplateSummary, actions: readonly TemplateAction[], onMove: () => void) {
  const t = useTranslate(moveStrings);
  const { movesOf } = useCategoryMoves();
  const places = movesOf([template]).map(
    ({ category, isInside, run }): MenuItem => ({ id: category.id, label: category.name, isChecked: isInside, onSelect: run }),
  );
  const moveTo: MenuItem[] =
    places.length > 0 ? [{ id: "move-to", label: t("moveTo"), icon: { directed: FolderInput }, onSelect: onMove }] : [];
  return { entries: withMoveTo(toMenuItems(actions), moveTo), places };
}

/** It stands with what keeps templates in order; what takes them away is always last. */
function withMoveTo(items: readonly MenuItem[], moveTo: readonly MenuItem[]): readonly MenuItem[] {
  const after = Math.max(...organising.map((id) => items.findIndex((item) => item.id === id))) + 1;
  return [...items.slice(0, after), ...moveTo, ...items.slice(after)];
}

const organising: readonly TemplateActionId[] = ["settings", "favorite", "unfavorite", "duplicate", "notes", "activity"];
