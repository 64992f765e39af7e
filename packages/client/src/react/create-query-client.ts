import { QueryClient } from "@tanstack/react-query";
import { isPassing } from "../call/api-error.js";

const attemptsMax = 3;
const staleAfterMs = 10_000;
/** How long a write that is done is remembered: nobody asks for it, and it holds on to the screen that it was made from. */
const writesKeptMs = 1_000;

/** A cache that repeats only what may succeed the next time, and never a write. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection a call fails and says so, instead of waiting for one without a word.
      queries: {
        staleTime: staleAfterMs,
        networkMode: "always",
        retry: (failures, error) => failures < attemptsMax - 1 && isPassing(error),
      },
      mutations: { retry: false, networkMode: "always", gcTime: writesKeptMs },
    },
  });
}

/** Lets go of all that a cache holds. Nobody may look at it any more. */
export async function closeQueryClient(queryClient: QueryClient): Promise<void> {
  // A call that ended after its entry is gone would keep the entry, and who asked for it, for minutes: calls end first.
  await queryClient.cancelQueries();
  queryClient.clear();
}
