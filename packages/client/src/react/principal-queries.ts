import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { searchPrincipals } from "../principals.js";
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
