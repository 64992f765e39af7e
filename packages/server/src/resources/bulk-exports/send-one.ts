import { eq } from "drizzle-orm";
import { Refusal } from "../../base/refusal.js";
import { templateExports } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SessionUser } from "../../security/authenticate.js";
import { beginExport, type ExportRecord, endExport, endUnlessEnded, findSent } from "../destinations/export-record.js";
import { type Account, handOverEmail } from "../destinations/hand-over-email.js";
import type { Offered } from "../destinations/offered.js";
import { requireTemplate } from "../templates/enforce.js";
import { type BulkResult, refusedResult } from "./bulk-export.js";

interface OneSend {
  user: SessionUser;
  offered: Offered;
  account: () => Promise<Account>;
  origin: string;
  /** Is what an earlier export made there changed? */
  isAgain: boolean;
  templateId: string;
  exportId: string;
}

/** Hands one email over and says what came of it. What was begun before, by a server that ended, is not begun again. */
export async function sendOne(ports: Ports, send: OneSend): Promise<BulkResult> {
  const { templateId, exportId } = send;
  const known = await findRecord(ports, exportId);
  if (known) return fromRecord(known);
  let name = "";
  try {
    const template = await requireTemplate(ports.database, templateId, send.user, "exportToDestination");
    name = template.name;
    const { provider } = send.offered.destination;
    const there = send.isAgain ? await findSent(ports, { provider, templateId }) : undefined;
    await beginExport(ports, { id: exportId, provider, template, user: send.user });
    const outcome = await handOverEmail(ports, { ...send, template, there, account: await send.account() });
    if (outcome.ok) {
      const { isUpdate, externalId, externalUrl = null } = outcome;
      await endExport(ports, exportId, { state: "done", name: outcome.name, isUpdate, externalId, externalUrl });
      const effect = isUpdate ? "changed" : there ? "remade" : "made";
      return { templateId, name, state: "done", failure: null, message: "", externalUrl, effect };
    }
    const { code, reason = "", isUncertain } = outcome.failure;
    await endExport(ports, exportId, { state: isUncertain ? "uncertain" : "failed", failure: code });
    return { templateId, name, state: isUncertain ? "uncertain" : "refused", failure: code, message: reason, externalUrl: null };
  } catch (error) {
    const told = error instanceof Refusal ? (error.details.destination ?? { code: error.code, reason: undefined }) : null;
    await endUnlessEnded(ports, exportId, told?.code ?? "internal");
    if (!(error instanceof Refusal)) throw error;
    const result = refusedResult(templateId, name, error);
    return told?.reason === undefined ? result : { ...result, failure: told.code, message: told.reason };
  }
}

async function findRecord({ database }: Ports, id: string): Promise<ExportRecord | undefined> {
  const [row] = await database.select().from(templateExports).where(eq(templateExports.id, id));
  return row;
}

function fromRecord({ templateId, name, state, failure, externalUrl, isUpdate }: ExportRecord): BulkResult {
  const told = { templateId, name, failure, message: "", externalUrl };
  if (state === "done") return { ...told, state, failure: null, effect: isUpdate ? "changed" : "made" };
  // Nobody knows how far the server came that began it.
  if (state === "running" || state === "uncertain") return { ...told, state: "uncertain", failure: failure ?? "internal" };
  return { ...told, state: "refused", failure: failure ?? "internal" };
}
