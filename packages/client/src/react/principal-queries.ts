import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { findPrincipal, searchPrincipals } from "../workspace/principals.js";
import { useClient } from "./client-provider.js";
import { queryKeys } from "./query-keys.js";

/** People whose email or name contains the text; those of the search before stay until the next have come. */
export function usePrincipals(text: string) {
  const client = useClient();
  return useQuery({
    queryKey: queryKeys.principals(text),
    queryFn: ({ signal }) => searchPrincipals(client, text, signal),
    placeholderData: keepPreviousData,
  });
}

/** The people of these ids, as far as they have come. */
export function usePrincipalsOf(ids: readonly string[]) {
  const client = useClient();
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: queryKeys.principal(id),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => findPrincipal(client, id, signal),
    })),
    combine: (answers) => answers.flatMap(({ data }) => (data ? [data] : [])),
  });
}
