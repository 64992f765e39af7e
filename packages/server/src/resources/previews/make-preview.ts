import { eq } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { templateBodies, templates } from "../../database/schema.js";
import { requestJob } from "../../jobs/job-queue.js";
import { findShownPicture } from "../../pictures/find-shown-picture.js";
import type { Ports } from "../../ports/ports.js";
import { dropBlob, keepBlob, putBlob, removeUnusedBlob } from "../assets/blob-register.js";

/** What a card shows: the top of the email, at the width it is made for, on its own ground where it is shorter. */
const drawnWidthPx = 700;
const drawnHeightPx = 933;
const widthPx = 480;
/** An editor that saves every few seconds asks for one picture, not for many. */
const settleMs = 4000;

/** Has the preview picture made soon, where this server makes any. Called in the transaction that changes the body. */
export async function requestPreview(tx: Database, ports: Ports, templateId: string): Promise<void> {
  if (ports.makesPreviews) await requestJob(tx, ports, { kind: "preview", key: templateId, afterMs: settleMs });
}

/** Draws a template's preview picture and lets go of the one before. */
export async function makePreview(ports: Ports, templateId: string): Promise<void> {
  const { database, renderer } = ports;
  const [row] = await database
    .select({ version: templates.version, html: templateBodies.html })
    .from(templates)
    .innerJoin(templateBodies, eq(templateBodies.templateId, templates.id))
    .where(eq(templates.id, templateId));
  if (!row || renderer === null) return; // deleted meanwhile
  const page = { html: row.html, findPicture: findShownPicture(ports) };
  const drawn = await renderer.picture(page, { widthPx: drawnWidthPx, format: "png", heightPx: drawnHeightPx });
  const blob = await putBlob(ports, await ports.drawings.run("resizePicture", { bytes: drawn, widthPx, format: "jpeg" }));
  try {
    const previousKey = await database.transaction(async (tx) => {
      const [template] = await tx
        .select({ previewKey: templates.previewKey })
        .from(templates)
        .where(eq(templates.id, templateId))
        .for("update");
      await tx.update(templates).set({ previewKey: blob.contentKey, previewVersion: row.version }).where(eq(templates.id, templateId));
      await keepBlob(tx, blob);
      return template?.previewKey ?? null;
    });
    if (previousKey !== null && previousKey !== blob.contentKey) await removeUnusedBlob(ports, previousKey);
  } catch (error) {
    await dropBlob(ports, blob).catch(() => {}); // the sweep will
    throw error;
  }
}
