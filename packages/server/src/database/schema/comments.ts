import type { CommentAnchor } from "@mailwright/contract";
import { index, json, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { shareLinks } from "./access.js";
import { moment } from "./columns.js";
import { users } from "./people.js";
import { templates } from "./templates.js";

export const comments = pgTable(
  "comments",
  {
    id: uuid("id").primaryKey(),
    templateId: uuid("template_id")
      .notNull()
      .references(() => templates.id, { onDelete: "cascade" }),
    /** The first comment of the thread; its own id for that one. */
    threadId: uuid("thread_id").notNull(),
    /** The block that a thread is about, with its first comment. Whether the block is still there nobody asks. */
    blockId: text("block_id"),
    /** The words of that block that a thread is about. */
    anchor: json("anchor").$type<CommentAnchor>(),
    /** Null for somebody who was removed, and for a guest. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** What a guest is called, who wrote by a review link. */
    guestName: text("guest_name"),
    /** The link by which a guest wrote; null once that is no longer kept. */
    reviewLinkId: uuid("review_link_id").references(() => shareLinks.id, { onDelete: "set null" }),
    /** The hash of the key that the guest's browser made up; without one nobody shows that it is theirs. */
    guestKeyHash: text("guest_key_hash"),
    text: text("text").notNull(),
    createdAt: moment("created_at").notNull(),
    editedAt: moment("edited_at"),
    /** A first comment whose text was deleted; it stands for the replies to it. */
    deletedAt: moment("deleted_at"),
    /** When the thread was resolved, with its first comment. */
    resolvedAt: moment("resolved_at"),
    resolvedById: uuid("resolved_by_id").references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    index("comments_user").on(t.userId),
    index("comments_resolver").on(t.resolvedById),
    index("comments_review_link").on(t.reviewLinkId),
    index("comments_thread").on(t.threadId),
    index("comments_template").on(t.templateId, t.createdAt),
  ],
);

/** Who is mentioned in a comment, and whether they have read it. */
export const commentMentions = pgTable(
  "comment_mentions",
  {
    commentId: uuid("comment_id")
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    readAt: moment("read_at"),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.userId] }), index("comment_mentions_user").on(t.userId)],
);
