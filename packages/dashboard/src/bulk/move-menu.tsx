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
  // What is removed waits where it is.
  if (!hasCategories || view.status === "deleted") return null;
  const moves = movesOf(templates);
  const isIdle = moves.length === 0;
  return (
    <Menu
      label={say("moveTo")}
      side="top"
      items={moves.map(({ category, isInside, run }) => ({ id: category.id, label: category.name, isChecked: isInside, onSelect: run }))}
      trigger={(props) => (
        // It keeps the focus when nothing is chosen any more, so it is never taken away.
        <Button {...props} {...(isIdle && idle)} icon={{ directed: FolderInput }}>
          {say("moveTo")}
        </Button>
      )}
    />
  );
}

const idle = { "aria-disabled": true, onClick: undefined, onKeyDown: undefined };
