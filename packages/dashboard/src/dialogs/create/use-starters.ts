import { joinPages, useCategories, useSystemTemplates } from "@mailwright/client/react";
import { pageSizeMax, type TemplateSummary } from "@mailwright/contract";
import { isBlank } from "../../templates/entry/is-blank.js";
import { findStarters } from "./find-starters.js";

/** The sets of starters that a template can start from. */
export const starterTabs = ["basic", "featured"] as const;
export type StarterTab = (typeof starterTabs)[number];

/** The categories that hold them, by the names that every workspace begins with. */
const categoryNames = { basic: "Layouts", featured: "Featured Layouts" } satisfies Record<StarterTab, string>;

/** The starters of a tab, the blank one first; with words the starters of both that have them. */
export function useStarters(tab: StarterTab, words: string) {
  const categories = useCategories({ group: "layouts" });
  const idOf = (wanted: StarterTab) => categories.data?.find(({ name }) => name === categoryNames[wanted])?.id;
  const isSearching = words.trim() !== "";
  const basic = useStartersOf(idOf("basic"), tab === "basic" || isSearching);
  const featured = useStartersOf(idOf("featured"), tab === "featured" || isSearching);
  const asked = isSearching ? [basic, featured] : [{ basic, featured }[tab]];
  const starters = asked.flatMap((set) => set.starters);
  const known = [...new Map(starters.map((starter) => [starter.id, starter])).values()];
  return {
    starters: isSearching ? findStarters(known, words) : [...known.filter(isBlank), ...known.filter((starter) => !isBlank(starter))],
    isPending: !categories.isError && (categories.isPending || asked.some((set) => set.isPending)),
    isError: categories.isError || asked.some((set) => set.isError),
    retry: () => void (categories.isError ? categories.refetch() : Promise.all(asked.map((set) => set.refetch()))),
  };
}

function useStartersOf(category: string | undefined, isWanted: boolean) {
  const isAsked = category !== undefined && isWanted;
  const query = { limit: pageSizeMax, hideHtml: true, ...(category !== undefined && { category }) };
  const { data, isPending, isPlaceholderData, isError, refetch } = useSystemTemplates(query, "published", isAsked);
  return {
    starters: isAsked ? joinPages<TemplateSummary>(isPlaceholderData ? undefined : data) : [],
    isPending: isAsked && (isPending || isPlaceholderData),
    isError: isAsked && isError,
    refetch,
  };
}
