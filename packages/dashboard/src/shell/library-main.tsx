import { listAllTemplates } from "@mailwright/client";
import { useClient, useUsage } from "@mailwright/client/react";
import { QuotaLine } from "@mailwright/views/limits";
import { useEffect, useState } from "react";
import { BulkBar } from "../bulk/bulk-bar.js";
import { FilterBar } from "../filters/filter-bar.js";
import { useViewTitle } from "../filters/use-view-title.js";
import { useSelection } from "../selection/selection-context.js";
import { TemplateList } from "../templates/list/template-list.js";
import { TemplateListProvider, useTemplateList } from "../templates/loaded/list-context.js";
import { useDashboard } from "../view/dashboard-context.js";
import { readViewType, type ViewType, viewTypeSetting } from "../view/view-type.js";

/** The list of one place of the library, with what filters it. What was typed and loaded belongs to the place. */
export function LibraryMain() {
  const { preferences, host } = useDashboard();
  const title = useViewTitle();
  useEffect(() => host.changeTitle?.(title), [host, title]);
  const [viewType, setViewType] = useState(() => readViewType(preferences));
  const changeViewType = (next: ViewType) => {
    preferences.set(viewTypeSetting, next);
    setViewType(next);
  };
  return (
    <TemplateListProvider>
      <main className="mw-dashboard-main" data-mw-tour="list">
        <FilterBar viewType={viewType} onViewType={changeViewType} />
        <UsagePlace />
        <TemplateList viewType={viewType} />
        <BulkPlace />
      </main>
    </TemplateListProvider>
  );
}

/** Nobody is kept from working because the limits cannot be asked for. */
function UsagePlace() {
  const { data } = useUsage();
  return data ? <QuotaLine uses={data.quotas} kinds={["templates", "bytes"]} /> : null;
}

function BulkPlace() {
  const client = useClient();
  const { request } = useTemplateList();
  const isSelecting = useSelection((selection) => selection.isSelecting);
  return isSelecting ? <BulkBar loadAll={() => listAllTemplates(client, request)} /> : null;
}
