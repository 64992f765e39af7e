import { useAnnounce, useTranslate } from "@mailwright/ui";
import { useEffect, useRef } from "react";
import { FailedPart } from "../../remote/failed-part.js";
import type { ViewType } from "../../view/view-type.js";
import { listStrings } from "../list-strings.js";
import { useTemplateList } from "../loaded/list-context.js";
import { EmptyList, FailedList } from "./list-states.js";
import { TemplateGrid } from "./template-grid.js";
import { TemplateTable } from "./template-table.js";

/** The templates of the view: as cards or as a table, or what stands in their place. */
export function TemplateList({ viewType }: { readonly viewType: ViewType }) {
  const t = useTranslate(listStrings);
  const { total, error, retry } = useTemplateList();
  useSpokenTotal();
  if (error && total === undefined) return <FailedList error={error} onRetry={retry} />;
  if (total === 0) return <EmptyList />;
  return (
    <div className="mw-list">
      {viewType === "list" ? <TemplateTable /> : <TemplateGrid viewType={viewType} />}
      {error && (
        <div className="mw-list-failed">
          <FailedPart words={t("loadFailed")} onRetry={retry} />
        </div>
      )}
    </div>
  );
}

/** Says how many there are once another question has been answered. */
function useSpokenTotal(): void {
  const t = useTranslate(listStrings);
  const announce = useAnnounce();
  const { request, total, isOutdated } = useTemplateList();
  const said = useRef(request);
  useEffect(() => {
    if (said.current === request || isOutdated || total === undefined) return;
    said.current = request;
    announce(total === 0 ? t("noneFound") : t("found", { count: total }));
  }, [request, isOutdated, total, announce, t]);
}
