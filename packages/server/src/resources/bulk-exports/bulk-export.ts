import type { components, TemplateOperationId } from "@mailwright/contract";
import { and, eq, inArray } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { type Refusal, refusalWords, refuse } from "../../base/refusal.js";
import { jobs } from "../../database/schema.js";
import { type Job, type JobKind, noteProgress } from "../../jobs/job-queue.js";
import type { Ports } from "../../ports/ports.js";
import type { PictureFormat } from "../../ports/renderer/renderer.js";
import type { SignedInUser } from "../../security/authenticate.js";
import type { SealedCredentials } from "../../security/seal-credentials.js";
import { writeJob } from "../jobs/write-job.js";
import { requireTemplate } from "../templates/enforce.js";
import type { StoredTemplate } from "../templates/stored-template.js";

type Schemas = components["schemas"];

/** In which form a template is written into an archive. */
export type FileForm = Schemas["BulkFiles"]["forms"][number];

/** Which templates an export of many is about. */
interface ManyInput {
  ids: readonly string[];
}

/** Which templates go to which destination, and with what. */
export interface SendInput extends ManyInput {
  provider: string;
  /** The ids of the exports, one for each template: none begins twice. */
  exportIds: readonly string[];
  origin: string;
  /** The account that is kept; null where one was given for this once. */
  connectionId: string | null;
  /** Is what earlier exports made there changed? Jobs of an older version do not say. */
  isAgain?: boolean;
  /** What was given, which nobody reads without the key; null once the job has ended. */
  account: SealedCredentials | null;
}

/** Which templates are written into an archive, and how. */
export interface FilesInput extends ManyInput {
  forms: readonly FileForm[];
  picture: { widthPx: number; format: PictureFormat };
  /** Where the server was when it was asked: addresses of pictures are completed with it. */
  origin: string;
}

/** What came of one template. */
export type BulkResult = Schemas["BulkExportResult"];

/** What the job keeps while it works and afterwards. */
interface Kept {
  results: readonly BulkResult[];
}

/** Which right each form needs. */
const operationOf = {
  html: "exportHtml",
  mjml: "exportHtml",
  pdf: "exportPdf",
  image: "exportImage",
} as const satisfies Record<FileForm, TemplateOperationId>;

/** The kinds of jobs that are exports of many. */
export const manyKinds: JobKind[] = ["export-many", "send-many"];

/** One's own export; those of others are not found. */
export async function findBulkExport({ database }: Ports, user: SignedInUser, id: string): Promise<Job | undefined> {
  const isOwn = and(eq(jobs.userId, user.id), eq(jobs.workspaceId, user.workspaceId), inArray(jobs.kind, manyKinds));
  const [job] = isUuid(id)
    ? await database
        .select()
        .from(jobs)
        .where(and(eq(jobs.id, id), isOwn))
    : [];
  return job;
}

/** An export of many as its asker sees it. */
export function writeBulkExport(ports: Ports, job: Job): Schemas["BulkExport"] {
  const { id, state, failure, createdAt, endedAt, resultUrl } = writeJob(ports, job);
  const provider = job.kind === "send-many" ? (job.input as SendInput).provider : null;
  const told = { id, provider, state, failure: state === "failed" ? failure : null, createdAt, endedAt, fileUrl: resultUrl };
  return { ...told, results: [...resultsOf(job)] };
}

function resultsOf({ input, result }: Job): readonly BulkResult[] {
  const kept = result as Kept | null;
  return kept?.results ?? (input as ManyInput).ids.map(waiting);
}

const waiting = (templateId: string): BulkResult => ({
  templateId,
  name: "",
  state: "waiting",
  failure: null,
  message: "",
  externalUrl: null,
});

/** A template that was left out. */
export const refusedResult = (templateId: string, name: string, { code }: Refusal): BulkResult => ({
  ...{ templateId, name, state: "refused", failure: code, message: refusalWords[code], externalUrl: null },
});

/** The results of a job at work: each is written down as soon as it is known. */
export interface ResultLog {
  all(): readonly BulkResult[];
  note(result: BulkResult): Promise<void>;
}

/** Opens it anew, or where an earlier turn of the job left it. */
export async function openResultLog(ports: Ports, job: Job, { goesOn }: { goesOn: boolean }): Promise<ResultLog> {
  let results = goesOn ? resultsOf(job) : (job.input as ManyInput).ids.map(waiting);
  const write = () => noteProgress(ports, job, { results } satisfies Kept);
  await write();
  return {
    all: () => results,
    note: (result) => {
      results = results.map((known) => (known.templateId === result.templateId ? result : known));
      return write();
    },
  };
}

/** The template, where it may be exported in every one of these forms; refused otherwise. */
export async function requireExportableIn(
  { database }: Pick<Ports, "database">,
  user: SignedInUser,
  templateId: string,
  [first = "html", ...others]: readonly FileForm[],
): Promise<StoredTemplate> {
  const template = await requireTemplate(database, templateId, user, operationOf[first]);
  for (const form of others) await requireTemplate(database, templateId, user, operationOf[form]);
  return template;
}

/** Refuses an archive with a template that its asker may not export any more. */
export async function requireStillExportable(ports: Ports, user: SignedInUser, job: Job): Promise<void> {
  const { forms } = job.input as FilesInput;
  const inside = resultsOf(job).filter(({ state }) => state === "done");
  if (inside.length === 0) refuse("not-found");
  for (const { templateId } of inside) await requireExportableIn(ports, user, templateId, forms);
}
