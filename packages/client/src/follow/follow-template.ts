import type { TemplateEvent } from "@mailwright/contract";
import type { ApiErrorCode } from "../call/api-error.js";
import type { Client } from "../call/client.js";
import { unasked } from "../call/held-session.js";
import { unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";
import { type FollowingPace, follow } from "./follow.js";

/** How a template stands: who holds it, which version is stored, whether this user may save. */
export function getTemplateState(client: Client, id: string, signal?: AbortSignal) {
  const params = { path: { id } };
  return unwrap(client.http.GET("/api/v2/usertemplate/{id}/state", { params, headers: unasked, ...withSignal(signal) }));
}

export interface FollowOptions {
  onEvent(event: TemplateEvent): void;
  /** Nothing more will come: the session, the share or the template is gone. */
  onEnded(code: ApiErrorCode): void;
  signal: AbortSignal;
  pace: FollowingPace;
}

/** Follows a template until the signal, or until the right to it is gone. Where no stream comes through, the state is asked for instead, ever more seldom. */
export function followTemplate(client: Client, id: string, { onEvent, onEnded, signal, pace }: FollowOptions): Promise<void> {
  return follow<TemplateEvent>({
    signal,
    pace,
    onEvent,
    onEnded,
    signInAgain: () => client.signInAgain({ unlessDeclined: true }),
    open: (aborts) => {
      const params = { path: { id } };
      return client.http.GET("/api/v2/usertemplate/{id}/events", { params, headers: unasked, parseAs: "stream", signal: aborts });
    },
    onFailure: async () => {
      const state = await getTemplateState(client, id, signal).catch(() => undefined);
      if (state) onEvent({ kind: "state", byId: null, state });
    },
  });
}
