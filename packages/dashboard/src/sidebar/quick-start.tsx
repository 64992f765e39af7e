import { isAdmin, type TemplateCounts } from "@mailwright/contract";
import { IconButton, useTranslate } from "@mailwright/ui";
import { ArchiveX, LayoutTemplate, Plus } from "@mailwright/ui/icons";
import { isEditableCategory } from "../actions/editable-category.js";
import { useDialogs } from "../dialog-requests/dialog-context.js";
import { useStillInDrag } from "../drag/use-still-in-drag.js";
import { FailedPart } from "../remote/failed-part.js";
import { useLibraryCategories } from "../remote/use-live-queries.js";
import { useDashboard } from "../view/dashboard-context.js";
import { allCategories, moveView, writeView } from "../view/dashboard-view.js";
import { CategoryEntry } from "./category-entry.js";
import { sidebarStrings } from "./sidebar-strings.js";
import { ViewLink } from "./view-link.js";

/** The library of ready-made templates: all of them, the removed ones for administrators, and each category. */
export function QuickStart({ counts }: { readonly counts: TemplateCounts | undefined }) {
  const t = useTranslate(sidebarStrings);
  const { view, session } = useDashboard();
  const dialogs = useDialogs();
  const { data, isLoadingError, refetch } = useLibraryCategories();
  // Administrators have one entry more above them.
  const known = useStillInDrag(data);
  const categories = session === undefined ? [] : (known ?? []);
  const isManaged = session !== undefined && isAdmin(session);
  // The server decides what others see of the library; this only keeps the sidebar from offering what it would refuse.
  const shown = isManaged ? categories : categories.filter((category) => isEditableCategory(category) && !category.hidden);
  return (
    <section className="mw-dashboard-sidebar-group" aria-label={t("quickStart")}>
      <div className="mw-dashboard-sidebar-head">
        <h2 className="mw-dashboard-sidebar-title">{t("quickStart")}</h2>
        {isManaged && (
          <IconButton
            className="mw-dashboard-entry-button"
            label={t("createCategory")}
            icon={Plus}
            onClick={() => dialogs.open({ id: "category-create" })}
          />
        )}
      </div>
      <ul>
        <ViewLink
          name={t("allSystem")}
          icon={LayoutTemplate}
          address={writeView(moveView(view, { category: allCategories }))}
          isCurrent={view.category === allCategories}
          count={counts?.system}
        />
        {isManaged && (
          <ViewLink
            name={t("deletedSystem")}
            icon={ArchiveX}
            address={writeView(moveView(view, { status: "deleted", isSystem: true }))}
            isCurrent={view.isSystem}
            count={counts?.deletedSystem}
          />
        )}
        {shown.map((category) => (
          <CategoryEntry key={category.id} category={category} isManaged={isManaged && isEditableCategory(category)} />
        ))}
      </ul>
      {isLoadingError && <FailedPart words={t("loadFailed")} onRetry={() => void refetch()} />}
    </section>
  );
}
