import type { SendFailure } from "@mailwright/destinations";
import { Refusal, refuse } from "../../base/refusal.js";
import type { Config } from "../../config/config.js";
import type { Ports } from "../../ports/ports.js";
import type { SessionUser } from "../../security/authenticate.js";
import { mergeGiven, noteUse, openConnection } from "../connections/open-connection.js";
import { type Connection, requireConnection } from "../connections/stored-connection.js";
import { requireTemplate } from "../templates/enforce.js";
import { takeGrant } from "./authorize.js";
import { beginExport, type ExportRecord, endExport, endUnlessEnded, requireSent } from "./export-record.js";
import { type Account, handOverEmail } from "./hand-over-email.js";
import { type Offered, requireOffered } from "./offered.js";
import { requireGiven } from "./require-given.js";
import { writeFailure } from "./write-failure.js";

interface Caller {
  ports: Ports;
  config: Config;
  user: SessionUser;
  origin: string;
}

interface ExportOrder {
  provider: string;
  templateId: string;
  /** Chosen by the caller, so that the same export never happens twice. */
  id: string | undefined;
  /** An earlier export, whose work is changed. */
  again?: string | undefined;
  given: Readonly<Record<string, unknown>>;
}

/** Hands a stored template over to a destination. What was given for it is used now, and kept nowhere. */
export async function exportEmail(caller: Caller, { provider, templateId, id, again, given }: ExportOrder): Promise<ExportRecord> {
  const { ports, config, user } = caller;
  const offered = requireOffered(config, provider);
  const template = await requireTemplate(ports.database, templateId, user, "exportToDestination");
  const connectionId = given["connectionId"];
  const connection = typeof connectionId === "string" ? await requireKept(ports, user, offered, connectionId) : null;
  if (!connection) requireGiven(offered, given);
  const there = again === undefined ? undefined : await requireSent(ports, { id: again, provider, templateId });
  const record = await beginExport(ports, { id, provider, template, user });
  if (record.state === "done") return record;
  try {
    const account = await readAccount(caller, offered, { given, connection });
    const outcome = await handOverEmail(ports, { user, offered, template, account, there, origin: caller.origin });
    if (!outcome.ok) return await refuseExport(ports, record, outcome.failure);
    const { name, isUpdate, externalId, externalUrl = null } = outcome;
    return await endExport(ports, record.id, { state: "done", name, isUpdate, externalId, externalUrl });
  } catch (error) {
    await endUnlessEnded(ports, record.id, error instanceof Refusal ? (error.details.destination?.code ?? error.code) : "internal");
    throw error;
  }
}

/** An account that is kept for this destination. */
export async function requireKept({ database }: Ports, user: SessionUser, { destination }: Offered, id: string): Promise<Connection> {
  const { connection } = await requireConnection(database, user, id);
  return connection.provider === destination.provider ? connection : refuse("not-found");
}

interface Asked {
  given: ExportOrder["given"];
  connection: Connection | null;
}

/** With what the destination is asked: what is kept of an account, or what was given for this once. */
async function readAccount({ ports, user }: Caller, offered: Offered, { given, connection }: Asked): Promise<Account> {
  if (connection) return openKept(ports, user, offered, { given, connection });
  if (offered.destination.authorization.kind !== "code") return { given };
  const taken = await takeGrant(ports, user, offered, String(given["authCode"]));
  return { given: { ...given, ...taken.given }, grant: taken.grant };
}

/** What is kept of an account, with what was chosen beside it. */
export async function openKept(
  ports: Ports,
  user: SessionUser,
  offered: Offered,
  { given, connection }: Asked & { connection: Connection },
): Promise<Account> {
  const kept = await openConnection(ports, user, offered, connection);
  const account = { given: mergeGiven(offered.destination, kept.given, given), tokens: kept.tokens };
  await noteUse(ports, connection.id);
  return account;
}

async function refuseExport(ports: Ports, { id }: ExportRecord, failure: SendFailure): Promise<never> {
  await endExport(ports, id, { state: failure.isUncertain ? "uncertain" : "failed", failure: failure.code });
  return refuse(...writeFailure(failure));
}
