import type { SignedInUser } from "../../security/authenticate.js";
import type { StoredTemplate } from "../templates/stored-template.js";

type LockChange = Pick<StoredTemplate, "collaboratorId" | "lockedAt" | "releasedFromId">;

/** Who opens a template anew holds it again, also after their last lock was taken away. */
export function takeLock({ releasedFromId }: StoredTemplate, user: SignedInUser, lockedAt: Date): LockChange {
  return { collaboratorId: user.id, lockedAt, releasedFromId: releasedFromId === user.id ? null : releasedFromId };
}

/** A lock that somebody else takes away stays away: what its holder still has open cannot take it back by saving. */
export function releaseLock({ collaboratorId }: StoredTemplate, user: SignedInUser): LockChange {
  return { collaboratorId: null, lockedAt: null, releasedFromId: collaboratorId === user.id ? null : collaboratorId };
}
