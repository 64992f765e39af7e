import { useCategories } from "@mailwright/client/react";
import { isAdmin, type TemplateCounts } from "@mailwright/contract";
import { useTranslate } from "@mailwright/ui";
import { ArchiveX, LayoutTemplate, Tag } from "lucide-react";
import { useDashboard } from "../dashboard-context.js";
import { dashboardStrings } from "../strings.js";
import { allCategories, moveView, writeView } from "../view/dashboard-view.js";
import { ViewLink } from "./view-link.js";

/** The library of ready-made templates: all of them, each category and, for administrators, the removed ones. */
export function QuickStart({ counts }: { readonly counts: TemplateCounts | undefined }) {
  const t = useTranslate(dashboardStrings);
  const { view, session } = useDashboard();
  const { data: categories } = useCategories({ type: "email" });
  const isShown = (count: number, isCurrent: boolean) => count > 0 || isCurrent;
  const shown = (categories ?? []).filter(({ id, count }) => isShown(count, id === view.category));
  const seesDeleted = session !== undefined && isAdmin(session) && isShown(counts?.deletedSystem ?? 0, view.isSystem);
  if (!isShown(counts?.system ?? 0, view.category === allCategories) && shown.length === 0 && !seesDeleted) return null;
  return (
    <section className="mw-dashboard-sidebar-group" aria-label={t("quickStart")}>
      <h2 className="mw-dashboard-sidebar-title">{t("quickStart")}</h2>
      <ul>
        <ViewLink
          name={t("allSystem")}
          icon={LayoutTemplate}
          address={writeView(moveView(view, { category: allCategories }))}
          isCurrent={view.category === allCategories}
          count={counts?.system}
        />
        {shown.map(({ id, name, count }) => (
          <ViewLink
            key={id}
            name={name}
            icon={Tag}
            address={writeView(moveView(view, { category: id }))}
            isCurrent={view.category === id}
            count={count}
          />
        ))}
        {seesDeleted && (
          <ViewLink
            name={t("deletedSystem")}
            icon={ArchiveX}
            address={writeView(moveView(view, { status: "deleted", isSystem: true }))}
            isCurrent={view.isSystem}
            count={counts?.deletedSystem}
          />
        )}
      </ul>
    </section>
  );
}
