import { type Approval, type ApprovalAnswer, type ApprovalOverview, earlierApprovalsMax } from "@mailwright/contract";
import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { templateApprovalAnswers, templateApprovals, users } from "../../database/schema.js";
import type { SignedInUser } from "../../security/authenticate.js";
import type { StoredTemplate } from "../templates/stored-template.js";
import { writeName } from "../users/session.js";
import { findApprovals } from "./approval-state.js";
import { findCurrent } from "./find-current.js";

/** How it stands with a template: the request that is open, and those before it, with all answers. */
export async function readApproval(database: Database, template: StoredTemplate, user: SignedInUser): Promise<ApprovalOverview> {
  const summaryOf = await findApprovals(database, [template], user.id);
  const asked = await database
    .select({ approval: templateApprovals, asker: users })
    .from(templateApprovals)
    .leftJoin(users, eq(users.id, templateApprovals.askedById))
    .where(eq(templateApprovals.templateId, template.id))
    .orderBy(desc(templateApprovals.askedAt), desc(templateApprovals.id))
    .limit(earlierApprovalsMax + 1);
  const answers = await readAnswers(
    database,
    asked.map(({ approval }) => approval.id),
  );
  const written = await writeAnswers(database, template, answers);
  const approvals = asked.map(({ approval, asker }): Approval => {
    const own = written.filter(({ approvalId }) => approvalId === approval.id);
    return {
      id: approval.id,
      askedById: approval.askedById,
      askedByName: nameOf(asker),
      askedAt: approval.askedAt.toISOString(),
      note: approval.note,
      versionDate: approval.versionDate.toISOString(),
      endedAt: approval.endedAt?.toISOString() ?? null,
      reviewers: own.filter(({ isReplaced }) => !isReplaced).map(({ answer }) => answer),
      replaced: own.filter(({ isReplaced }) => isReplaced).map(({ answer }) => answer),
    };
  });
  return {
    version: template.version,
    summary: summaryOf(template.id),
    current: approvals.find(({ endedAt }) => endedAt === null) ?? null,
    earlier: approvals.filter(({ endedAt }) => endedAt !== null),
  };
}

const nameOf = (person: Parameters<typeof writeName>[0] | null) => (person ? writeName(person) : "");

type AnswerRow = Awaited<ReturnType<typeof readAnswers>>[number];

/** Those that count by the names of the reviewers, those that were replaced newest first. */
async function readAnswers(database: Database, approvalIds: readonly string[]) {
  if (approvalIds.length === 0) return [];
  const { approvalId, replacedAt, id } = templateApprovalAnswers;
  return database
    .select({ answer: templateApprovalAnswers, reviewer: users })
    .from(templateApprovalAnswers)
    .leftJoin(users, eq(users.id, templateApprovalAnswers.reviewerId))
    .where(inArray(approvalId, [...approvalIds]))
    .orderBy(desc(replacedAt), asc(users.firstName), asc(users.lastName), asc(id));
}

async function writeAnswers(database: Database, { id: templateId, version: storedVersion }: StoredTemplate, rows: readonly AnswerRow[]) {
  const answeredOf = ({ answer: { versionDate, version } }: AnswerRow) =>
    versionDate === null || version === null ? [] : [{ templateId, versionDate, version, storedVersion }];
  const isCurrent = await findCurrent(database, rows.flatMap(answeredOf));
  return rows.map((row) => {
    const { answer, reviewer } = row;
    const written: ApprovalAnswer = {
      reviewerId: answer.reviewerId,
      reviewerName: nameOf(reviewer),
      answer: answer.answer,
      note: answer.note,
      answeredAt: answer.answeredAt?.toISOString() ?? null,
      versionDate: answer.versionDate?.toISOString() ?? null,
      isCurrent: answeredOf(row).some(isCurrent),
    };
    return { approvalId: answer.approvalId, isReplaced: answer.replacedAt !== null, answer: written };
  });
}
