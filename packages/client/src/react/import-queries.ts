import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { cancelJob, retryJob } from "../call/jobs.js";
import type { PlacedFile } from "../call/send-upload.js";
import {
  acceptImportResults,
  chooseImportForms,
  createImport,
  createImportOfAddresses,
  deleteImport,
  getImport,
  getImportResult,
  type Import,
  type ImportFormChoice,
  type ImportResult,
  listImportResults,
  listImports,
} from "../workspace/imports.js";
import { useClient } from "./client-provider.js";
import { queryKeys } from "./query-keys.js";

const lookMs = 2000;

/** One's imports, the newest first; asked for again while one of them goes on. */
export function useImports() {
  const client = useClient();
  return useQuery({
    queryKey: queryKeys.importList,
    queryFn: ({ signal }) => listImports(client, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === "running") ? lookMs : false),
  });
}

/** How far an import is; asked for again while it goes on. */
export function useImport(id: string) {
  const client = useClient();
  return useQuery({
    queryKey: queryKeys.import(id),
    queryFn: ({ signal }) => getImport(client, id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === "running" ? lookMs : false),
  });
}

/** All results of an import, what differs most first. They are asked for anew when more of them are settled, and those before are shown meanwhile. */
export function useImportResults({ id, read, refused }: Pick<Import, "id" | "read" | "refused">) {
  const client = useClient();
  return useQuery({
    queryKey: queryKeys.importResults(id, read + refused),
    queryFn: async ({ signal }) => {
      const all: ImportResult[] = [];
      let next: string | null = null;
      do {
        const page = await listImportResults(client, id, next ?? undefined, signal);
        all.push(...page.results);
        next = page.next;
      } while (next !== null);
      return all;
    },
    placeholderData: keepPreviousData,
  });
}

/** One result with the email before and after. */
export function useImportResult(id: string, resultId: string) {
  const client = useClient();
  return useQuery({
    queryKey: queryKeys.importResult(id, resultId),
    queryFn: ({ signal }) => getImportResult(client, id, resultId, signal),
  });
}

/** What a person does with imports. After each what is shown of them is asked for anew. */
export function useImportWork() {
  const client = useClient();
  const queryClient = useQueryClient();
  const refresh = { onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.imports }) };
  const bringFiles = useMutation({
    mutationFn: ({ files, ...options }: NonNullable<Parameters<typeof createImport>[2]> & { files: readonly (File | PlacedFile)[] }) =>
      createImport(client, files, options),
    ...refresh,
  });
  const bringAddresses = useMutation({ mutationFn: (addresses: string[]) => createImportOfAddresses(client, addresses), ...refresh });
  const remove = useMutation({ mutationFn: (id: string) => deleteImport(client, id), ...refresh });
  const cancel = useMutation({ mutationFn: (id: string) => cancelJob(client, id), ...refresh });
  const goOn = useMutation({ mutationFn: (id: string) => retryJob(client, id), ...refresh });
  const choose = useMutation({
    mutationFn: ({ id, resultId, forms }: { id: string; resultId: string; forms: ImportFormChoice[] }) =>
      chooseImportForms(client, id, resultId, forms),
    onSuccess: (detail, { id, resultId }) => queryClient.setQueryData(queryKeys.importResult(id, resultId), detail),
    ...refresh,
  });
  const accept = useMutation({
    mutationFn: ({ id, ids, categories }: { id: string; ids: string[]; categories?: { id: string }[] }) =>
      acceptImportResults(client, id, ids, categories),
    onSettled: () => Promise.all([refresh.onSettled(), queryClient.invalidateQueries({ queryKey: queryKeys.templates })]),
  });
  return { bringFiles, bringAddresses, remove, cancel, goOn, choose, accept };
}
