import { useAnnounce, useTranslate } from "@mailwright/ui";
import { useEffect, useRef } from "react";
import type { ViewType } from "../../view/view-type.js";
import { listStrings } from "../list-strings.js";
import { useTemplateList } from "../loaded/list-context.js";
import { EmptyList, FailedList, FailedPart } from "./list-states.js";
import { TemplateGrid } from "./template-grid.js";
import { TemplateTable } from "./template-table.js";

/** The templates of the view: as cards or as a table, or what stands in their place. */
export function TemplateList({ viewType }: { readonly viewType: ViewType }) {
  const { total, error, retry } = useTemplateList();
  useSpokenTotal();
  if (error && total === undefined) return <FailedList error={error} onRetry={retry} />;
  if (total === 0) return <EmptyList />;
  return (
    <div className="mw-list">
      {viewType === "list" ? <TemplateTable /> : <TemplateGrid viewType={viewType} />}
      {error && <FailedPart onRetry={retry} />}
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
