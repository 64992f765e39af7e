import { changeComment, createComment, deleteComment, listCommentPeople, listComments, markCommentsRead } from "@mailwright/client";
import type { Comment } from "@mailwright/contract";
import type { CommentPort, CommentRecord } from "../comment-port.js";
import { refusalFrom } from "./answers.js";
import type { ConnectedTemplate } from "./connected-template.js";

type CommentedTemplate = Pick<ConnectedTemplate, "client" | "id" | "user" | "isPrivileged" | "onCommented">;

/** The comments that the server keeps with a template. */
export function connectedComments({ client, id, user, isPrivileged, onCommented }: CommentedTemplate): CommentPort {
  const recordOf = ({
    blockId,
    anchor,
    userId,
    userName,
    createdAt,
    editedAt,
    resolvedAt,
    resolvedByName,
    ...rest
  }: Comment): CommentRecord => ({
    id: rest.id,
    threadId: rest.threadId,
    text: rest.text,
    isDeleted: rest.isDeleted,
    mentions: rest.mentions,
    authorName: userName,
    createdAtMs: Date.parse(createdAt),
    isEdited: editedAt !== null,
    isOwn: userId === user()?.id,
    ...(rest.isGuest && { isGuest: true }),
    ...(blockId !== null && { blockId }),
    ...(anchor !== null && { anchor }),
    ...(resolvedAt !== null && { resolvedBy: resolvedByName }),
  });
  const written = (comment: Comment) => ({ kind: "written", comment: recordOf(comment) }) as const;
  return {
    list: (signal) =>
      listComments(client, id(), signal).then(
        (comments) => ({ kind: "listed", comments: comments.map(recordOf), mayDeleteAny: isPrivileged() }) as const,
        refusalFrom,
      ),
    add: (text, place) => createComment(client, id(), text, place).then(written, refusalFrom),
    change: (commentId, change) => changeComment(client, commentId, change).then(written, refusalFrom),
    remove: (commentId) => deleteComment(client, commentId).then(() => ({ kind: "removed" }) as const, refusalFrom),
    people: () => listCommentPeople(client, id()).then((people) => ({ kind: "listed", people }) as const, refusalFrom),
    markRead: () => markCommentsRead(client, id()).catch(() => undefined),
    follow: onCommented,
  };
}
