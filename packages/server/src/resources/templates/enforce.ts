import { type OperationInput, refusalOf, type TemplateKind, type TemplateOperationId } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { findTemplate } from "./repository.js";
import { type StoredTemplate, toPolicyTemplate } from "./stored-template.js";

interface Options {
  /** Locks the template, so that no other call writes it until the transaction ends. */
  forUpdate?: boolean;
  kind?: TemplateKind;
  /** What the decision takes from the call, and perhaps from comparing the call with what is stored. */
  input?: OperationInput | ((template: StoredTemplate) => OperationInput);
}

/** A template with which this user may do this operation, a user template unless told otherwise; ends the call if there is none. */
export async function requireTemplate(
  tx: Database,
  id: string,
  user: SignedInUser,
  operation: TemplateOperationId,
  { forUpdate = false, kind = "user", input = {} }: Options = {},
): Promise<StoredTemplate> {
  const template = await findTemplate(tx, { id, kind, workspaceId: user.workspaceId }, forUpdate);
  if (!template) refuse("template-not-found");
  const taken = typeof input === "function" ? input(template) : input;
  const refusal = refusalOf(operation, toPolicyTemplate(template, user), user, taken);
  return refusal === null ? template : refuse(refusal);
}

/** Ends the call for everybody but administrators. */
export function requireAdmin(user: SignedInUser): void {
  if (user.role !== "ROLE_ADMIN") refuse("admin-only");
}
