import { isAdmin } from "@mailwright/contract";
import { Button, IconButton, useTranslate } from "@mailwright/ui";
import { ListChecks } from "@mailwright/ui/icons";
import { bulkActionsOf } from "../selection/bulk-action.js";
import { useSelection, useSelectionStore } from "../selection/selection-context.js";
import { startSelecting, stopSelecting } from "../selection/selection-store.js";
import { useTemplateList } from "../templates/loaded/list-context.js";
import { useDashboard } from "../view/dashboard-context.js";
import { isLibrary } from "../view/dashboard-view.js";
import { filterStrings } from "./filter-strings.js";

/** Turns bulk mode on and off and says how many are chosen. Not there where nothing can be done with many. */
export function BulkToggle() {
  const t = useTranslate(filterStrings);
  const { view, session, isNarrow } = useDashboard();
  const { total = 0 } = useTemplateList();
  const store = useSelectionStore();
  const isSelecting = useSelection((selection) => selection.isSelecting);
  const count = useSelection(({ chosen }) => chosen.size);
  // Only administrators clean up the library.
  const isOffered = bulkActionsOf(view).length > 0 && (!isLibrary(view) || (session !== undefined && isAdmin(session)));
  if (!isOffered) return null;
  // It keeps its place while there is nothing to choose from, so that nothing beside it moves.
  const isIdle = session === undefined || (total === 0 && !isSelecting);
  const toggle = () => (isSelecting ? stopSelecting(store) : startSelecting(store));
  if (isNarrow) {
    return <IconButton label={t("bulk")} icon={ListChecks} aria-pressed={isSelecting} disabled={isIdle} onClick={toggle} />;
  }
  return (
    <Button variant="quiet" icon={ListChecks} aria-pressed={isSelecting} disabled={isIdle} onClick={toggle}>
      <span className="mw-bulk-toggle-words">{t("bulk")}</span>{" "}
      {isSelecting && <span className="mw-bulk-toggle-count">{t("chosenCount", { count })}</span>}
    </Button>
  );
}
