import type { TemplateSummary } from "@mailwright/contract";
import type { QueryClient } from "@tanstack/react-query";
import { type CachedList, changePages } from "./change-pages.js";
import { queryKeys } from "./query-keys.js";

/** Shows a change in every loaded list before the server has answered. */
export async function patchTemplate(queryClient: QueryClient, id: string, patch: Partial<TemplateSummary>): Promise<void> {
  for (const part of ["list", "search", "pages"]) {
    const queryKey = [...queryKeys.templates, part];
    // A list still on its way would put the old value back.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueriesData<CachedList>(
      { queryKey },
      (list) =>
        list &&
        changePages(list, ({ elements }) => {
          const found = elements.find((element) => element.id === id);
          if (found) Object.assign(found, patch);
        }),
    );
  }
}
