import type { SessionEvent } from "@mailwright/contract";
import type { ApiErrorCode } from "../call/api-error.js";
import type { Client } from "../call/client.js";
import { unasked } from "../call/held-session.js";
import { type FollowingPace, follow } from "./follow.js";

export interface FollowSessionOptions {
  /** `changed`: role, plan or what is shared with the person; `state`: how it stands, first and after every pause. */
  onEvent(event: SessionEvent): void;
  /** Nothing more will come: the session is over. */
  onEnded(code: ApiErrorCode): void;
  signal: AbortSignal;
  pace: FollowingPace;
}

/** Follows what happens to the signed-in person until the signal, or until the session is over. */
export function followSession(client: Client, options: FollowSessionOptions): Promise<void> {
  return follow<SessionEvent>({
    ...options,
    signInAgain: () => client.signInAgain({ unlessDeclined: true }),
    open: (signal) => client.http.GET("/api/v2/session/events", { headers: unasked, parseAs: "stream", signal }),
  });
}
