import type { PolicyRefusal, PolicyTemplate, PolicyUser, TemplateKind } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { findTemplate } from "./repository.js";
import { type StoredTemplate, toPolicyTemplate } from "./stored-template.js";

type Policy = (template: PolicyTemplate, user: PolicyUser) => PolicyRefusal;

interface Options {
  /** Nobody else writes it until the transaction ends. */
  forUpdate?: boolean;
  kind?: TemplateKind;
}

/** A template that the policy lets this user have, a user template unless told otherwise; ends the call if there is none. */
export async function requireTemplate(
  tx: Database,
  id: string,
  user: SignedInUser,
  policy: Policy,
  { forUpdate = false, kind = "user" }: Options = {},
): Promise<StoredTemplate> {
  const template = await findTemplate(tx, { id, kind, workspaceId: user.workspaceId }, forUpdate);
  if (!template) refuse("template-not-found");
  const refusal = policy(toPolicyTemplate(template), user);
  return refusal === null ? template : refuse(refusal);
}

/** Ends the call for everybody but administrators. */
export function requireAdmin(user: SignedInUser): void {
  if (user.role !== "ROLE_ADMIN") refuse("admin-only");
}
