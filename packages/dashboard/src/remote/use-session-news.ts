import { queryKeys, useClient } from "@mailwright/client/react";
import type { Session } from "@mailwright/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Asks anew for what is on screen as soon as the server tells of another role, a share, or the end of the session, from wherever it comes. */
export function useSessionNews(session: Session | undefined): void {
  const client = useClient();
  const queryClient = useQueryClient();
  const userId = session?.id;
  useEffect(() => {
    if (userId === undefined) return undefined;
    const controller = new AbortController();
    const refresh = (queryKey: readonly string[]) => void queryClient.invalidateQueries({ queryKey });
    const begin = async () => {
      const { followSession, pagePace } = await import("@mailwright/client/following");
      await followSession(client, {
        signal: controller.signal,
        pace: pagePace,
        onEvent: ({ role, subscriptionPlan }) => {
          const known = queryClient.getQueryData<Session>(queryKeys.session);
          if (known?.role !== role || known.subscriptionPlan !== subscriptionPlan) refresh(queryKeys.session);
          // `state` too: it is the first word of each connection, and nothing tells what happened before it, after the lists were answered.
          refresh(queryKeys.templates);
        },
        // Whoever asks is told why, as with every other call. An older server has no such stream.
        onEnded: (code) => code === "not-found" || refresh(queryKeys.session),
      });
    };
    // What cannot be fetched now is no fault: the lists are asked for every half a minute besides.
    void begin().catch(() => undefined);
    return () => controller.abort();
  }, [client, queryClient, userId]);
}
