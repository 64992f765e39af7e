import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createStore, deleteStore, listStores, refreshStore, type Store, type StoreDraft } from "../workspace/shop.js";
import { useClient } from "./client-provider.js";
import { queryKeys } from "./query-keys.js";

const lookMs = 2000;

/** The products of a shop that was connected just now are being read. */
const isBeingRead = ({ kind, syncedAt, failure }: Store) => Boolean(kind) && !syncedAt && !failure;

/** The connected shops; asked for again while the products of one are read for the first time. */
export function useStores() {
  const client = useClient();
  return useQuery({
    queryKey: queryKeys.stores,
    queryFn: ({ signal }) => listStores(client, signal),
    refetchInterval: ({ state }) => (state.data?.some(isBeingRead) ? lookMs : false),
  });
}

/** What can be done with shops. Connecting and removing are for administrators. */
export function useStoreWork() {
  const client = useClient();
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: queryKeys.stores });
  const create = useMutation({ mutationFn: (draft: StoreDraft) => createStore(client, draft), onSettled });
  const refresh = useMutation({ mutationFn: (id: string) => refreshStore(client, id), onSettled });
  const remove = useMutation({ mutationFn: (id: string) => deleteStore(client, id), onSettled });
  return { create, refresh, remove };
}
