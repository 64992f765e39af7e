import type { Ports } from "../ports/ports.js";
import { type Deed, recordDeed } from "../security/audit.js";
import type { CallingHost, SignedInUser } from "../security/authenticate.js";
import type { AuditNote } from "./handler.js";
import type { Operation, OperationId } from "./load-contract.js";

/** Calls that change nothing, though their method could. */
const reads: ReadonlySet<OperationId> = new Set([
  "exchangeCredentials",
  "searchTemplates",
  "searchSystemTemplates",
  "searchPrincipals",
  "lookUpAccount",
  "calculateSize",
  "createTimer",
  "createCalendarFile",
  "createAuthLink",
  "testConnection",
  "openReview",
]);
/** Reading that somebody may want to know of later. */
const told: ReadonlySet<OperationId> = new Set(["exportPerson", "exportAudit", "copyAssetToTemplate"]);

/** Is it written down that somebody did this? Everything that changes something is. */
export const isAudited = ({ id, method }: Operation) => (method === "GET" ? told.has(id as OperationId) : !reads.has(id as OperationId));

export interface AuditedCall {
  operation: Operation;
  caller: { user?: SignedInUser; calling?: CallingHost };
  params: unknown;
  sent: unknown;
  answer: { status: number; body: unknown; audit?: AuditNote | undefined };
  address: string;
}

/** Writes down a call that was answered with a yes. */
export async function auditCall(ports: Ports, { operation, caller, params, sent, answer, address }: AuditedCall): Promise<void> {
  const workspaceId = caller.user?.workspaceId ?? caller.calling?.workspaceId ?? answer.audit?.workspaceId;
  if (workspaceId === undefined || answer.audit?.isLost) return;
  const ids = wordsAt(answer.body, "ids") ?? wordsAt(sent, "ids");
  const deed: Deed = {
    workspaceId,
    operation: answer.audit?.operation ?? operation.id,
    address,
    by: authorOf(caller),
    actorId: caller.user?.id,
    target: answer.audit?.target ?? targetOf(params, sent, answer.status === created ? answer.body : undefined),
    count: answer.audit?.count ?? ids?.length ?? 1,
  };
  await recordDeed(ports.database, ports, deed);
}

const authorOf = ({ user, calling }: AuditedCall["caller"]) => (user ? "user" : calling ? "host" : "guest");

const created = 201;
const targetNames = ["templateId", "id", "name"];

/** What the address names, or what was made. A secret in an address, such as a session's id, is none of them. */
function targetOf(params: unknown, sent: unknown, body: unknown): string | undefined {
  const named = targetNames.map((name) => wordAt(params, name)).find((word) => word !== undefined);
  return named ?? wordAt(body, "id") ?? wordAt(sent, "templateId");
}

function wordAt(value: unknown, name: string): string | undefined {
  const word: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return typeof word === "string" ? word : undefined;
}

function wordsAt(value: unknown, name: string): unknown[] | undefined {
  const words: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return Array.isArray(words) ? words : undefined;
}
