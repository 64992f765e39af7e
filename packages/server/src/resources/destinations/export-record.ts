import type { Created } from "@mailwright/destinations";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import { templateExports } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { recordActivity } from "../activity/record-activity.js";
import { holdTemplate } from "../templates/hold-template.js";
import type { StoredTemplate } from "../templates/stored-template.js";

export type ExportRecord = typeof templateExports.$inferSelect;

/** No export takes so long: its server is gone, and nobody knows how far it came. */
const abandonedMs = 10 * 60 * 1000;

interface Begun {
  id: string | undefined;
  provider: string;
  template: StoredTemplate;
  user: SignedInUser;
}

/**
 * Writes down that an export begins, before anything leaves. Where its id is known already nothing shall leave again: the record of the first
 * call is answered if that is done, and everything else is refused.
 */
export async function beginExport({ database, clock, ids }: Ports, begun: Begun): Promise<ExportRecord> {
  const { id = ids.uuid(), provider, template, user } = begun;
  const about = { workspaceId: user.workspaceId, templateId: template.id, userId: user.id, provider };
  const row = { id, ...about, version: template.version, state: "running", name: template.name, createdAt: clock.now() } as const;
  const [made] = await database.insert(templateExports).values(row).onConflictDoNothing().returning();
  if (made) return made;
  const [known] = await database
    .select()
    .from(templateExports)
    .where(and(eq(templateExports.id, id), eq(templateExports.userId, user.id)));
  if (known?.templateId !== template.id || known.provider !== provider)
    refuse("invalid-request", { fields: [{ field: "x-job-id", code: "taken" }] });
  if (known.state === "done") return known;
  const isAbandoned = clock.now().getTime() - known.createdAt.getTime() > abandonedMs;
  return refuse(known.state === "running" && !isAbandoned ? "export-under-way" : "job-ended");
}

/** Writes down how it ended. */
export async function endExport(
  ports: Ports,
  id: string,
  ended: Pick<ExportRecord, "state"> & Partial<ExportRecord>,
): Promise<ExportRecord> {
  const change = { ...ended, endedAt: ports.clock.now() };
  return ports.database.transaction(async (tx) => {
    const [found] = await tx.select({ templateId: templateExports.templateId }).from(templateExports).where(eq(templateExports.id, id));
    await holdTemplate(tx, found?.templateId ?? refuse("template-not-found"));
    const [row] = await tx.update(templateExports).set(change).where(eq(templateExports.id, id)).returning();
    const record = row ?? refuse("template-not-found");
    const { templateId, userId, provider } = record;
    if (ended.state === "done" && userId !== null)
      await recordActivity(tx, ports, { templateId, kind: "exported", by: { id: userId }, about: provider });
    return record;
  });
}

/** Writes down why it ended, where that is not written down already. */
export async function endUnlessEnded({ database, clock }: Ports, id: string, failure: string): Promise<void> {
  const change = { state: "failed", failure, endedAt: clock.now() } as const;
  await database
    .update(templateExports)
    .set(change)
    .where(and(eq(templateExports.id, id), eq(templateExports.state, "running")));
}

/** What the last export of the template that arrived has made at a service. */
export async function findSent(
  { database }: Ports,
  { provider, templateId }: Pick<ExportRecord, "provider" | "templateId">,
): Promise<Created | undefined> {
  const of = and(eq(templateExports.templateId, templateId), eq(templateExports.provider, provider), isNotNull(templateExports.externalId));
  const [row] = await database.select().from(templateExports).where(of).orderBy(desc(templateExports.createdAt)).limit(1);
  // An event at a webhook has made nothing there.
  return row?.externalId ? { externalId: row.externalId, externalUrl: row.externalUrl ?? undefined } : undefined;
}

/** What an earlier export of the template made at the same service. Who may see the template may send it again. */
export async function requireSent(
  { database }: Ports,
  { id, provider, templateId }: Pick<ExportRecord, "id" | "provider" | "templateId">,
): Promise<Created> {
  const of = and(eq(templateExports.id, id), eq(templateExports.templateId, templateId), eq(templateExports.provider, provider));
  const [row] = isUuid(id) ? await database.select().from(templateExports).where(of) : [];
  // One that did not arrive has made nothing.
  if (row === undefined || row.externalId === null) return refuse("invalid-request", { fields: [{ field: "again", code: "invalid" }] });
  return { externalId: row.externalId, externalUrl: row.externalUrl ?? undefined };
}
