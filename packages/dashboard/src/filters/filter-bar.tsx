import type { TemplateSortKey } from "@mailwright/client";
import { Button, Select, useTranslate } from "@mailwright/ui";
import { Plus } from "@mailwright/ui/icons";
import { DeleteAllButton } from "../bulk/delete-all-button.js";
import { useDialogs } from "../dialog-requests/dialog-context.js";
import { useLiveCounts } from "../remote/use-live-queries.js";
import { useDashboard } from "../view/dashboard-context.js";
import { isLibrary, sortKeysOf, writeView } from "../view/dashboard-view.js";
import type { ViewType } from "../view/view-type.js";
import { BulkToggle } from "./bulk-toggle.js";
import { filterStrings } from "./filter-strings.js";
import { SearchField } from "./search-field.js";
import { TagFilter } from "./tag-filter.js";
import { useViewTitle } from "./use-view-title.js";
import { ViewToggle } from "./view-toggle.js";

interface FilterBarProps {
  readonly viewType: ViewType;
  readonly onViewType: (viewType: ViewType) => void;
}

/** The view's title, search, sort, layout, bulk mode, and the button that makes a template. */
export function FilterBar({ viewType, onViewType }: FilterBarProps) {
  const title = useViewTitle();
  return (
    <div className="mw-dashboard-filters" data-mw-tour="filters">
      <h1 className="mw-dashboard-title">{title}</h1>
      <TagFilter />
      <div className="mw-dashboard-filters-end">
        <SearchField />
        <SortSelect />
        <ViewToggle viewType={viewType} onChange={onViewType} />
        <BulkToggle />
        <MainButton />
      </div>
    </div>
  );
}

function SortSelect() {
  const t = useTranslate(filterStrings);
  const { view, host } = useDashboard();
  const names = {
    lastModified: t("sortLastModified"),
    created: t("sortCreated"),
    name: t("sortName"),
    isShared: t("sortShared"),
  } satisfies Record<TemplateSortKey, string>;
  return (
    <Select
      label={t("sortBy")}
      isLabelHidden
      value={view.sort}
      options={sortKeysOf(view).map((key) => ({ value: key, label: names[key] }))}
      onChange={(sort) => host.navigate(writeView({ ...view, sort, direction: undefined }), { replace: true })}
    />
  );
}

/** Makes a template; among removed ones it takes its place as what empties them. */
function MainButton() {
  const t = useTranslate(filterStrings);
  const dialogs = useDialogs();
  const { view } = useDashboard();
  const { data: counts } = useLiveCounts();
  if (view.status === "deleted" && !isLibrary(view) && (counts?.deleted ?? 0) > 0) {
    return <DeleteAllButton />;
  }
  return (
    <Button variant="primary" icon={Plus} data-mw-tour="create" onClick={() => dialogs.open({ id: "create" })}>
      {t("create")}
    </Button>
  );
}
