import type { Comment } from "@mailwright/contract";
import { eq, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../database/database.js";
import { comments, users } from "../../database/schema.js";
import { listOrder } from "../lists/list-order.js";
import { writeName } from "../users/session.js";

const resolvers = alias(users, "resolvers");
const columns = {
  comment: comments,
  author: { firstName: users.firstName, lastName: users.lastName },
  resolver: { firstName: resolvers.firstName, lastName: resolvers.lastName },
};

interface NamedComment {
  comment: typeof comments.$inferSelect;
  author: Parameters<typeof writeName>[0] | null;
  resolver: Parameters<typeof writeName>[0] | null;
}

/** First comments stand before the replies to them. */
export const oldestFirst = listOrder("up", { column: comments.createdAt, kind: "moment" }, { column: comments.id, kind: "id" });

/** Comments with the names of those who wrote and resolved them. */
export function readComments(database: Database, where: SQL | undefined, limit: number): Promise<NamedComment[]> {
  return database
    .select(columns)
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .leftJoin(resolvers, eq(resolvers.id, comments.resolvedById))
    .where(where)
    .orderBy(...oldestFirst.orderBy)
    .limit(limit);
}

/** The wire form. */
export function writeComment({ comment, author, resolver }: NamedComment): Comment {
  const { userId, createdAt, editedAt, deletedAt, resolvedAt, resolvedById: _, ...rest } = comment;
  return {
    ...rest,
    userId: userId ?? "",
    userName: author ? writeName(author) : "",
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    isDeleted: deletedAt !== null,
    resolvedAt: resolvedAt?.toISOString() ?? null,
    resolvedByName: resolver ? writeName(resolver) : "",
  };
}
