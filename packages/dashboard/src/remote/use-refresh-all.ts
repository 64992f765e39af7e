import { queryKeys } from "@mailwright/client/react";
import { useQueryClient } from "@tanstack/react-query";

/** Asks again for everything that a change of many templates may have touched: once, when all of it is done. */
export function useRefreshAll(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  const changed = [queryKeys.templates, queryKeys.systemTemplates, queryKeys.categoryLists];
  return () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
