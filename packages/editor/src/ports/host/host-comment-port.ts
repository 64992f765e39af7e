import type { CommentChange, CommentPerson, CommentPort, CommentRecord, NewComment } from "../comment-port.js";
import { isRecord } from "../is-record.js";
import { ask, refused } from "./ask-host.js";
import type { HostCommentProviders } from "./host-comment-providers.js";
import type { HostUser } from "./host-notes.js";
import { readMoment } from "./read-moment.js";

/** The comment port over a page's own functions. */
export function hostCommentPort(comments: NonNullable<HostCommentProviders["comments"]>, user: HostUser | undefined): CommentPort {
  const { list, add, change, remove, people, mayRemoveAny = false, follow } = comments;
  const written = (call: () => Promise<unknown>) =>
    ask(async () => {
      const [comment] = readComments([await call()], user);
      return comment ? ({ kind: "written", comment } as const) : refused("unreadable-answer", "The page answered no comment.");
    });
  return {
    list: () => ask(async () => ({ kind: "listed", comments: readComments(await list(), user), mayDeleteAny: mayRemoveAny }) as const),
    add: (text: string, place: NewComment) => written(() => add(text, place)),
    change: (id: string, wish: CommentChange) => written(() => change(id, wish)),
    remove: (id: string) =>
      ask(async () => {
        await remove(id);
        return { kind: "removed" } as const;
      }),
    ...(people && { people: () => ask(async () => ({ kind: "listed", people: readPeople(await people()) }) as const) }),
    ...(follow && {
      follow: (onChange: () => void, signal: AbortSignal) => signal.addEventListener("abort", follow(onChange), { once: true }),
    }),
  };
}

function readPeople(answer: unknown): readonly CommentPerson[] {
  if (!Array.isArray(answer)) return [];
  return answer.flatMap((person: unknown) => {
    if (!isRecord(person)) return [];
    const { id, name } = person;
    return typeof id === "string" && typeof name === "string" ? [{ id, name }] : [];
  });
}

function readComments(answer: unknown, user: HostUser | undefined): readonly CommentRecord[] {
  return Array.isArray(answer) ? answer.flatMap((comment: unknown) => readComment(comment, user)) : [];
}

function readComment(comment: unknown, user: HostUser | undefined): readonly CommentRecord[] {
  if (!isRecord(comment)) return [];
  const {
    id,
    text,
    threadId = id,
    blockId,
    anchor,
    authorName,
    authorId,
    isGuest,
    createdAt,
    isEdited,
    isDeleted,
    isResolved,
    resolvedByName,
    mentions,
  } = comment;
  if (typeof id !== "string" || typeof text !== "string" || typeof threadId !== "string") return [];
  const isOwn = user?.id !== undefined && authorId === user.id;
  const resolver = typeof resolvedByName === "string" ? resolvedByName : "";
  return [
    {
      id,
      threadId,
      text,
      authorName: typeof authorName === "string" ? authorName : isOwn ? (user?.name ?? "") : "",
      createdAtMs: readMoment(createdAt),
      isEdited: isEdited === true,
      isDeleted: isDeleted === true,
      isOwn,
      mentions: Array.isArray(mentions) ? mentions.filter((name) => typeof name === "string") : [],
      ...(isGuest === true && { isGuest }),
      ...(typeof blockId === "string" && { blockId, anchor }),
      ...(isResolved === true && { resolvedBy: resolver }),
    },
  ];
}
