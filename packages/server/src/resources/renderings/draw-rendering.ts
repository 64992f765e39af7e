import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import type { Job, JobOutcome } from "../../jobs/job-queue.js";
import { findShownPicture } from "../../pictures/find-shown-picture.js";
import type { Ports } from "../../ports/ports.js";
import type { PictureFormat } from "../../ports/renderer/renderer.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { type Activity, recordActivity } from "../activity/record-activity.js";
import { keepBlob, putBlob } from "../assets/blob-register.js";
import type { JobFile } from "../jobs/answer-file.js";
import { findAsker } from "../jobs/find-asker.js";
import { requireTemplate } from "../templates/enforce.js";
import { findHtml } from "../templates/repository.js";

/** What is to be drawn; without a width it is a PDF. */
export interface RenderingInput {
  picture?: { widthPx: number; format: PictureFormat };
}

/** What is drawn of which template, and for whom. */
export interface Drawing extends RenderingInput {
  templateId: string;
  user: SignedInUser;
}

/** Draws a template as a PDF or as a picture and keeps the bytes. */
export async function drawRendering(ports: Ports, job: Job, signal: AbortSignal): Promise<JobOutcome> {
  const user = await findAsker(ports, job);
  const { picture } = job.input as RenderingInput;
  const templateId = job.templateId ?? "";
  const { bytes, ...value } = await drawTemplate(ports, { ...(picture && { picture }), templateId, user }, signal);
  const blob = await putBlob(ports, bytes);
  const exported: Activity = { templateId, kind: "exported", by: user, about: picture ? "image" : "pdf" };
  const keep = async (tx: Database) => {
    await keepBlob(tx, blob);
    await recordActivity(tx, ports, exported);
  };
  return { value, bytes: { contentKey: blob.contentKey, keep } };
}

/** The same without keeping it. */
export async function drawTemplate(
  ports: Ports,
  { picture, templateId, user }: Drawing,
  signal: AbortSignal,
): Promise<JobFile & { bytes: Uint8Array }> {
  const template = await requireTemplate(ports.database, templateId, user, picture ? "exportImage" : "exportPdf");
  const renderer = ports.renderer ?? refuse("renderer-unavailable");
  const html = await findHtml(ports.database, template.id);
  const page = { html, findPicture: findShownPicture(ports), caller: user.id, signal };
  const bytes = picture ? await renderer.picture(page, picture) : await renderer.pdf(page);
  signal.throwIfAborted();
  const extension = picture ? (picture.format === "jpeg" ? "jpg" : "png") : "pdf";
  const mime = picture ? `image/${picture.format}` : "application/pdf";
  return { bytes, mime, fileName: template.name, extension };
}
