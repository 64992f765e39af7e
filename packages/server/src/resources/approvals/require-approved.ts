import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import type { SignedInUser } from "../../security/authenticate.js";
import type { StoredTemplate } from "../templates/stored-template.js";
import { findApprovals } from "./approval-state.js";

/** Ends the call where this template is not published as it is, because the workspace publishes only what is approved. */
export async function requireApproved(tx: Database, template: StoredTemplate, user: SignedInUser): Promise<void> {
  const approvalOf = await findApprovals(tx, [template], user.id);
  if (approvalOf(template.id).isRequired) refuse("not-approved");
}
