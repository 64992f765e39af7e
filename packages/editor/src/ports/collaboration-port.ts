import type { BlockConflict } from "@mailwright/collaboration";
import type { BlockId, EmailDocument } from "@mailwright/document";
import type { Editor, EditorOptions, TextCaret } from "@mailwright/editing";
import type { Doc } from "yjs";
import type { TemplateInfo } from "./template-info.js";

/** Who is there, as providers of Yjs tell it (`y-protocols/awareness`). */
export interface Awareness {
  readonly clientID: number;
  getStates(): ReadonlyMap<number, unknown>;
  setLocalState(state: Record<string, unknown> | null): void;
  on(event: "change", listener: () => void): void;
  off(event: "change", listener: () => void): void;
}

/** What happens to a shared document that is open. */
export type SharedNews =
  /** It is here as a whole, now or again. Of the stored version `etag` says which it is. */
  | { readonly kind: "opened"; readonly etag: string | null; readonly isReadOnly: boolean }
  /** The connection is lost, and comes back by itself. */
  | { readonly kind: "lost" }
  /** What had been sent before is in what is stored next. */
  | { readonly kind: "storing" }
  | { readonly kind: "stored"; readonly etag: string | null }
  | { readonly kind: "not-stored"; readonly code: string }
  /** Nothing that is done in this copy reaches anybody any more. `mayReopen`: another one may be asked for. */
  | { readonly kind: "over"; readonly code: string; readonly mayReopen: boolean };

/** A shared document, connected with those of the others. */
export interface SharedCopy {
  readonly document: Doc;
  readonly awareness: Awareness;
  /** Has everything that was done here reached the other side? */
  isSent(): boolean;
  /** Tells each update as the other side made it, before it is in the document: where it loses against what was done here, the document forgets it. */
  onHeard(listener: (update: Uint8Array) => void): void;
  close(): void;
}

/** Opens the template together with others. */
export interface CollaborationPort {
  /** It is stored by whoever saves it, and not by the other side. */
  readonly isSavedByPage?: boolean;
  /** Connects a new copy of the shared document, and tells what happens to it until it is closed. */
  open(onNews: (news: SharedNews) => void): SharedCopy;
}

/** Somebody else who has the template open. */
export interface PersonHere {
  readonly id: string;
  readonly name: string;
  /** Which of the colours of people is theirs, from 0. */
  readonly colour: number;
  readonly blockId: BlockId | undefined;
  /** They write in that block. */
  readonly isWriting: boolean;
  /** Where in its text. */
  readonly caret: TextCaret | undefined;
}

/** What two sides made of one document while they were apart, where no rule decides, and how they became one. */
export interface Contest {
  readonly mine: EmailDocument;
  readonly theirs: EmailDocument;
  /** The two as one, right afterwards. */
  readonly merged: EmailDocument;
  /** At least one. */
  readonly conflicts: readonly BlockConflict[];
}

/** Those with whom the template is open together. */
export interface Company {
  /** Everybody but oneself, in the order in which they came. The same list until it changes. */
  people(): readonly PersonHere[];
  subscribe(listener: () => void): () => void;
  /** Blocks of which no rule decided when the connection came back: both sides had changed them. Told once. */
  takeContested(): readonly BlockId[];
  /** What both sides had made of those of them that can be told side by side, until it is settled. */
  contest(): Contest | undefined;
  settleContest(): void;
}

/** What of the interface around it a template tells that is open together with others. */
interface ToldState {
  readonly info: TemplateInfo;
  readonly etag: string | null;
  readonly base: EmailDocument | null;
  readonly savePhase: "idle" | "saving" | "saved" | "failed";
  readonly endedBy: string | null;
}

/** Where that is told. */
export interface ToldWorkspace {
  getState(): ToldState;
  setState(change: Partial<ToldState> | ((state: ToldState) => Partial<ToldState>)): void;
}

/** The editor over such a template. */
export interface Attached {
  readonly editor: Editor;
  readonly workspace: ToldWorkspace;
}

/** A template that is open together with others, as its editor needs it. */
export interface Together extends Company {
  document(): EmailDocument;
  /** The document as this person's unstored work finds it; nothing where they work alone by now. */
  base(): EmailDocument | undefined;
  /** An editor with these works on the shared document. */
  readonly editorOptions: Required<Pick<EditorOptions, "makeStore">>;
  /** Tells of what happens there, and stays together with them, until the answer is called. */
  stay(attached: Attached): () => void;
}
