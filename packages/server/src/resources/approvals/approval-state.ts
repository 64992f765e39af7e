import type { ApprovalState, ApprovalSummary, TemplateKind } from "@mailwright/contract";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { templateApprovalAnswers, templateApprovals, workspaces } from "../../database/schema.js";
import { type AnsweredVersion, findCurrent } from "./find-current.js";

interface StandingAnswer {
  readonly answer: "approved" | "changes" | null;
  readonly isCurrent: boolean;
}

/** How a request stands, by the answers that count. */
function stateOf(answers: readonly StandingAnswer[]): ApprovalState {
  if (answers.some(({ answer }) => answer === "changes")) return "changes";
  if (answers.length === 0 || answers.some(({ answer }) => answer === null)) return "review";
  return answers.every(({ isCurrent }) => isCurrent) ? "approved" : "changed";
}

/** What is asked about of a template. */
interface Compared {
  readonly id: string;
  readonly workspaceId: string;
  readonly kind: TemplateKind;
  /** The number of what is stored now. */
  readonly version: number;
}

/** How the requests of these templates stand, asked for once for all of them. They are of one workspace. */
export async function findApprovals(
  database: Database,
  templates: readonly Compared[],
  readerId: string,
): Promise<(templateId: string) => ApprovalSummary> {
  const rows = await readStanding(database, templates);
  const numbers = new Map(templates.map(({ id, version }) => [id, version]));
  const answered = (row: Row): AnsweredVersion[] => {
    const { templateId, versionDate, version } = row;
    const storedVersion = templateId === null ? undefined : numbers.get(templateId);
    if (templateId === null || versionDate === null || version === null || storedVersion === undefined) return [];
    return [{ templateId, versionDate, version, storedVersion }];
  };
  const isCurrent = await findCurrent(database, rows.flatMap(answered));
  const isAwaited = (row: Row) => row.answerId !== null && row.reviewerId === readerId && row.answer === null;
  const kinds = new Map(templates.map(({ id, kind }) => [id, kind]));
  const publishesApprovedOnly = rows[0]?.publishesApprovedOnly ?? false;
  return (id) => {
    const own = rows.filter(({ templateId }) => templateId === id);
    const answers = own.filter(({ answerId }) => answerId !== null);
    const state =
      own.length === 0 ? null : stateOf(answers.map((row) => ({ answer: row.answer, isCurrent: answered(row).some(isCurrent) })));
    const isRequired = publishesApprovedOnly && kinds.get(id) === "user" && state !== "approved";
    return { state, isAwaited: own.some(isAwaited), isRequired };
  };
}

type Row = Awaited<ReturnType<typeof readStanding>>[number];

/** What is settled for the workspace, with the requests that are open and the answers that count, if there are any. */
async function readStanding(database: Database, templates: readonly Compared[]) {
  const [first] = templates;
  if (!first) return [];
  const ids = templates.map(({ id }) => id);
  return database
    .select({
      publishesApprovedOnly: workspaces.publishesApprovedOnly,
      templateId: templateApprovals.templateId,
      answerId: templateApprovalAnswers.id,
      reviewerId: templateApprovalAnswers.reviewerId,
      answer: templateApprovalAnswers.answer,
      versionDate: templateApprovalAnswers.versionDate,
      version: templateApprovalAnswers.version,
    })
    .from(workspaces)
    .leftJoin(templateApprovals, and(inArray(templateApprovals.templateId, ids), isNull(templateApprovals.endedAt)))
    .leftJoin(
      templateApprovalAnswers,
      and(eq(templateApprovalAnswers.approvalId, templateApprovals.id), isNull(templateApprovalAnswers.replacedAt)),
    )
    .where(eq(workspaces.id, first.workspaceId));
}
