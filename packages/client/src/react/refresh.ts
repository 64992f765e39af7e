import { useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.js";

/** Asks again for every list, count and template of the user. */
export function useTemplateRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.templates });
}

/** Asks again for the library, its categories, and all that is the user's: the counts of both come in one answer. */
export function useLibraryRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [queryKeys.systemTemplates, queryKeys.categoryLists, queryKeys.templates].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}
