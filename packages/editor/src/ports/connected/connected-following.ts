import { lockTemplate } from "@mailwright/client";
import { locksHold, type TemplateState, type TemplateSummary } from "@mailwright/contract";
import type { FollowingPort, Standing } from "../following-port.js";
import { refusalFrom } from "./answers.js";
import { type Reader, rightsOf } from "./rights.js";
import type { TemplateHold } from "./template-hold.js";

/** Follows the template on the server, over a stream where one comes through. The code for that comes after the email is on screen. */
export function connectedFollowing(hold: TemplateHold, isRenewable: boolean): FollowingPort {
  let goOn: () => void = () => undefined;
  return {
    follow(onEvent, signal) {
      let isBegun = false;
      const begin = async () => {
        const { followTemplate, pagePace } = await import("@mailwright/client/following");
        await followTemplate(hold.client, hold.id, {
          signal,
          pace: pagePace,
          onEvent: ({ kind, byId, state }) => {
            // How things stand is told anew after something may have been missed: a comment is no part of it.
            const mayBeCommented = kind === "state" ? isBegun : kind === "commented" && byId !== hold.user?.id;
            if (mayBeCommented) hold.commented.dispatchEvent(new Event("change"));
            isBegun = true;
            const { info, ...standing } = standingOf(hold, state);
            onEvent({ kind: "stands", standing: { ...standing, info: { ...info, ...(mayBeCommented && { hasComments: true }) } } });
          },
          onEnded: (code) => onEvent({ kind: "ended", code }),
        });
      };
      // If the code for following cannot be fetched, nobody is told: the next save reports the same facts, only later.
      void begin().catch(() => undefined);
      goOn = () => {
        if (!signal.aborted) void begin().catch(() => undefined);
      };
    },
    ...(isRenewable && {
      signInAgain: async () => {
        const isIn = await hold.client.signInAgain();
        if (isIn) goOn();
        return isIn;
      },
    }),
    reopen: () => lockTemplate(hold.client, hold.id, true).then(() => ({ kind: "reopened" }) as const, refusalFrom),
  };
}

function standingOf(hold: TemplateHold, state: TemplateState): Standing {
  const { status, isShared, isLocked, collaboratorId, collaboratorRole, savedById, refusal, approval } = state;
  const isOther = (id: string | null) => id !== null && id !== hold.user?.id;
  // The stored version is not taken over into what the editor knows: the document that is open may be older, and its next save must be
  // refused then.
  const known: TemplateSummary | undefined = hold.known && {
    ...withOwner(hold.known, state, hold.user),
    ...{ status, isShared, isLocked, collaboratorId },
  };
  hold.known = known;
  if (hold.user) hold.user = { ...hold.user, role: state.role };
  return {
    refusal,
    holder: isOther(collaboratorId) ? { name: state.collaboratorName } : null,
    ownerName: state.ownerName,
    etag: String(state.version),
    savedBy: isOther(savedById) ? { name: state.savedByName } : null,
    info: {
      ...{ status, isShared, isLocked, collaboratorRole },
      ...(approval && { approval }),
      readOnly: refusal !== null,
      ...(known && { rights: rightsOf(known, hold.user), locksHold: hold.user !== undefined && locksHold(known, hold.user) }),
    },
  };
}

/** It may belong to somebody else by now, and whoever gave it away goes on as a collaborator. */
function withOwner(known: TemplateSummary, { ownerId, collaboratorRole: role }: TemplateState, user: Reader | undefined): TemplateSummary {
  if (!user || role === null) return { ...known, userId: ownerId, teamRole: null };
  const own = { userId: user.id, role };
  return {
    ...known,
    userId: ownerId,
    // What they have by teams is in it.
    teamRole: null,
    collaboratorsList: [...known.collaboratorsList.filter((id) => id !== user.id), user.id],
    collaboratorRoles: [...(known.collaboratorRoles ?? []).filter(({ userId }) => userId !== user.id), own],
  };
}
