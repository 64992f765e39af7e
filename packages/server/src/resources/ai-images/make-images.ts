import { count, eq } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import { generatedPictures } from "../../database/schema.js";
import type { Job, JobOutcome } from "../../jobs/job-queue.js";
import type { ImageMaker, ImageWish } from "../../ports/ai-images/image-maker.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { dropBlob, keepBlob, putBlob } from "../assets/blob-register.js";
import { findAsker } from "../jobs/find-asker.js";
import { takeBudget } from "../quotas/take-budget.js";
import { refuseService } from "../service-refusal.js";

export interface AiImageInput extends ImageWish {
  count: number;
}

/** So many at once; the others follow, and each is there as soon as it is made. */
const atOnceMax = 2;

/**
 * Makes the pictures of a job that are missing, and keeps each as soon as it is there. Some of them are better than none: it fails only where
 * none was made.
 */
export async function makeImages(ports: Ports, job: Job, signal: AbortSignal): Promise<JobOutcome> {
  const { aiImages } = ports;
  if (aiImages === null) refuse("ai-not-configured");
  const user = await findAsker(ports, job);
  const input = job.input as AiImageInput;
  const made = await countMade(ports, job);
  const missing = Math.max(0, input.count - made);
  const giveBack = await takeBudget(ports, user, "generated", missing);
  const failures: unknown[] = [];
  let left = missing;
  let stored = 0;
  async function makeSome(maker: ImageMaker): Promise<void> {
    while (left > 0 && failures.length === 0) {
      left -= 1;
      try {
        await makeOne(ports, { job, user, input, maker, signal });
        stored += 1;
      } catch (error) {
        failures.push(error);
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnceMax }, () => makeSome(aiImages)));
  } finally {
    await giveBack(missing - stored);
  }
  signal.throwIfAborted();
  if (made + stored === 0) refuseService(failures[0]);
  return { value: { made: made + stored } };
}

interface OneImage {
  job: Job;
  user: SignedInUser;
  input: AiImageInput;
  maker: ImageMaker;
  signal: AbortSignal;
}

async function makeOne(ports: Ports, { job, user, input, maker, signal }: OneImage): Promise<void> {
  const { count: _, ...wish } = input;
  const given = await maker.make(wish, { caller: user.id, signal });
  signal.throwIfAborted();
  const picture = await ports.uploads.run("processGenerated", { bytes: given, aspectRatio: input.aspectRatio }, { caller: user.id });
  signal.throwIfAborted();
  const blob = await putBlob(ports, picture.bytes);
  const { mime, widthPx, heightPx, bytes } = picture;
  const about = { jobId: job.id, workspaceId: user.workspaceId, userId: user.id, prompt: input.prompt, contentKey: blob.contentKey };
  const row = { id: ports.ids.uuid(), ...about, mime, widthPx, heightPx, sizeBytes: bytes.length, createdAt: ports.clock.now() };
  try {
    await ports.database.transaction(async (tx) => {
      await tx.insert(generatedPictures).values(row);
      await keepBlob(tx, blob);
    });
  } catch (error) {
    await dropBlob(ports, blob);
    throw error;
  }
}

async function countMade({ database }: Ports, { id }: Job): Promise<number> {
  const [row] = await database.select({ total: count() }).from(generatedPictures).where(eq(generatedPictures.jobId, id));
  return row?.total ?? 0;
}
