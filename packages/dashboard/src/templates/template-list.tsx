import { Button, EmptyState, ErrorState, Skeleton, Spinner, useTranslate } from "@mailwright/ui";
import { useDashboard } from "../dashboard-context.js";
import { dashboardStrings } from "../strings.js";
import { isLibrary, moveView, writeView } from "../view/dashboard-view.js";
import { LayoutCard } from "./layout-card.js";
import { TemplateCard } from "./template-card.js";
import { useEndReached } from "./use-end-reached.js";
import { usePreviewScale } from "./use-preview-scale.js";
import { useTemplateList } from "./use-template-list.js";

const skeletons = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The templates of the view as cards, loading more as the end comes near. */
export function TemplateList() {
  const t = useTranslate(dashboardStrings);
  const { templates, isEmpty, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useTemplateList();
  const end = useEndReached(hasNextPage && !isFetchingNextPage, () => void fetchNextPage());
  const grid = usePreviewScale();
  if (isEmpty) return <Nothing />;
  if (isError && templates.length === 0) {
    return (
      <div className="mw-dashboard-state">
        <ErrorState title={t("oops")} onRetry={() => void refetch()}>
          {t("loadFailed")}
        </ErrorState>
      </div>
    );
  }
  return (
    <div className="mw-dashboard-scroll">
      {isPending ? (
        <ul className="mw-card-grid" aria-label={t("loading")} aria-busy="true">
          {skeletons.map((key) => (
            <li key={key} className="mw-card mw-card-loading">
              <Skeleton />
            </li>
          ))}
        </ul>
      ) : (
        <ul ref={grid} className="mw-card-grid" aria-label={t("templates")}>
          {templates.map((template) => (
            <li key={template.id}>{template.isSystem ? <LayoutCard template={template} /> : <TemplateCard template={template} />}</li>
          ))}
        </ul>
      )}
      <div ref={end} className="mw-dashboard-end">
        {isFetchingNextPage && (
          <span role="status" aria-label={t("loadingMore")}>
            <Spinner />
          </span>
        )}
      </div>
    </div>
  );
}

/** What an empty view says, and the way out of it. */
function Nothing() {
  const t = useTranslate(dashboardStrings);
  const { view, host } = useDashboard();
  const words = {
    published: t("emptyPublished"),
    draft: t("emptyDraft"),
    deleted: t("emptyDeleted"),
    shared: t("emptyShared"),
    favorited: t("emptyFavorited"),
  };
  const ofLibrary = isLibrary(view);
  const isSearch = view.search !== "" && !ofLibrary;
  return (
    <div className="mw-dashboard-state">
      <EmptyState
        title={isSearch ? t("emptySearchTitle") : t("emptyTitle")}
        action={
          view.status === "draft" || isSearch || ofLibrary ? undefined : (
            <Button onClick={() => host.navigate(writeView(moveView(view, { status: "draft" })))}>{t("goToDrafts")}</Button>
          )
        }
      >
        {isSearch ? t("emptySearch", { search: view.search }) : ofLibrary ? t("emptyLibrary") : words[view.status]}
      </EmptyState>
    </div>
  );
}
