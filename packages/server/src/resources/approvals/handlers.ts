import { earlierApprovalsMax, replacedAnswersMax } from "@mailwright/contract";
import { and, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { templateApprovalAnswers, templateApprovals } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { recordActivity } from "../activity/record-activity.js";
import { listReaders } from "../comments/mentions.js";
import { tellFollowers } from "../following/tell-followers.js";
import { orderMails } from "../quotas/order-mails.js";
import { requireTemplate } from "../templates/enforce.js";
import type { StoredTemplate } from "../templates/stored-template.js";
import { keepCurrent } from "../versions/keep-version.js";
import { readApproval } from "./read-approval.js";

export const approvalHandlers = {
  getApproval: async ({ params: { id } }, { ports, user }) => {
    const template = await requireTemplate(ports.database, id, user, "getApproval");
    return { status: 200, body: await readApproval(ports.database, template, user) };
  },

  askForApproval: async ({ params: { id }, body: { reviewers, note = "" } }, { ports, user, origin }) => {
    await requireTemplate(ports.database, id, user, "askForApproval");
    await ports.liveRooms.store(id);
    const now = ports.clock.now();
    const approvalId = ports.ids.uuid();
    const { asked, body } = await ports.database.transaction(async (tx) => {
      const template = await requireTemplate(tx, id, user, "askForApproval", { forUpdate: true });
      const people = await requireReaders(tx, template, user, reviewers);
      const versionDate = await keepCurrent(tx, template, now);
      await endOpen(tx, id, now);
      const about = { askedById: user.id, askedAt: now, note: note.trim(), versionDate };
      await tx.insert(templateApprovals).values({ id: approvalId, templateId: id, ...about });
      await tx.insert(templateApprovalAnswers).values(reviewers.map((reviewerId) => ({ id: ports.ids.uuid(), approvalId, reviewerId })));
      await letEarlierGo(tx, id);
      for (const personId of reviewers) await recordActivity(tx, ports, { templateId: id, kind: "approval-asked", by: user, personId });
      await tellFollowers(tx, [id], "reviewed", user);
      return { asked: people, body: await readApproval(tx, template, user) };
    });
    const about = { approvalId, about: "asked", origin };
    await orderMails(ports, user, asked, (toldId) => ({ kind: "approval-mail", templateId: id, input: { ...about, toldId } }));
    return { status: 201, body };
  },

  answerApproval: async ({ params: { id }, body: { version, answer, note = "" } }, { ports, user, origin }) => {
    await requireTemplate(ports.database, id, user, "answerApproval");
    await ports.liveRooms.store(id);
    const now = ports.clock.now();
    const { askers, approvalId, body } = await ports.database.transaction(async (tx) => {
      const template = await requireTemplate(tx, id, user, "answerApproval", { forUpdate: true });
      const { id: approvalId, askedById } = (await findOpen(tx, id)) ?? refuse("not-found");
      const standing = (await findStanding(tx, approvalId, user)) ?? refuse("not-a-reviewer");
      if (version !== template.version) refuse("approval-outdated");
      const said = { answer, note: note.trim(), answeredAt: now, version, versionDate: await keepCurrent(tx, template, now) };
      if (standing.answer === null) {
        await tx.update(templateApprovalAnswers).set(said).where(eq(templateApprovalAnswers.id, standing.id));
      } else {
        await tx.update(templateApprovalAnswers).set({ replacedAt: now }).where(eq(templateApprovalAnswers.id, standing.id));
        await tx.insert(templateApprovalAnswers).values({ id: ports.ids.uuid(), approvalId, reviewerId: user.id, ...said });
        await letReplacedGo(tx, approvalId);
      }
      await recordActivity(tx, ports, { templateId: id, kind: answer === "approved" ? "approved" : "changes-asked", by: user });
      await tellFollowers(tx, [id], "reviewed", user);
      const askers = (await listReaders(tx, template)).filter((person) => person.id === askedById);
      return { askers, approvalId, body: await readApproval(tx, template, user) };
    });
    const about = { approvalId, about: "answered", origin };
    await orderMails(ports, user, askers, (toldId) => ({ kind: "approval-mail", templateId: id, input: { ...about, toldId } }));
    return { status: 200, body };
  },

  withdrawApproval: async ({ params: { id } }, { ports, user }) => {
    const body = await ports.database.transaction(async (tx) => {
      const template = await requireTemplate(tx, id, user, "withdrawApproval", { forUpdate: true });
      const { askedById } = (await findOpen(tx, id)) ?? refuse("not-found");
      if (askedById !== user.id && template.ownerId !== user.id) refuse("not-yours");
      await endOpen(tx, id, ports.clock.now());
      await recordActivity(tx, ports, { templateId: id, kind: "approval-withdrawn", by: user });
      await tellFollowers(tx, [id], "reviewed", user);
      return readApproval(tx, template, user);
    });
    return { status: 200, body };
  },
} satisfies Partial<Handlers>;

/** Whoever is asked can see it already, and is somebody else: asking shares nothing, and nobody approves for themselves. */
async function requireReaders(tx: Database, template: StoredTemplate, user: SignedInUser, reviewers: readonly string[]) {
  if (reviewers.includes(user.id)) {
    refuse("invalid-request", { fields: [{ field: `reviewers.${reviewers.indexOf(user.id)}`, code: "not-allowed" }] });
  }
  const readers = await listReaders(tx, template);
  const fields = reviewers.flatMap((id, index) =>
    readers.some((reader) => reader.id === id) ? [] : [{ field: `reviewers.${index}`, code: "not-allowed" as const }],
  );
  if (fields.length > 0) refuse("reviewer-without-access", { fields });
  return readers.filter(({ id }) => reviewers.includes(id));
}

const isOpen = (templateId: string) => and(eq(templateApprovals.templateId, templateId), isNull(templateApprovals.endedAt));

async function findOpen(tx: Database, templateId: string) {
  const [open] = await tx.select().from(templateApprovals).where(isOpen(templateId));
  return open;
}

async function endOpen(tx: Database, templateId: string, now: Date): Promise<void> {
  await tx.update(templateApprovals).set({ endedAt: now }).where(isOpen(templateId));
}

async function findStanding(tx: Database, approvalId: string, user: SignedInUser) {
  const { reviewerId, replacedAt } = templateApprovalAnswers;
  const isOwn = and(eq(templateApprovalAnswers.approvalId, approvalId), eq(reviewerId, user.id), isNull(replacedAt));
  const [standing] = await tx.select().from(templateApprovalAnswers).where(isOwn);
  return standing;
}

async function letEarlierGo(tx: Database, templateId: string): Promise<void> {
  const { id, askedAt, endedAt } = templateApprovals;
  const isEarlier = and(eq(templateApprovals.templateId, templateId), isNotNull(endedAt));
  const old = tx.select({ id }).from(templateApprovals).where(isEarlier).orderBy(desc(askedAt), desc(id)).offset(earlierApprovalsMax);
  await tx.delete(templateApprovals).where(inArray(id, old));
}

async function letReplacedGo(tx: Database, approvalId: string): Promise<void> {
  const { id, replacedAt } = templateApprovalAnswers;
  const isReplaced = and(eq(templateApprovalAnswers.approvalId, approvalId), isNotNull(replacedAt));
  const old = tx
    .select({ id })
    .from(templateApprovalAnswers)
    .where(isReplaced)
    .orderBy(desc(replacedAt), desc(id))
    .offset(replacedAnswersMax);
  await tx.delete(templateApprovalAnswers).where(inArray(id, old));
}
