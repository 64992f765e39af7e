import {
  guestCommentsPerLinkMax,
  guestCommentsPerTemplateMax,
  hasForbiddenNameCharacters,
  type ReviewComment,
  type ReviewCommentDraft,
} from "@mailwright/contract";
import { and, count, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse, refuseFields } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { tellNews, tellPeople } from "../../database/news.js";
import { comments, shareLinks, templateBodies } from "../../database/schema.js";
import { findSharers } from "../../database/template-sharers.js";
import type { Ports } from "../../ports/ports.js";
import { isSame } from "../../security/secrets.js";
import { recordActivity } from "../activity/record-activity.js";
import { keepFew, refuseField, removeComment, reopenThread, requireAnchor, requireWords, untouched } from "../comments/handlers.js";
import { type NamedComment, readComments, writeComment } from "../comments/read-comments.js";
import { holdTemplate } from "../templates/hold-template.js";
import type { ReviewedTemplate } from "./review-links.js";

type CommentRow = typeof comments.$inferSelect;

const listMax = 1000;
const minuteMs = 60_000;
const writesPerMinuteMax = 20;

/** Somebody who came by a review link. */
export interface Guest extends ReviewedTemplate {
  /** Of the key that their browser keeps; null where it showed none. */
  keyHash: string | null;
}

/** The threads that guests began by this link, with all replies; what the team says among itself is none of theirs. */
export async function listReviewComments(database: Database, guest: Guest): Promise<ReviewComment[]> {
  const begun = database.select({ id: comments.id }).from(comments).where(beganBy(guest.link.id));
  return (await readComments(database, inArray(comments.threadId, begun), listMax)).map((comment) => writeForGuest(comment, guest));
}

const beganBy = (linkId: string): SQL | undefined => and(eq(comments.reviewLinkId, linkId), eq(comments.threadId, comments.id));

function writeForGuest(named: NamedComment, guest: Guest): ReviewComment {
  const { id, threadId, blockId, anchor, text, userName: name, isGuest, createdAt, editedAt, isDeleted, resolvedAt } = writeComment(named);
  const isOwn = isOf(guest, named.comment) && !isDeleted;
  const marks = { isGuest, isOwn, createdAt, isEdited: editedAt !== null, isDeleted, isResolved: resolvedAt !== null };
  return { id, threadId, blockId, anchor, text, name, ...marks };
}

/** The key was shown by which it was written, and by the same link: a name proves nothing. */
function isOf({ link, keyHash }: Guest, { reviewLinkId, guestKeyHash }: CommentRow): boolean {
  return keyHash !== null && guestKeyHash !== null && reviewLinkId === link.id && isSame(keyHash, guestKeyHash);
}

/** What a guest writes, and everybody who has the template open or sees it in a list is told. */
export async function createReviewComment(ports: Ports, guest: Guest, draft: ReviewCommentDraft): Promise<ReviewComment> {
  const { link, template, keyHash: guestKeyHash } = guest;
  const { blockId, threadId, anchor } = draft;
  const text = requireWords(draft.text);
  const guestName = requireGuestName(draft.name);
  if (blockId !== undefined && threadId !== undefined) refuseField("blockId", "not-allowed");
  if (anchor) requireAnchor(anchor, blockId);
  const id = ports.ids.uuid();
  const createdAt = ports.clock.now();
  return ports.database.transaction(async (tx) => {
    await holdTemplate(tx, template.id);
    await keepWithinLimits(tx, guest);
    await takeWrite(tx, guest, createdAt);
    if (blockId !== undefined) await requireBlock(tx, template.id, blockId);
    if (threadId !== undefined) await requireOwnThread(tx, guest, threadId);
    const place = { templateId: template.id, threadId: threadId ?? id, blockId: blockId ?? null, anchor: anchor ?? null };
    const by = { userId: null, guestName, reviewLinkId: link.id, guestKeyHash };
    await tx.insert(comments).values({ id, ...place, ...untouched, ...by, text, createdAt });
    await recordActivity(tx, ports, { templateId: template.id, kind: "commented", by: { guestName } });
    await tellTeam(tx, guest);
    return readOne(tx, id, guest);
  });
}

/** A guest writes an own comment anew. */
export async function changeReviewComment(ports: Ports, guest: Guest, id: string, given: string): Promise<ReviewComment> {
  const text = requireWords(given);
  const now = ports.clock.now();
  return ports.database.transaction(async (tx) => {
    const comment = await takeOwnComment(tx, guest, id, now);
    if (text !== comment.text) {
      await tx.update(comments).set({ text, editedAt: now }).where(eq(comments.id, id));
      await tellTeam(tx, guest);
    }
    return readOne(tx, id, guest);
  });
}

/** A guest takes an own comment away. */
export async function deleteReviewComment(ports: Ports, guest: Guest, id: string): Promise<void> {
  const now = ports.clock.now();
  await ports.database.transaction(async (tx) => {
    const comment = await takeOwnComment(tx, guest, id, now);
    await removeComment(tx, comment, now);
    await tellTeam(tx, guest);
  });
}

/**
 * A comment of the guest's, locked after their link, as by whoever replies to it. Of what the guest does not see nothing is told, not even that it is
 * there.
 */
async function takeOwnComment(tx: Database, guest: Guest, id: string, now: Date): Promise<CommentRow> {
  await holdTemplate(tx, guest.template.id);
  await takeWrite(tx, guest, now);
  const begun = tx.select({ id: comments.id }).from(comments).where(beganBy(guest.link.id));
  const isSeen = and(eq(comments.id, id), inArray(comments.threadId, begun));
  const [comment] = isUuid(id) ? await tx.select().from(comments).where(isSeen).for("update") : [];
  if (!comment) return refuse("not-found");
  return comment.deletedAt === null && isOf(guest, comment) ? comment : refuse("not-yours");
}

async function tellTeam(tx: Database, { template: { id, ownerId } }: Guest): Promise<void> {
  await tellNews(tx, { kind: "template", templateId: id, what: "commented", byId: null });
  await tellPeople(tx, [...(await findSharers(tx, [id])), ...(ownerId === null ? [] : [ownerId])], "lists");
}

async function readOne(tx: Database, id: string, guest: Guest): Promise<ReviewComment> {
  const [written] = await readComments(tx, eq(comments.id, id), 1);
  return written ? writeForGuest(written, guest) : refuse("not-found");
}

function requireGuestName(given: string): string {
  const name = given.trim();
  if (name === "") refuseField("name", "required");
  if (hasForbiddenNameCharacters(name)) refuseFields([{ field: "name", code: "name-characters" }]);
  return name;
}

/** What is left over of the template's limit is the team's. */
async function keepWithinLimits(tx: Database, { link, template }: Guest): Promise<void> {
  await keepFew(tx, template.id);
  const byLink = eq(comments.reviewLinkId, link.id);
  const isGuests = and(eq(comments.templateId, template.id), isNotNull(comments.guestName));
  if ((await countOf(tx, byLink)) >= guestCommentsPerLinkMax) refuse("too-many-comments");
  if ((await countOf(tx, isGuests)) >= guestCommentsPerTemplateMax) refuse("too-many-comments");
}

/** What is deleted again counts too, so it is counted with the link. */
async function takeWrite(tx: Database, { link: { id } }: Guest, now: Date): Promise<void> {
  const [link] = await tx.select().from(shareLinks).where(eq(shareLinks.id, id)).for("update");
  const sinceMs = link?.guestWritesSince?.getTime() ?? 0;
  const leftMs = sinceMs + minuteMs - now.getTime();
  const isSameMinute = leftMs > 0;
  if (isSameMinute && (link?.guestWrites ?? 0) >= writesPerMinuteMax)
    refuse("too-many-requests", { retryAfterSeconds: Math.ceil(leftMs / 1000) });
  const counted = isSameMinute ? { guestWrites: sql`${shareLinks.guestWrites} + 1` } : { guestWrites: 1, guestWritesSince: now };
  await tx.update(shareLinks).set(counted).where(eq(shareLinks.id, id));
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

async function requireOwnThread(tx: Database, { link, template }: Guest, threadId: string): Promise<void> {
  const [thread] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.id, threadId), beganBy(link.id)));
  if (!thread) refuse("not-found");
  await reopenThread(tx, template.id, threadId);
}
