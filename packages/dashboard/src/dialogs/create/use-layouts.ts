import { joinPages, useCategories, useSystemTemplates } from "@mailwright/client/react";
import { pageSizeMax, type TemplateSummary } from "@mailwright/contract";

/** The sets of layouts that a template can start from. */
export const layoutTabs = ["basic", "featured"] as const;
export type LayoutTab = (typeof layoutTabs)[number];

/** The categories that hold them, by the names that every workspace begins with. */
const categoryNames = { basic: "Layouts", featured: "Featured Layouts" } satisfies Record<LayoutTab, string>;
const blankName = "Blank";

/** The layouts of a set. The blank one comes first, wherever the order of the library puts it. */
export function useLayouts(tab: LayoutTab) {
  const categories = useCategories({ group: "layouts" });
  const category = categories.data?.find(({ name }) => name === categoryNames[tab])?.id;
  const templates = useSystemTemplates(
    { limit: pageSizeMax, hideHtml: true, ...(category !== undefined && { category }) },
    "published",
    category !== undefined,
  );
  const isEmpty = categories.isSuccess && category === undefined;
  const layouts = isEmpty ? [] : joinPages<TemplateSummary>(templates.isPlaceholderData ? undefined : templates.data);
  return {
    layouts: [...layouts.filter(isBlank), ...layouts.filter((layout) => !isBlank(layout))],
    isPending: !isEmpty && (categories.isPending || templates.isPending || templates.isPlaceholderData),
    isError: categories.isError || templates.isError,
    retry: () => void (categories.isError ? categories : templates).refetch(),
  };
}

/** The layout with nothing in it. */
export function isBlank({ name }: TemplateSummary): boolean {
  return name === blankName;
}
