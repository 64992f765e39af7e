import { type SortKey, sortKeys } from "@mailwright/contract";
import { Button, IconButton, Select, TextField, useTranslate } from "@mailwright/ui";
import { Plus, Search, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useDashboard } from "../dashboard-context.js";
import { dashboardStrings } from "../strings.js";
import { isLibrary, writeView } from "../view/dashboard-view.js";
import { useViewTitle } from "../view/use-view-title.js";
import { useSearchText } from "./use-search-text.js";

const CreateTemplateDialog = lazy(async () => ({ default: (await import("../dialogs/create-template-dialog.js")).CreateTemplateDialog }));

/** The view's title, sort, search, and the button that makes a template. */
export function FilterBar() {
  const t = useTranslate(dashboardStrings);
  const { view, host } = useDashboard();
  const title = useViewTitle();
  const [isCreating, setIsCreating] = useState(view.isCreating);
  const sortNames = { lastModified: t("sortLastModified"), created: t("sortCreated"), name: t("sortName") } satisfies Record<
    SortKey,
    string
  >;
  return (
    <div className="mw-dashboard-filters">
      <h1 className="mw-dashboard-title">{title}</h1>
      <div className="mw-dashboard-filters-end">
        {!isLibrary(view) && <SearchField />}
        <Select
          label={t("sortBy")}
          isLabelHidden
          value={view.sort}
          options={sortKeys.map((key) => ({ value: key, label: sortNames[key] }))}
          onChange={(sort) => host.navigate(writeView({ ...view, sort }), { replace: true })}
        />
        <Button variant="primary" icon={Plus} onClick={() => setIsCreating(true)}>
          {t("create")}
        </Button>
      </div>
      {isCreating && (
        <Suspense fallback={null}>
          <CreateTemplateDialog onClose={() => setIsCreating(false)} />
        </Suspense>
      )}
    </div>
  );
}

function SearchField() {
  const t = useTranslate(dashboardStrings);
  const [text, setText] = useSearchText();
  return (
    <TextField
      label={t("search")}
      isLabelHidden
      type="search"
      icon={Search}
      placeholder={t("search")}
      value={text}
      onChange={setText}
      end={text === "" ? undefined : <IconButton label={t("clearSearch")} icon={X} onClick={() => setText("")} />}
    />
  );
}
