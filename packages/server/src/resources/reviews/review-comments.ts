import {
  guestCommentsPerLinkMax,
  guestCommentsPerTemplateMax,
  hasForbiddenNameCharacters,
  type ReviewComment,
  type ReviewCommentDraft,
} from "@mailwright/contract";
import { and, count, eq, gt, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { refuse, refuseFields } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { tellNews, tellPeople } from "../../database/news.js";
import { comments, templateBodies } from "../../database/schema.js";
import { findSharers } from "../../database/template-sharers.js";
import type { Ports } from "../../ports/ports.js";
import { recordActivity } from "../activity/record-activity.js";
import { keepFew, refuseField, reopenThread, requireWords, untouched } from "../comments/handlers.js";
import { readComments, writeComment } from "../comments/read-comments.js";
import { holdTemplate } from "../templates/hold-template.js";
import type { ReviewedTemplate } from "./review-links.js";

const listMax = 1000;
const minuteMs = 60_000;
const perMinuteMax = 20;

/** The threads that guests began by this link, with all replies; what the team says among itself is none of theirs. */
export async function listReviewComments(database: Database, linkId: string): Promise<ReviewComment[]> {
  const begun = database.select({ id: comments.id }).from(comments).where(beganBy(linkId));
  return (await readComments(database, inArray(comments.threadId, begun), listMax)).map((comment) => writeForGuest(writeComment(comment)));
}

const beganBy = (linkId: string): SQL | undefined => and(eq(comments.reviewLinkId, linkId), eq(comments.threadId, comments.id));

const writeForGuest = ({
  id,
  threadId,
  blockId,
  text,
  userName: name,
  isGuest,
  createdAt,
  isDeleted,
  resolvedAt,
}: ReturnType<typeof writeComment>): ReviewComment => ({
  id,
  threadId,
  blockId,
  text,
  name,
  isGuest,
  createdAt,
  isDeleted,
  isResolved: resolvedAt !== null,
});

/** What a guest writes, and everybody who has the template open or sees it in a list is told. */
export async function createReviewComment(ports: Ports, reviewed: ReviewedTemplate, draft: ReviewCommentDraft): Promise<ReviewComment> {
  const { link, template } = reviewed;
  const { blockId, threadId } = draft;
  const text = requireWords(draft.text);
  const guestName = requireGuestName(draft.name);
  if (blockId !== undefined && threadId !== undefined) refuseField("blockId", "not-allowed");
  const id = ports.ids.uuid();
  const createdAt = ports.clock.now();
  return ports.database.transaction(async (tx) => {
    await holdTemplate(tx, template.id);
    await keepWithinLimits(tx, reviewed, createdAt);
    if (blockId !== undefined) await requireBlock(tx, template.id, blockId);
    if (threadId !== undefined) await requireOwnThread(tx, reviewed, threadId);
    const place = { templateId: template.id, threadId: threadId ?? id, blockId: blockId ?? null };
    await tx.insert(comments).values({ id, ...place, ...untouched, userId: null, guestName, reviewLinkId: link.id, text, createdAt });
    await recordActivity(tx, ports, { templateId: template.id, kind: "commented", by: { guestName } });
    await tellNews(tx, { kind: "template", templateId: template.id, what: "commented", byId: null });
    await tellPeople(tx, [...(await findSharers(tx, [template.id])), ...(template.ownerId === null ? [] : [template.ownerId])], "lists");
    const [written] = await readComments(tx, eq(comments.id, id), 1);
    return written ? writeForGuest(writeComment(written)) : refuse("not-found");
  });
}

function requireGuestName(given: string): string {
  const name = given.trim();
  if (name === "") refuseField("name", "required");
  if (hasForbiddenNameCharacters(name)) refuseFields([{ field: "name", code: "name-characters" }]);
  return name;
}

/** What is left over of the template's limit is the team's. */
async function keepWithinLimits(tx: Database, { link, template }: ReviewedTemplate, now: Date): Promise<void> {
  await keepFew(tx, template.id);
  const byLink = eq(comments.reviewLinkId, link.id);
  const isGuests = and(eq(comments.templateId, template.id), isNotNull(comments.guestName));
  if ((await countOf(tx, byLink)) >= guestCommentsPerLinkMax) refuse("too-many-comments");
  if ((await countOf(tx, isGuests)) >= guestCommentsPerTemplateMax) refuse("too-many-comments");
  const lately = gt(comments.createdAt, new Date(now.getTime() - minuteMs));
  if ((await countOf(tx, and(byLink, lately))) >= perMinuteMax) refuse("too-many-requests", { retryAfterSeconds: minuteMs / 1000 });
}

async function countOf(tx: Database, where: SQL | undefined): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(comments).where(where);
  return row?.total ?? 0;
}

/** The database looks into the document, which may have ten megabytes, by itself. */
async function requireBlock(tx: Database, templateId: string, blockId: string): Promise<void> {
  const isThere = sql`jsonb_path_exists(${templateBodies.components}::jsonb, '$.root.**.id ? (@ == $id)', jsonb_build_object('id', ${blockId}::text))`;
  const [row] = await tx
    .select({ id: templateBodies.templateId })
    .from(templateBodies)
    .where(and(eq(templateBodies.templateId, templateId), isThere));
  if (!row) refuseField("blockId", "not-allowed");
}

async function requireOwnThread(tx: Database, { link, template }: ReviewedTemplate, threadId: string): Promise<void> {
  const [thread] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.id, threadId), beganBy(link.id)));
  if (!thread) refuse("not-found");
  await reopenThread(tx, template.id, threadId);
}
