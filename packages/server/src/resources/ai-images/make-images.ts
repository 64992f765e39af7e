import { count, eq } from "drizzle-orm";
import { refuse, refuseFields } from "../../base/refusal.js";
import { generatedPictures } from "../../database/schema.js";
import type { Job, JobOutcome } from "../../jobs/job-queue.js";
import { readPicture } from "../../pictures/read-picture.js";
import type { EditSource, EditWish, ImageMaker, ImageWish, Making } from "../../ports/ai-images/image-maker.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { dropBlob, keepBlob, putBlob } from "../assets/blob-register.js";
import { findAsker } from "../jobs/find-asker.js";
import { takeBudget } from "../quotas/take-budget.js";
import { refuseService } from "../service-refusal.js";

/** What a job makes: pictures from words, or of a picture that is named by its address. */
export type AiImageInput = (ImageWish | AiEditInput) & { count: number };

export interface AiEditInput extends Omit<EditWish, "source"> {
  picture: string;
}

/** Makes one of the pictures of a job. */
type MakeOne = (making: Making) => Promise<Buffer>;

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
  const make = missing === 0 ? null : await readyToMake(ports, aiImages, input, user);
  const giveBack = await takeBudget(ports, user, "generated", missing);
  const failures: unknown[] = [];
  let left = missing;
  let stored = 0;
  async function makeSome(one: MakeOne): Promise<void> {
    while (left > 0 && failures.length === 0) {
      left -= 1;
      try {
        await makeOne(ports, { job, user, input, make: one, signal });
        stored += 1;
      } catch (error) {
        failures.push(error);
      }
    }
  }
  try {
    if (make) await Promise.all(Array.from({ length: atOnceMax }, () => makeSome(make)));
  } finally {
    await giveBack(missing - stored);
  }
  signal.throwIfAborted();
  if (made + stored === 0) refuseService(failures[0]);
  return { value: { made: made + stored } };
}

/** What a job needs before its first picture: of an edit, the picture that is changed, as the service takes it. */
async function readyToMake(ports: Ports, maker: ImageMaker, input: AiImageInput, { id }: SignedInUser): Promise<MakeOne> {
  if (!("picture" in input)) return (making) => maker.make(input, making);
  const { editing } = maker;
  if (!editing?.edits.includes(input.edit)) return refuse("not-configured");
  const bytes = await readPicture(ports, input.picture, "picture");
  const source = await ports.uploads.run("prepareSource", { bytes, bytesMax: editing.sourceMaxBytes }, { caller: id });
  if (input.edit === "extend" && hasShape(source, input.aspectRatio)) refuseFields([{ field: "aspectRatio", code: "not-allowed" }]);
  return (making) => editing.change({ ...input, source }, making);
}

/** There is nothing to add to a picture that has the shape already. */
function hasShape({ widthPx, heightPx }: EditSource, aspectRatio: string): boolean {
  const [across = 1, down = 1] = aspectRatio.split(":").map(Number);
  return Math.abs((widthPx * down) / (heightPx * across) - 1) < 0.02;
}

/** What comes of an edit keeps the shape that it has, unless another one was asked for. */
const shapeOf = (input: AiImageInput) => ("picture" in input && input.edit !== "extend" ? null : input.aspectRatio);

interface OneImage {
  job: Job;
  user: SignedInUser;
  input: AiImageInput;
  make: MakeOne;
  signal: AbortSignal;
}

async function makeOne(ports: Ports, { job, user, input, make, signal }: OneImage): Promise<void> {
  const given = await make({ caller: user.id, signal });
  signal.throwIfAborted();
  const picture = await ports.uploads.run("processGenerated", { bytes: given, aspectRatio: shapeOf(input) }, { caller: user.id });
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
