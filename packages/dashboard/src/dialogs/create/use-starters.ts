import { joinPages, useCategories, useSystemTemplates } from "@mailwright/client/react";
import { pageSizeMax, type TemplateSummary } from "@mailwright/contract";

/** The sets of starters that a template can start from. */
export const starterTabs = ["basic", "featured"] as const;
export type StarterTab = (typeof starterTabs)[number];

/** The categories that hold them, by the names that every workspace begins with. */
const categoryNames = { basic: "Layouts", featured: "Featured Layouts" } satisfies Record<StarterTab, string>;
const blankName = "Blank";

/** The starters of a set. The blank one comes first, wherever the order of the library puts it. */
export function useStarters(tab: StarterTab) {
  const categories = useCategories({ group: "layouts" });
  const category = categories.data?.find(({ name }) => name === categoryNames[tab])?.id;
  const templates = useSystemTemplates(
    { limit: pageSizeMax, hideHtml: true, ...(category !== undefined && { category }) },
    "published",
    category !== undefined,
  );
  const isEmpty = categories.isSuccess && category === undefined;
  const starters = isEmpty ? [] : joinPages<TemplateSummary>(templates.isPlaceholderData ? undefined : templates.data);
  return {
    starters: [...starters.filter(isBlank), ...starters.filter((starter) => !isBlank(starter))],
    isPending: !isEmpty && (categories.isPending || templates.isPending || templates.isPlaceholderData),
    isError: categories.isError || templates.isError,
    retry: () => void (categories.isError ? categories : templates).refetch(),
  };
}

/** The starter with nothing in it. */
export function isBlank({ name }: TemplateSummary): boolean {
  return name === blankName;
}
