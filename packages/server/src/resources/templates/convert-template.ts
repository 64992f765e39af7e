import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { requireApproved } from "../approvals/require-approved.js";
import { tellFollowers } from "../following/tell-followers.js";
import { requireTemplate } from "./enforce.js";
import { updateTemplate } from "./repository.js";
import type { StoredTemplate } from "./stored-template.js";

/** Moves a template of an administrator into the library, published. Its history and pictures come along. */
export function convertTemplate(ports: Ports, user: SignedInUser, id: string): Promise<StoredTemplate> {
  return ports.database.transaction(async (tx) => {
    const template = await requireTemplate(tx, id, user, "convertTemplate", { forUpdate: true });
    await requireApproved(tx, template, user);
    const change = { kind: "system", status: "published", deletedAt: null } as const;
    await updateTemplate(tx, id, change);
    await tellFollowers(tx, [id], "moved", user);
    return { ...template, ...change };
  });
}
