import { useCategories, useTemplateCounts } from "@mailwright/client/react";

/** How often what is on screen is asked for again while somebody looks at it. Coming back to the page asks at once. */
export const refreshMs = 30_000;

/** How many templates each view holds, kept up to date. */
export function useLiveCounts() {
  return useTemplateCounts({ refetchInterval: refreshMs });
}

/** The categories of the library, kept up to date. */
export function useLibraryCategories() {
  return useCategories({ type: "email" }, { refetchInterval: refreshMs });
}
