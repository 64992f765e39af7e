import { type AddressParts, type PolicyUser, type WorkspaceOperationId, workspacePolicies, workspaceRefusalOf } from "@mailwright/contract";
import { refuse } from "../base/refusal.js";
import type { Operation } from "./load-contract.js";

/** Ends the call where the table says that this person may not make it. What is about a template is decided with the template: see resources/templates/enforce.ts. */
export function enforceRights({ id }: Operation, { user }: { user?: PolicyUser }, params: unknown): void {
  if (user === undefined || !isOfWorkspace(id)) return;
  const refusal = workspaceRefusalOf(id, user, Object(params) as AddressParts);
  if (refusal !== null) refuse(refusal);
}

const isOfWorkspace = (id: string): id is WorkspaceOperationId => Object.hasOwn(workspacePolicies, id);
