import { useCategories } from "@mailwright/client/react";
import { useTranslate } from "@mailwright/ui";
import { useDashboard } from "../dashboard-context.js";
import { dashboardStrings } from "../strings.js";
import { allCategories } from "./dashboard-view.js";

/** The name of the view on screen, as its title and the breadcrumb say it. */
export function useViewTitle(): string {
  const t = useTranslate(dashboardStrings);
  const { view } = useDashboard();
  const { data: categories } = useCategories({ type: "email" });
  if (view.isSystem) return t("deletedSystem");
  if (view.category === allCategories) return t("allSystem");
  if (view.category !== undefined) return categories?.find(({ id }) => id === view.category)?.name ?? t("category");
  return t(view.status);
}
