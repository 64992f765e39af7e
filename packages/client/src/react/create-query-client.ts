import { QueryClient } from "@tanstack/react-query";
import { isPassing } from "../api-error.js";

const attemptsMax = 3;
const staleAfterMs = 10_000;

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
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
