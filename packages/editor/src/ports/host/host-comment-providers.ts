import type { CommentAnchor, CommentChange, CommentPerson, NewComment } from "../comment-port.js";

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
