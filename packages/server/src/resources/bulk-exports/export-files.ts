import { exportArchiveMaxBytes } from "@mailwright/contract";
import { Refusal, refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import type { Job, JobOutcome } from "../../jobs/job-queue.js";
import type { Ports } from "../../ports/ports.js";
import { recordActivity } from "../activity/record-activity.js";
import { keepBlob, putBlobFile } from "../assets/blob-register.js";
import { writeHashedFile } from "../exports/write-file.js";
import type { JobFile } from "../jobs/answer-file.js";
import { findAsker } from "../jobs/find-asker.js";
import { type BulkResult, type FilesInput, openResultLog, type ResultLog, refusedResult, requireExportableIn } from "./bulk-export.js";
import { createFileNames } from "./file-names.js";
import { type Making, makeFiles } from "./make-files.js";
import { type ArchivedFile, writeZip } from "./write-zip.js";

/** Writes templates into one archive and keeps it. What cannot be written is left out, and told; stopped half-way nothing is kept. */
export async function exportFiles(ports: Ports, job: Job, signal: AbortSignal): Promise<JobOutcome> {
  const user = await findAsker(ports, job);
  const log = await openResultLog(ports, job, { goesOn: false });
  const making = { ports, user, input: job.input as FilesInput, signal };
  const now = ports.clock.now();
  const file = await writeHashedFile(writeZip(filesOf(making, log), now), signal);
  try {
    const results = log.all();
    if (!results.some(({ state }) => state === "done")) return { value: { results } };
    const blob = await putBlobFile(ports, file);
    const value: JobFile = { mime: "application/zip", fileName: `templates ${now.toISOString().slice(0, 10)}`, extension: "zip" };
    const keep = async (tx: Database) => {
      await keepBlob(tx, blob);
      await recordExports(tx, making, results);
    };
    return { value: { ...value, results }, bytes: { contentKey: blob.contentKey, keep } };
  } finally {
    await file.remove();
  }
}

async function recordExports(tx: Database, { ports, user, input }: Making, results: readonly BulkResult[]): Promise<void> {
  const done = results.flatMap(({ state, templateId }) => (state === "done" ? [templateId] : []));
  // In the order in which whoever changes several of them locks them.
  for (const templateId of done.sort())
    for (const about of input.forms) await recordActivity(tx, ports, { templateId, kind: "exported", by: user, about });
}

async function* filesOf(making: Making, log: ResultLog): AsyncGenerator<ArchivedFile> {
  const nameFile = createFileNames();
  let sizeBytes = 0;
  for (const id of making.input.ids) {
    making.signal.throwIfAborted();
    const made = await exportOne(making, id, exportArchiveMaxBytes - sizeBytes);
    making.signal.throwIfAborted();
    await log.note(made.result);
    const stem = made.files.length > 0 ? nameFile(made.result.name) : "";
    for (const { extension, ...file } of made.files) {
      sizeBytes += file.bytes.length;
      yield { name: `${stem}.${extension}`, ...file };
    }
  }
}

async function exportOne(making: Making, templateId: string, roomBytes: number) {
  const { ports, user, input } = making;
  let name = "";
  try {
    const template = await requireExportableIn(ports, user, templateId, input.forms);
    name = template.name;
    if (roomBytes <= 0) refuse("export-too-large");
    const files = await makeFiles(making, template);
    const sizeBytes = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (sizeBytes > roomBytes) refuse("export-too-large");
    const result: BulkResult = { templateId, name, state: "done", failure: null, message: "", externalUrl: null };
    return { result, files };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { result: refusedResult(templateId, name, error), files: [] };
  }
}
