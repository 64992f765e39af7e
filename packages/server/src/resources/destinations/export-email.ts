import { type Created, readGiven, type SendFailure, sendToDestination } from "@mailwright/destinations";
import { Refusal, refuse } from "../../base/refusal.js";
import type { Config } from "../../config/config.js";
import type { Ports } from "../../ports/ports.js";
import type { SessionUser } from "../../security/authenticate.js";
import { requireTemplate } from "../templates/enforce.js";
import type { StoredTemplate } from "../templates/stored-template.js";
import { writeName } from "../users/session.js";
import { takeGrant } from "./authorize.js";
import { beginExport, type ExportRecord, endExport, requireSent } from "./export-record.js";
import { isPublicUrl, type Offered, requireOffered } from "./offered.js";
import { signHtml } from "./public-html.js";
import { clockOf, fetchThrough } from "./send-through.js";
import { writeContent } from "./write-content.js";

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
  requireGiven(offered, given);
  const there = again === undefined ? undefined : await requireSent(ports, { id: again, provider, templateId });
  const record = await beginExport(ports, { id, provider, template, user });
  if (record.state === "done") return record;
  try {
    const outcome = await handOver(caller, offered, { template, given, there });
    if (!outcome.ok) return await refuseExport(ports, record, outcome.failure);
    const { name, isUpdate, externalId, externalUrl = null } = outcome;
    return await endExport(ports, record.id, { state: "done", name, isUpdate, externalId, externalUrl });
  } catch (error) {
    if (!(error instanceof Refusal && error.details.destination))
      await endExport(ports, record.id, { state: "failed", failure: error instanceof Refusal ? error.code : "internal" });
    throw error;
  }
}

function requireGiven({ destination }: Offered, given: Readonly<Record<string, unknown>>): void {
  const read = readGiven(destination.fields, given);
  const needsCode = destination.authorization.kind === "code" && typeof given["authCode"] !== "string";
  const fields = [...(read.ok ? [] : read.faults), ...(needsCode ? [{ field: "authCode", code: "required" }] : [])];
  if (fields.length > 0) refuse("invalid-request", { fields });
}

interface Handing {
  template: StoredTemplate;
  given: ExportOrder["given"];
  there: Created | undefined;
}

async function handOver({ ports, config, user, origin }: Caller, offered: Offered, { template, given, there }: Handing) {
  const { destination, settings } = offered;
  const { provider, authorization } = destination;
  const fetch = fetchThrough(ports, user.id);
  const taken = authorization.kind === "code" ? await takeGrant(ports, user, offered, String(given["authCode"])) : null;
  const content = await writeContent(ports, template, { provider, origin, caller: user.id });
  const isFetched = destination.fetchesHtml && isPublicUrl(config.publicUrl);
  const publicHtmlUrl = `${origin}/api/v2/export/html/${signHtml(ports, provider, template)}`;
  const { email } = user.account;
  return sendToDestination({
    destination,
    bases: settings.bases,
    content: isFetched ? { ...content, publicHtmlUrl } : content,
    given: { ...given, ...taken?.given },
    person: { name: writeName(user.account) || email, email },
    ...(taken ? { grant: taken.grant } : {}),
    there,
    fetch,
    clock: clockOf(ports),
  });
}

/** A service that is away, or has too much to do, may be asked again. */
const isAway = ({ code }: SendFailure) => code === "UPSTREAM" || code === "RATE_LIMIT";

async function refuseExport(ports: Ports, { id }: ExportRecord, failure: SendFailure): Promise<never> {
  const { code, reason = "", isUncertain, retryAfterMs } = failure;
  await endExport(ports, id, { state: isUncertain ? "uncertain" : "failed", failure: code });
  const retryAfterSeconds = retryAfterMs === undefined ? null : Math.ceil(retryAfterMs / 1000);
  return refuse(isAway(failure) ? "destination-unreachable" : "destination-refused", {
    destination: { code, reason, isUncertain, retryAfterSeconds },
  });
}
