import { joinPages, useSystemTemplates, useTemplates } from "@mailwright/client/react";
import { pageSizeDefault, type TemplateSummary } from "@mailwright/contract";
import { useDashboard } from "../dashboard-context.js";
import { allCategories, isLibrary } from "../view/dashboard-view.js";

/** The templates of the view on screen, page after page: the user's own, or those of the library. */
export function useTemplateList() {
  const { view } = useDashboard();
  const { status, sort, search, category, isSystem } = view;
  const ofLibrary = isLibrary(view);
  // There is no call yet that lists what others share.
  const isOwn = !ofLibrary && status !== "shared";
  const page = { sortBy: sort, limit: pageSizeDefault, hideHtml: true };
  const own = useTemplates(
    { ...page, type: "email", status: isOwn ? status : "published", ...(search !== "" && { searchTerm: search }) },
    isOwn,
  );
  const library = useSystemTemplates(
    { ...page, ...(category !== undefined && category !== allCategories && { category }) },
    isSystem ? "deleted" : "published",
    ofLibrary,
  );
  const query = ofLibrary ? library : own;
  return {
    ...query,
    templates: isOwn || ofLibrary ? joinPages<TemplateSummary>(query.data) : [],
    isEmpty: (!isOwn && !ofLibrary) || (query.isSuccess && !query.isPlaceholderData && query.data.pages[0]?.elements.length === 0),
  };
}
