import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { cancelJob, type Job, listJobs, retryJob } from "../call/jobs.js";
import { useClient } from "./client-provider.js";
import { queryKeys } from "./query-keys.js";

const lookMs = 2000;

const goesOn = ({ state }: Job) => state === "waiting" || state === "running";

/** What one asked the server for in the last day, newest first; asked for again while something of it goes on. */
export function useJobs() {
  const client = useClient();
  return useQuery({
    queryKey: queryKeys.jobs,
    queryFn: ({ signal }) => listJobs(client, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(goesOn) ? lookMs : false),
  });
}

/** Stops a job, or has it tried again. After each the list is asked for anew. */
export function useJobWork() {
  const client = useClient();
  const queryClient = useQueryClient();
  const refresh = { onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.jobs }) };
  const cancel = useMutation({ mutationFn: (id: string) => cancelJob(client, id), ...refresh });
  const retry = useMutation({ mutationFn: (id: string) => retryJob(client, id), ...refresh });
  return { cancel, retry };
}
