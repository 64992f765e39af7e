import type { CommentAnchor, CommentChange, CommentPerson, CommentRecord, NewComment } from "../comment-port.js";
import type { EditorPorts } from "../editor-ports.js";
import { isRecord } from "../is-record.js";
import { ask, refused } from "./ask-host.js";
import type { HostUser } from "./host-notes.js";
import { readMoment } from "./read-moment.js";

/** A comment that a page keeps, or a reply to one. */
export interface HostComment {
  readonly id: string;
  /** The id of the first comment of its thread; absent for that one. */
  readonly threadId?: string;
  /** Of a first comment: the block that it is about; absent: the email as a whole. */
  readonly blockId?: string;
  /** Of a first comment: the words of the block that it is about, as `add` was given them. */
  readonly anchor?: CommentAnchor;
  readonly text: string;
  readonly authorName?: string;
  /** Written by somebody without an account; the panel says so beside the name. */
  readonly isGuest?: boolean;
  /** The id of the author. If it is that of the page's `user`, the comment is the person's own. */
  readonly authorId?: string;
  /** ISO 8601, or milliseconds since 1970. */
  readonly createdAt?: string | number;
  readonly isEdited?: boolean;
  /** Its text was deleted, and it stands only for the replies to it. */
  readonly isDeleted?: boolean;
  /** Of a first comment: its thread is resolved. */
  readonly isResolved?: boolean;
  readonly resolvedByName?: string;
  /** The names of those who are mentioned; the text has each after an at sign. */
  readonly mentions?: readonly string[];
}

/** Functions of a page that keeps comments on the template and its blocks. */
export interface HostCommentProviders {
  readonly comments?: {
    /** All of them, oldest first. */
    readonly list: () => Promise<readonly HostComment[]>;
    readonly add: (text: string, place: NewComment) => Promise<HostComment>;
    /** Writes a comment anew, or resolves or reopens the thread that it begins. */
    readonly change: (id: string, change: CommentChange) => Promise<HostComment>;
    readonly remove: (id: string) => unknown;
    /** Who may be mentioned. */
    readonly people?: () => Promise<readonly CommentPerson[]>;
    /** This person may delete other people's comments. */
    readonly mayRemoveAny?: boolean;
    /** Called with what the page calls when somebody else has commented; answers how to stop that. */
    readonly follow?: (onChange: () => void) => () => void;
  };
}

/** The comment port over a page's own functions. */
export function hostComments({ comments }: HostCommentProviders, user: HostUser | undefined): Pick<EditorPorts, "comments"> {
  if (!comments) return {};
  const { list, add, change, remove, people, mayRemoveAny = false, follow } = comments;
  const written = (call: () => Promise<unknown>) =>
    ask(async () => {
      const [comment] = readComments([await call()], user);
      return comment ? ({ kind: "written", comment } as const) : refused("unreadable-answer", "The page answered no comment.");
    });
  const port = {
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
  return { comments: async () => port };
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
