import { useCategories, useTemplateCounts } from "@mailwright/client/react";

/** How often what is on screen is asked for again while somebody looks at it. Coming back to the page asks at once. */
export const refreshMs = 30_000;

// Every card asks for the categories: one that appears must not ask again for what has just failed.
const live = { refetchInterval: refreshMs, retryOnMount: false } as const;

/** How many templates each view holds, kept up to date. */
export function useLiveCounts() {
  return useTemplateCounts(live);
}

/** The categories of the library, kept up to date. */
export function useLibraryCategories() {
  return useCategories({ type: "email" }, live);
}
