import type { Readable } from "node:stream";
import type { SessionEvent } from "@mailwright/contract";
import type { Ports } from "../../ports/ports.js";
import { findSessionUser, type SignedInUser } from "../../security/authenticate.js";
import { sessionMark } from "../../security/tokens.js";
import { createLooker, openEventStream } from "./event-stream.js";

/**
 * What happens to a person from now on: their role and plan first, then again whenever these or what is shared with them may have changed, and why it
 * ended where the session did.
 */
export function followSession(ports: Ports, user: SignedInUser): Readable {
  return openEventStream(ports, user.id, ({ tell, end }) => {
    let before = "";
    const look = createLooker<SessionEvent["kind"]>(
      async (kind) => {
        const found = await findSessionUser(ports.database, user.sessionHash, ports.clock.now());
        if (!found) return end("session-ended");
        const event: SessionEvent = { kind, role: found.role, subscriptionPlan: found.plan };
        const standing = JSON.stringify([event.role, event.subscriptionPlan]);
        if (kind === "state" && standing === before) return;
        before = standing;
        tell(event);
      },
      (one, other) => one === other,
    );
    return {
      onTime: () => look("state"),
      onHeard: (heard) => {
        // Whoever signs in somewhere has mostly the role and plan of before: then nothing is told, and no other page asks for its lists anew.
        if (heard.kind === "person" && heard.userId === user.id) look(heard.what === "standing" ? "state" : "changed");
        if (heard.kind === "gap") look("changed");
        if (heard.kind === "session" && heard.sessionMark === sessionMark(user.sessionHash)) look("state");
      },
    };
  });
}
