import type { Comment } from "@mailwright/contract";
import { eq, inArray, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../database/database.js";
import { commentMentions, comments, users } from "../../database/schema.js";
import { listOrder } from "../lists/list-order.js";
import { writeName } from "../users/session.js";

const resolvers = alias(users, "resolvers");
const columns = {
  comment: comments,
  author: { firstName: users.firstName, lastName: users.lastName },
  resolver: { firstName: resolvers.firstName, lastName: resolvers.lastName },
};

/** A stored comment with the names of people around it. */
export interface NamedComment {
  comment: typeof comments.$inferSelect;
  author: Parameters<typeof writeName>[0] | null;
  resolver: Parameters<typeof writeName>[0] | null;
  mentions: string[];
}

/** First comments stand before the replies to them. */
export const oldestFirst = listOrder("up", { column: comments.createdAt, kind: "moment" }, { column: comments.id, kind: "id" });

/** Comments with the names of those who wrote and resolved them. */
export async function readComments(database: Database, where: SQL | undefined, limit: number): Promise<NamedComment[]> {
  const rows = await database
    .select(columns)
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .leftJoin(resolvers, eq(resolvers.id, comments.resolvedById))
    .where(where)
    .orderBy(...oldestFirst.orderBy)
    .limit(limit);
  const namesOf = await readMentions(
    database,
    rows.map(({ comment }) => comment.id),
  );
  return rows.map((row) => ({ ...row, mentions: namesOf(row.comment.id) }));
}

async function readMentions(database: Database, ids: readonly string[]): Promise<(commentId: string) => string[]> {
  const rows =
    ids.length === 0
      ? []
      : await database
          .select({ commentId: commentMentions.commentId, firstName: users.firstName, lastName: users.lastName })
          .from(commentMentions)
          .innerJoin(users, eq(users.id, commentMentions.userId))
          .where(inArray(commentMentions.commentId, [...ids]));
  const names = new Map<string, string[]>();
  for (const row of rows) names.set(row.commentId, [...(names.get(row.commentId) ?? []), writeName(row)]);
  return (commentId) => names.get(commentId) ?? [];
}

/** The wire form. */
export function writeComment({ comment, author, resolver, mentions }: NamedComment): Comment {
  const {
    userId,
    guestName,
    createdAt,
    editedAt,
    deletedAt,
    resolvedAt,
    resolvedById: _,
    reviewLinkId: __,
    guestKeyHash: ___,
    ...rest
  } = comment;
  return {
    ...rest,
    userId: userId ?? "",
    userName: author ? writeName(author) : (guestName ?? ""),
    isGuest: guestName !== null,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    isDeleted: deletedAt !== null,
    resolvedAt: resolvedAt?.toISOString() ?? null,
    resolvedByName: resolver ? writeName(resolver) : "",
    mentions,
  };
}
