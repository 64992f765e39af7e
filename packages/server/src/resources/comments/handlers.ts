import { type CommentAnchor, commentsPerTemplateMax } from "@mailwright/contract";
import { and, count, eq, ne } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { tellPeople } from "../../database/news.js";
import { comments } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { recordActivity } from "../activity/record-activity.js";
import { tellFollowers } from "../following/tell-followers.js";
import { answerList, listRowsMax } from "../lists/answer-list.js";
import { requireTemplate } from "../templates/enforce.js";
import { holdTemplate } from "../templates/hold-template.js";
import type { StoredTemplate } from "../templates/stored-template.js";
import { listReaders, markRead, orderMentionMails, storeMentions } from "./mentions.js";
import { oldestFirst, readComments, writeComment } from "./read-comments.js";

type CommentRow = typeof comments.$inferSelect;

export const commentHandlers = {
  createComment: async ({ body: { templateId, blockId, threadId, anchor, mentions = [], ...body } }, { ports, user, origin }) => {
    const text = requireWords(body.text);
    if (blockId !== undefined && threadId !== undefined) refuseField("blockId", "not-allowed");
    if (anchor) requireAnchor(anchor, blockId);
    const { mentioned, written } = await ports.database.transaction(async (tx) => {
      const template = await requireTemplate(tx, templateId, user, "createComment");
      await holdTemplate(tx, template.id);
      await keepFew(tx, template.id);
      const id = ports.ids.uuid();
      if (threadId !== undefined) await reopenThread(tx, template.id, threadId);
      const place = { templateId: template.id, threadId: threadId ?? id, blockId: blockId ?? null, anchor: anchor ?? null };
      await tx.insert(comments).values({ id, ...place, ...untouched, userId: user.id, text, createdAt: ports.clock.now() });
      await recordActivity(tx, ports, { templateId: template.id, kind: "commented", by: user });
      const told = await storeMentions(tx, template, user, id, mentions);
      await tellOthers(tx, template, user);
      if (told.length > 0)
        await tellPeople(
          tx,
          told.map((person) => person.id),
          "lists",
        );
      return { mentioned: told, written: await readOne(tx, id) };
    });
    await orderMentionMails(ports, user, mentioned, { templateId, commentId: written.id, origin });
    return { status: 201, body: written };
  },

  listComments: async ({ params: { id }, query: { after } }, { ports, user }) => {
    await requireTemplate(ports.database, id, user, "listComments");
    const where = and(eq(comments.templateId, id), oldestFirst.after(after));
    const rows = await readComments(ports.database, where, listRowsMax);
    return answerList(rows, { write: writeComment, keyOf: ({ comment }) => [comment.createdAt, comment.id] });
  },

  listCommentPeople: async ({ params: { id } }, { ports, user }) => {
    const template = await requireTemplate(ports.database, id, user, "listCommentPeople");
    const readers = await listReaders(ports.database, template);
    const others = readers.filter((person) => person.id !== user.id);
    return { status: 200, body: others.map(({ email: _, ...person }) => person) };
  },

  markCommentsRead: async ({ params: { id } }, { ports, user }) => {
    await requireTemplate(ports.database, id, user, "markCommentsRead");
    await markRead(ports.database, user.id, id, ports.clock.now());
    return { status: 204, body: undefined };
  },

  changeComment: async ({ params: { id }, body: { text, isResolved } }, { ports, user }) => {
    const words = text === undefined ? undefined : requireWords(text);
    const now = ports.clock.now();
    const changed = await ports.database.transaction(async (tx) => {
      const { comment, template } = await requireComment(tx, id, user, "changeComment");
      const isFirst = comment.threadId === comment.id;
      if (words !== undefined && (comment.userId !== user.id || comment.deletedAt)) refuse("not-yours");
      if (isResolved !== undefined && !isFirst) refuseField("isResolved", "not-allowed");
      const isMoved = isResolved !== undefined && isResolved !== (comment.resolvedAt !== null);
      const change = {
        ...(words !== undefined && words !== comment.text && { text: words, editedAt: now }),
        ...(isMoved && { resolvedAt: isResolved ? now : null, resolvedById: isResolved ? user.id : null }),
      };
      if (Object.keys(change).length > 0) {
        await tx.update(comments).set(change).where(eq(comments.id, comment.id));
        if (isMoved) await recordActivity(tx, ports, { templateId: template.id, kind: isResolved ? "resolved" : "reopened", by: user });
        await tellOthers(tx, template, user);
      }
      return readOne(tx, comment.id);
    });
    return { status: 200, body: changed };
  },

  deleteComment: async ({ params: { id } }, { ports, user }) => {
    await ports.database.transaction(async (tx) => {
      const { comment, template } = await requireComment(tx, id, user, "deleteComment");
      const mayDeleteAny = user.role === "ROLE_ADMIN" || template.ownerId === user.id;
      if (comment.userId !== user.id && !mayDeleteAny) refuse("not-yours");
      await removeComment(tx, comment, ports.clock.now());
      await tellOthers(tx, template, user);
    });
    return { status: 204, body: undefined };
  },
} satisfies Partial<Handlers>;

/** A comment as it is when it is written. */
export const untouched = { editedAt: null, deletedAt: null, resolvedAt: null, resolvedById: null };

/** The words of a comment, which are some. */
export function requireWords(text: string): string {
  const words = text.trim();
  return words === "" ? refuseField("text", "required") : words;
}

/** Words stand in a block. Those in a list stand in one of its items. */
export function requireAnchor({ quote, item, member }: CommentAnchor, blockId: string | undefined): void {
  if (blockId === undefined) refuseField("anchor", "not-allowed");
  if (quote.trim() === "") refuseField("anchor.quote", "required");
  if (item === undefined && member !== undefined) refuseField("anchor.item", "required");
  if (item !== undefined && member === undefined) refuseField("anchor.member", "required");
}

/** Ends the call for what a field of it holds. */
export function refuseField(field: string, code: "required" | "not-allowed"): never {
  refuse("invalid-request", { fields: [{ field, code }] });
}

/** More would make the panel slow for everybody who reads it. */
export async function keepFew(tx: Database, templateId: string): Promise<void> {
  const [row] = await tx.select({ total: count() }).from(comments).where(eq(comments.templateId, templateId));
  if ((row?.total ?? 0) >= commentsPerTemplateMax) refuse("too-many-comments");
}

/** Whoever replies has more to say: a resolved thread is open again, so that the reply is seen. */
export async function reopenThread(tx: Database, templateId: string, threadId: string): Promise<void> {
  const isThread = and(eq(comments.id, threadId), eq(comments.threadId, threadId), eq(comments.templateId, templateId));
  // The lock on the row keeps it from being deleted with its thread meanwhile.
  const found = await tx.update(comments).set({ resolvedAt: null, resolvedById: null }).where(isThread).returning({ id: comments.id });
  if (found.length === 0) refuse("not-found");
}

async function requireComment(tx: Database, id: string, user: SignedInUser, operation: "changeComment" | "deleteComment") {
  const [found] = isUuid(id) ? await tx.select({ templateId: comments.templateId }).from(comments).where(eq(comments.id, id)) : [];
  if (!found) refuse("not-found");
  await holdTemplate(tx, found.templateId);
  // Locked, so that nobody replies to a first comment while it is deleted.
  const [comment] = await tx.select().from(comments).where(eq(comments.id, id)).for("update");
  if (!comment) refuse("not-found");
  return { comment, template: await requireTemplate(tx, comment.templateId, user, operation) };
}

/** A first comment stays without its text as long as there are replies, and goes with the last of them. */
export async function removeComment(tx: Database, { id, threadId }: CommentRow, now: Date): Promise<void> {
  const isReply = and(eq(comments.threadId, threadId), ne(comments.id, threadId), ne(comments.id, id));
  const [first] = await tx.select().from(comments).where(eq(comments.id, threadId)).for("update");
  const [reply] = await tx.select({ id: comments.id }).from(comments).where(isReply).limit(1);
  if (id === threadId && reply) {
    await tx.update(comments).set({ text: "", deletedAt: now }).where(eq(comments.id, id));
    return;
  }
  await tx.delete(comments).where(eq(comments.id, id));
  if (first?.deletedAt && !reply) await tx.delete(comments).where(eq(comments.id, threadId));
}

async function tellOthers(tx: Database, { id, isShared }: StoredTemplate, user: SignedInUser): Promise<void> {
  if (isShared) await tellFollowers(tx, [id], "commented", user);
}

async function readOne(tx: Database, id: string) {
  const [row] = await readComments(tx, eq(comments.id, id), 1);
  return row ? writeComment(row) : refuse("not-found");
}
