import { and, eq, inArray, isNull } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { commentMentions, comments, users } from "../../database/schema.js";
import { findSharers } from "../../database/template-sharers.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { orderMails } from "../quotas/order-mails.js";
import type { StoredTemplate } from "../templates/stored-template.js";
import { writeName } from "../users/session.js";

/** Those who may read the comments on a template, by name. */
export async function listReaders(database: Database, { id, ownerId }: StoredTemplate) {
  const ids = [...(await findSharers(database, [id])), ...(ownerId === null ? [] : [ownerId])];
  if (ids.length === 0) return [];
  const rows = await database
    .select()
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.deactivatedAt)));
  const named = rows.map((row) => ({ id: row.id, name: writeName(row), imageUrl: row.imageUrl, email: row.email }));
  return named.sort((a, b) => a.name.localeCompare(b.name, "en") || a.id.localeCompare(b.id, "en"));
}

/** Stores who is mentioned; refuses whoever could not read it. Answers those of them who are to be told. */
export async function storeMentions(tx: Database, template: StoredTemplate, user: SignedInUser, commentId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const readers = await listReaders(tx, template);
  const mentioned = readers.filter(({ id }) => ids.includes(id));
  if (mentioned.length < ids.length) refuse("invalid-request", { fields: [{ field: "mentions", code: "not-allowed" }] });
  // What one writes oneself one has read.
  const others = mentioned.filter(({ id }) => id !== user.id);
  if (others.length > 0) await tx.insert(commentMentions).values(others.map(({ id }) => ({ commentId, userId: id })));
  return others;
}

interface MentionNews {
  templateId: string;
  commentId: string;
  origin: string;
}

/** Has each of them told by mail. */
export async function orderMentionMails(
  ports: Ports,
  user: SignedInUser,
  mentioned: readonly { id: string; email: string }[],
  { templateId, ...input }: MentionNews,
): Promise<void> {
  await orderMails(ports, user, mentioned, (mentionedId) => ({ kind: "mention-mail", templateId, input: { ...input, mentionedId } }));
}

/** This person has read what mentions them on a template. */
export async function markRead(database: Database, userId: string, templateId: string, now: Date): Promise<void> {
  const here = database.select({ id: comments.id }).from(comments).where(eq(comments.templateId, templateId));
  const isUnread = and(eq(commentMentions.userId, userId), isNull(commentMentions.readAt), inArray(commentMentions.commentId, here));
  await database.update(commentMentions).set({ readAt: now }).where(isUnread);
}
