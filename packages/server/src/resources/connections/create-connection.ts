import { checkTemplateName, type components } from "@mailwright/contract";
import { obtainTokens, readGiven, type SendFailure, type Tokens } from "@mailwright/destinations";
import { and, count, eq } from "drizzle-orm";
import { refuse, refuseFields } from "../../base/refusal.js";
import type { Config } from "../../config/config.js";
import { connections } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { takeGrant } from "../destinations/authorize.js";
import { type Offered, requireOffered } from "../destinations/offered.js";
import { requireGiven } from "../destinations/require-given.js";
import { clockOf, fetchThrough } from "../destinations/send-through.js";
import { writeFailure } from "../destinations/write-failure.js";
import { type ConnectionContent, sealContent } from "./connection-content.js";
import type { Connection } from "./stored-connection.js";

type Draft = components["schemas"]["ConnectionDraft"];

const connectionsMax = 50;

/** Keeps what was given for a destination. A window's code is turned into tokens first, because it is good for minutes only. */
export async function createConnection(ports: Ports, config: Config, user: SignedInUser, draft: Draft): Promise<string> {
  const { provider, isTeam = false, given } = draft;
  const offered = requireOffered(config, provider);
  const name = draft.name?.trim() || offered.destination.name;
  const fault = checkTemplateName(name);
  if (fault) refuseFields([{ field: "name", code: fault }]);
  if (isTeam && user.role !== "ROLE_ADMIN") refuse("admin-only");
  requireGiven(offered, given);
  const { workspaceId, id: ownerId } = user;
  const id = draft.id ?? ports.ids.uuid();
  // Its answer was lost on the way. What a window gave is good once, so nothing is asked of the service again.
  if (await isKept(ports, user, { id, provider })) return id;
  await requireRoom(ports, user, isTeam);
  const content = await readContent(ports, user, offered, given);
  const sealed = sealContent(ports.secrets, { id, workspaceId, provider }, content);
  const row = { id, workspaceId, ownerId, provider, name, isTeam, ...sealed };
  await ports.database
    .insert(connections)
    .values({ ...row, createdAt: ports.clock.now() })
    .onConflictDoNothing();
  if (!(await isKept(ports, user, { id, provider }))) refuseFields([{ field: "id", code: "taken" }]);
  return id;
}

/** Has this person kept an account of the service under this id? */
async function isKept({ database }: Ports, user: SignedInUser, { id, provider }: Pick<Connection, "id" | "provider">): Promise<boolean> {
  const isTheirs = and(eq(connections.id, id), eq(connections.ownerId, user.id), eq(connections.provider, provider));
  return (await database.select({ id: connections.id }).from(connections).where(isTheirs)).length > 0;
}

async function requireRoom({ database }: Ports, { id, workspaceId }: SignedInUser, isTeam: boolean): Promise<void> {
  const among = isTeam ? eq(connections.workspaceId, workspaceId) : eq(connections.ownerId, id);
  const [row] = await database
    .select({ number: count() })
    .from(connections)
    .where(and(among, eq(connections.isTeam, isTeam)));
  if ((row?.number ?? 0) >= connectionsMax) refuse("invalid-request", { fields: [{ field: "provider", code: "too-many" }] });
}

/** What was given for an account, and what a window came back with. */
export async function readContent(ports: Ports, user: SignedInUser, offered: Offered, given: Draft["given"]): Promise<ConnectionContent> {
  const { destination } = offered;
  const isCode = destination.authorization.kind === "code";
  const taken = isCode ? await takeGrant(ports, user, offered, String(given["authCode"])) : null;
  const read = readGiven(destination.fields, { ...given, ...taken?.given });
  if (!read.ok) return refuse("invalid-request", { fields: [...read.faults] });
  return { given: read.given, ...(taken ? { tokens: await obtain(ports, user, offered, { ...taken, given: read.given }) } : {}) };
}

async function obtain(
  ports: Ports,
  user: SignedInUser,
  { destination, settings: { bases } }: Offered,
  { grant, given }: Awaited<ReturnType<typeof takeGrant>>,
): Promise<Tokens> {
  const outcome = await obtainTokens({ destination, given, grant, bases, fetch: fetchThrough(ports, user.id), clock: clockOf(ports) });
  return outcome.ok ? outcome.tokens : refuseAccount(outcome.failure);
}

/** Says what the service had against it. */
export const refuseAccount = (failure: SendFailure): never => refuse(...writeFailure(failure));
