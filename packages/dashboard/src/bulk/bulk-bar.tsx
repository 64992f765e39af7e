import type { TemplateSummary } from "@mailwright/contract";
import { Button, type IconSource, Toolbar, ToolbarSeparator, useStyles, useTranslate } from "@mailwright/ui";
import { Download, FilePen, Trash2, Undo2 } from "@mailwright/ui/icons";
import { useState } from "react";
import { useReportFailure } from "../actions/use-report-failure.js";
import { useDialogs } from "../dialog-requests/dialog-context.js";
import { type BulkAction, bulkActionsOf, mayExportFrom } from "../selection/bulk-action.js";
import { useSelection, useSelectionStore } from "../selection/selection-context.js";
import { chooseAll, dropChosen, stopSelecting } from "../selection/selection-store.js";
import { useDashboard } from "../view/dashboard-context.js";
import bulkBarCss from "./bulk-bar.css?inline";
import { bulkLabels } from "./bulk-labels.js";
import { bulkStrings } from "./bulk-strings.js";
import { MoveMenu } from "./move-menu.js";

const styles = [bulkBarCss];

const icons = { unpublish: FilePen, restore: { directed: Undo2 }, remove: Trash2, "delete-forever": Trash2 } as const satisfies Record<
  BulkAction,
  IconSource
>;

interface BulkBarProps {
  /** Every template of the view, also what is not loaded yet. */
  readonly loadAll: () => Promise<readonly TemplateSummary[]>;
}

/** What can be done with the chosen templates, and how many they are. Render it in bulk mode. */
export function BulkBar({ loadAll }: BulkBarProps) {
  useStyles(styles);
  const say = useTranslate(bulkStrings);
  const { view, isNarrow } = useDashboard();
  const { open } = useDialogs();
  const store = useSelectionStore();
  const chosen = useSelection((selection) => selection.chosen);
  const count = chosen.size;
  const { selectAll, isLoading } = useSelectAll(loadAll);
  // While *Select all* asks for the rest, an action would be for those alone that were chosen before.
  const ready = isLoading ? [] : [...chosen.values()];
  const isIdle = ready.length === 0;
  const start = (action: BulkAction) => !isIdle && open({ id: "bulk", action, templates: ready });
  const finish = (
    <Button variant="quiet" onClick={() => stopSelecting(store)}>
      {say("finish")}
    </Button>
  );
  return (
    <Toolbar label={say("bar")} className="mw-bulk-bar">
      <span className="mw-bulk-selected" role="status">
        {say("selected", { count })}
      </span>
      <Button variant="quiet" isLoading={isLoading} onClick={selectAll}>
        {say("selectAll")}
      </Button>
      {isNarrow ? (
        // On a phone the bar has room for two lines, so *Clear* is left out: *Finish* clears the selection too.
        finish
      ) : (
        <Button variant="quiet" aria-disabled={count === 0} onClick={() => dropChosen(store, [...chosen.keys()])}>
          {say("clear")}
        </Button>
      )}
      <ToolbarSeparator />
      <MoveMenu templates={ready} />
      {mayExportFrom(view) && (
        <Button icon={Download} aria-disabled={isIdle} onClick={() => !isIdle && open({ id: "bulk-export", templates: ready })}>
          {say("export")}
        </Button>
      )}
      {bulkActionsOf(view).map((action) => (
        <Button
          key={action}
          icon={icons[action]}
          // `aria-disabled` and not `disabled`: when the action has emptied the selection, the button must keep the focus.
          aria-disabled={isIdle}
          onClick={() => start(action)}
        >
          {say(bulkLabels[action])}
        </Button>
      ))}
      {!isNarrow && finish}
    </Toolbar>
  );
}

function useSelectAll(loadAll: BulkBarProps["loadAll"]) {
  const store = useSelectionStore();
  const report = useReportFailure();
  const [isLoading, setLoading] = useState(false);
  const select = async () => {
    setLoading(true);
    try {
      chooseAll(store, await loadAll());
    } catch (error) {
      report(error);
    }
    setLoading(false);
  };
  return { isLoading, selectAll: () => void select() };
}
