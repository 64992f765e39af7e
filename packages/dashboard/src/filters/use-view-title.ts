import { useTranslate } from "@mailwright/ui";
import { useLibraryCategories } from "../remote/use-live-queries.js";
import { useDashboard } from "../view/dashboard-context.js";
import { allCategories } from "../view/dashboard-view.js";
import { viewStrings } from "./view-strings.js";

/** The title of the view on screen. */
export function useViewTitle(): string {
  const t = useTranslate(viewStrings);
  const { view } = useDashboard();
  const { data: categories } = useLibraryCategories();
  if (view.isSystem) return t("deletedSystem");
  if (view.category === allCategories) return t("library");
  const category = view.category ?? view.ownCategory;
  if (category !== undefined) return categories?.find(({ id }) => id === category)?.name ?? t("category");
  return t(view.status);
}
