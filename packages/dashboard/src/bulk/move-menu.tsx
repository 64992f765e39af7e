import type { TemplateSummary } from "@mailwright/contract";
import { Button, Menu, useTranslate } from "@mailwright/ui";
import { FolderInput } from "@mailwright/ui/icons";
import { moveStrings } from "../actions/move-strings.js";
import { useCategoryMoves } from "../actions/use-category-moves.js";
import { useDashboard } from "../view/dashboard-context.js";

/** The way by keyboard and by finger to what dragging the chosen templates onto a category does. */
export function MoveMenu({ templates }: { readonly templates: readonly TemplateSummary[] }) {
  const say = useTranslate(moveStrings);
  const { view } = useDashboard();
  const { movesOf, hasCategories } = useCategoryMoves();
  // A removed template has to be restored before it can be moved.
  if (!hasCategories || view.status === "deleted") return null;
  const moves = movesOf(templates);
  const isIdle = moves.length === 0;
  return (
    <Menu
      label={say("moveTo")}
      side="top"
      items={moves.map(({ category, isInside, run }) => ({ id: category.id, label: category.name, isChecked: isInside, onSelect: run }))}
      trigger={(props) => (
        // When nothing is selected the button stays and is only `aria-disabled`, so that it keeps the focus.
        <Button {...props} {...(isIdle && idle)} icon={{ directed: FolderInput }}>
          {say("moveTo")}
        </Button>
      )}
    />
  );
}

const idle = { "aria-disabled": true, onClick: undefined, onKeyDown: undefined };
