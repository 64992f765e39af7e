import { listAllTemplates } from "@mailwright/client";
import { useClient } from "@mailwright/client/react";
import { useState } from "react";
import { BulkBar } from "../bulk/bulk-bar.js";
import { FilterBar } from "../filters/filter-bar.js";
import { useSelection } from "../selection/selection-context.js";
import { TemplateList } from "../templates/list/template-list.js";
import { TemplateListProvider, useTemplateList } from "../templates/loaded/list-context.js";
import { useDashboard } from "../view/dashboard-context.js";
import { readViewType, type ViewType, viewTypeSetting } from "../view/view-type.js";

/** The list of one place of the library, with what filters it. What was typed and loaded belongs to the place. */
export function LibraryMain() {
  const { preferences } = useDashboard();
  const [viewType, setViewType] = useState(() => readViewType(preferences));
  const changeViewType = (next: ViewType) => {
    preferences.set(viewTypeSetting, next);
    setViewType(next);
  };
  return (
    <TemplateListProvider>
      <main className="mw-dashboard-main" data-mw-tour="list">
        <FilterBar viewType={viewType} onViewType={changeViewType} />
        <TemplateList viewType={viewType} />
        <BulkPlace />
      </main>
    </TemplateListProvider>
  );
}

function BulkPlace() {
  const client = useClient();
  const { request } = useTemplateList();
  const isSelecting = useSelection((selection) => selection.isSelecting);
  return isSelecting ? <BulkBar loadAll={() => listAllTemplates(client, request)} /> : null;
}
