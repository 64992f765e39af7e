import type { PortRefusal } from "./port-refusal.js";

/** The words of a text that a comment is about, with what stood around them, to find them again. Nothing of it stands in the email. */
export interface CommentAnchor {
  /** The prop that holds the text, or the list whose items hold it. */
  readonly prop: string;
  /** In a list: which of its items, and what of it holds the text. */
  readonly item?: number;
  readonly member?: string;
  /** The words, without their markup. */
  readonly quote: string;
  readonly before: string;
  readonly after: string;
  /** How many characters of the text stand before them, white space not counted. */
  readonly start: number;
}

/** A comment on a block or on the email, or a reply to one; seen by everybody who may see the template. */
export interface CommentRecord {
  readonly id: string;
  /** The first comment of its thread; its own id for that one. */
  readonly threadId: string;
  /** Of a first comment: the block that the thread is about, which may be gone. Absent: the email as a whole. */
  readonly blockId?: string | undefined;
  /** Of a first comment: the words of the block that the thread is about, as `readAnchor` reads them. Absent: the block as a whole. */
  readonly anchor?: unknown;
  readonly text: string;
  readonly authorName: string;
  /** Written without an account, by a review link, under a name that the guest chose. */
  readonly isGuest?: boolean | undefined;
  /** Milliseconds since 1970. */
  readonly createdAtMs: number;
  readonly isEdited: boolean;
  /** Its text is gone, and it stands only for the replies to it. */
  readonly isDeleted: boolean;
  /** Written by the person who looks. */
  readonly isOwn: boolean;
  /** Of a first comment: its thread is resolved. The name may be empty. */
  readonly resolvedBy?: string | undefined;
  /** The names of those who are mentioned; the text has each after an at sign. */
  readonly mentions: readonly string[];
}

/** Somebody who may read the comments, and so be mentioned in one. */
export interface CommentPerson {
  readonly id: string;
  readonly name: string;
}

/** Where a new comment stands: in a thread, or else at words of a block, or at a block, or at the email as a whole. */
export interface CommentPlace {
  readonly threadId?: string;
  readonly blockId?: string;
  readonly anchor?: CommentAnchor;
}

export interface NewComment extends CommentPlace {
  /** The ids of those who are mentioned in it. */
  readonly mentions?: readonly string[];
}

export interface CommentChange {
  readonly text?: string;
  readonly isResolved?: boolean;
}

export type CommentListAnswer =
  | { readonly kind: "listed"; readonly comments: readonly CommentRecord[]; readonly mayDeleteAny: boolean }
  | PortRefusal;
export type CommentPeopleAnswer = { readonly kind: "listed"; readonly people: readonly CommentPerson[] } | PortRefusal;
export type CommentAnswer = { readonly kind: "written"; readonly comment: CommentRecord } | PortRefusal;
export type CommentRemovalAnswer = { readonly kind: "removed" } | PortRefusal;

/** Comments on the template. */
export interface CommentPort {
  /** All of them, oldest first. `mayDeleteAny`: this person may delete other people's. */
  list(signal?: AbortSignal): Promise<CommentListAnswer>;
  add(text: string, place: NewComment): Promise<CommentAnswer>;
  /** Writes one's own comment anew, or resolves or reopens the thread that it begins. */
  change(id: string, change: CommentChange): Promise<CommentAnswer>;
  remove(id: string): Promise<CommentRemovalAnswer>;
  /** Who may be mentioned. Absent: nobody. */
  people?(): Promise<CommentPeopleAnswer>;
  /** The person has the comments on the screen: what mentions them is read. */
  markRead?(): Promise<unknown>;
  /** Tells when somebody else has commented, until the signal. */
  follow?(onChange: () => void, signal: AbortSignal): void;
}
