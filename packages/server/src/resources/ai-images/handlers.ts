import { buffer } from "node:stream/consumers";
import { tidyName } from "@mailwright/contract";
import { and, asc, eq, lt } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse, refuseFields } from "../../base/refusal.js";
import { generatedPictures } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import { orderJob } from "../../jobs/settle-job.js";
import { keptForever, pictureHeaders } from "../../pictures/picture-headers.js";
import { requirePictureAddress } from "../../pictures/read-picture.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { storePicture } from "../assets/store-asset.js";
import { writeAsset } from "../assets/write-asset.js";
import { answerLater } from "../jobs/write-job.js";
import { requireTemplate } from "../templates/enforce.js";
import { type AiImageInput, makeImages } from "./make-images.js";

type Generated = typeof generatedPictures.$inferSelect;

const imagesMax = 4;
const keptMs = 2 * 24 * 60 * 60 * 1000;
const nameMaxLength = 60;

export const aiImageHandlers = {
  getAiImageSource: async (_, { ports: { aiImages } }) => ({
    status: 200,
    body: { name: aiImages?.name ?? null, edits: [...(aiImages?.editing?.edits ?? [])] },
  }),

  createAiImages: async ({ body, headers }, { ports, user, origin }) => {
    // A process that leaves the work to others does not know what those have.
    if (ports.worksHere && ports.aiImages === null) refuse("ai-not-configured");
    const prompt = withoutNull(body.prompt).trim();
    if (prompt === "") refuseFields([{ field: "prompt", code: "required" }]);
    const { negativePrompt = "", aspectRatio = "1:1", style = "photograph", count = imagesMax } = body;
    const input: AiImageInput = { prompt, negativePrompt: withoutNull(negativePrompt), aspectRatio, style, count };
    return orderImages(ports, { id: headers["x-job-id"], user, input, origin });
  },

  createAiEdits: async ({ body, headers }, { ports, user, origin }) => {
    const { picture, edit, aspectRatio = "1:1", count = 1 } = body;
    if (ports.worksHere && ports.aiImages === null) refuse("ai-not-configured");
    const isOffered = !ports.worksHere || ports.aiImages?.editing?.edits.includes(edit) === true;
    if (!isOffered) refuseFields([{ field: "edit", code: "not-allowed" }]);
    const prompt = edit === "background" ? "" : withoutNull(body.prompt ?? "").trim();
    if (edit === "words" && prompt === "") refuseFields([{ field: "prompt", code: "required" }]);
    await requirePictureAddress(ports, picture, "picture");
    return orderImages(ports, { id: headers["x-job-id"], user, input: { picture, edit, prompt, aspectRatio, count }, origin });
  },

  listAiImages: async ({ params: { id } }, { ports, user, origin }) => {
    const rows = isUuid(id) ? await findImages(ports, user, id) : [];
    if (rows.length === 0) refuse("not-found");
    return { status: 200, body: rows.map((row) => addressOf(row, origin)) };
  },

  getAiImagePreview: async ({ params: { id }, headers }, { ports }) => {
    const [row] = isUuid(id) ? await ports.database.select().from(generatedPictures).where(eq(generatedPictures.id, id)) : [];
    const { contentKey, mime } = row ?? refuse("not-found");
    const caching = { etag: `"${contentKey}"`, "cache-control": keptForever };
    if (headers["if-none-match"] === caching.etag) return { status: 304, body: undefined, headers: caching };
    const blob = (await ports.blobStore.get(contentKey)) ?? refuse("not-found");
    const about = { "content-type": mime, "content-length": String(blob.sizeBytes) };
    return { status: 200, body: blob.stream, headers: { ...caching, ...pictureHeaders, ...about } };
  },

  keepAiImage: async ({ params: { id }, body: { templateId = null } }, { ports, user, origin }) => {
    if (templateId !== null) await requireTemplate(ports.database, templateId, user, "uploadAssets");
    const own = and(eq(generatedPictures.id, id), eq(generatedPictures.userId, user.id));
    const [row] = isUuid(id) ? await ports.database.select().from(generatedPictures).where(own) : [];
    const { contentKey, prompt, mime, widthPx, heightPx } = row ?? refuse("not-found");
    const blob = (await ports.blobStore.get(contentKey)) ?? refuse("not-found");
    const extension = mime === "image/jpeg" ? "jpg" : mime.replace("image/", "");
    const name = `${Array.from(tidyName(prompt)).slice(0, nameMaxLength).join("") || "picture"}.${extension}`;
    const picture = { bytes: await buffer(blob.stream), mime, widthPx, heightPx, extension, name, ...(prompt !== "" && { prompt }) };
    return { status: 201, body: writeAsset(await storePicture(ports, user, templateId, picture), origin) };
  },
} satisfies Partial<Handlers>;

interface Order {
  id: string | undefined;
  user: SignedInUser;
  input: AiImageInput;
  origin: string;
}

/** Answers the pictures, or where it takes longer, the job. */
async function orderImages(ports: Ports, { id, user, input, origin }: Order) {
  const job = await orderJob(ports, { id, kind: "ai-image", user, templateId: null, input }, makeImages);
  if (job.state !== "done") return answerLater(ports, job);
  return { status: 200 as const, body: (await findImages(ports, user, job.id)).map((row) => addressOf(row, origin)) };
}

/** No database keeps this character, and nobody sees it. */
const withoutNull = (text: string) => text.replaceAll("\0", " ");

const addressOf = ({ id }: Generated, origin: string) => `${origin}/api/v2/ai/image/${id}`;

function findImages({ database }: Ports, user: SignedInUser, jobId: string): Promise<Generated[]> {
  return database
    .select()
    .from(generatedPictures)
    .where(and(eq(generatedPictures.jobId, jobId), eq(generatedPictures.userId, user.id)))
    .orderBy(asc(generatedPictures.createdAt), asc(generatedPictures.id));
}

/** Lets go of what nobody kept for two days; the bytes go with the next sweep. */
export async function sweepGenerated({ database, clock }: Ports): Promise<void> {
  await database.delete(generatedPictures).where(lt(generatedPictures.createdAt, new Date(clock.now().getTime() - keptMs)));
}
