import type { Job, JobOrder, JobOutcome } from "../../jobs/job-queue.js";
import { orderJob } from "../../jobs/settle-job.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { keepBlob, putBlobFile } from "../assets/blob-register.js";
import { type AuditQuery, readAudit } from "../audit/list-audit.js";
import { answerJobFile, type JobFile } from "../jobs/answer-file.js";
import { findAsker } from "../jobs/find-asker.js";
import { answerLater } from "../jobs/write-job.js";
import { exportPerson } from "../people/export-person.js";
import { requirePerson } from "../people/require-person.js";
import { writeLines } from "../people/write-lines.js";
import { requireAdmin } from "../templates/enforce.js";
import { writeHashedFile } from "./write-file.js";

/** What is to be written down. */
type ExportInput = { of: "person"; personId: string } | { of: "audit"; query: AuditQuery };

/** Writes an export, with the rights that its asker has by then, and keeps the bytes. */
export async function runExport(ports: Ports, job: Job, signal: AbortSignal): Promise<JobOutcome> {
  const input = job.input as ExportInput;
  const asker = await findAsker(ports, job);
  const file = await writeHashedFile(writeLines(await readObjects(ports, asker, input)), signal);
  try {
    const blob = await putBlobFile(ports, file);
    const value: JobFile = { mime: "application/x-ndjson", fileName: input.of, extension: "ndjson" };
    return { value, bytes: { contentKey: blob.contentKey, keep: (tx) => keepBlob(tx, blob) } };
  } finally {
    await file.remove();
  }
}

/** Refuses who may not have such an export. */
export async function requireExportable(ports: Ports, user: SignedInUser, { input }: Job): Promise<void> {
  const asked = input as ExportInput;
  if (asked.of === "person") await requirePerson(ports, user, asked.personId);
  else requireAdmin(user);
}

async function readObjects(ports: Ports, asker: SignedInUser, input: ExportInput): Promise<AsyncIterable<object>> {
  if (input.of === "person") return exportPerson(ports, (await requirePerson(ports, asker, input.personId)).id);
  requireAdmin(asker);
  return readAudit(ports.database, asker.workspaceId, input.query);
}

/** Has an export written, and answers with it or, where that takes longer, with the job. */
export async function orderExport(ports: Ports, { id, user }: Pick<JobOrder, "id" | "user">, input: ExportInput) {
  const job = await orderJob(ports, { id, kind: "export", user, templateId: null, input }, runExport);
  return job.state === "done" ? answerJobFile(ports, job) : answerLater(ports, job);
}
