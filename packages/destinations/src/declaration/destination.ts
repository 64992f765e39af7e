import type { Answer, Call } from "../calls/call.js";
import type { FailureCode } from "../calls/failure.js";
import type { Choices, Fields, Given } from "../fields/field.js";
import type { MergeTagDialect } from "../merge-tags/dialect.js";
import type { Authorization } from "./authorization.js";

/** The email to be handed over. */
export interface MailContent {
  readonly name: string;
  readonly subject: string;
  readonly preheader: string;
  readonly html: string;
  readonly text: string;
  /** The part in AMP, of an email that has one; only for those that take it (`takesAmp`). */
  readonly amp?: string;
  /** Where the service may fetch the HTML; only for those that do (`fetchesHtml`). */
  readonly publicHtmlUrl?: string;
  readonly templateId?: string;
  readonly updatedAt?: string;
}

/** Who hands it over: the sender, where a service wants one and its account names none. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** Addresses by what they are for. What stands in braces, as in `https://{dc}.api.example`, is filled in by the steps. */
export type Bases = Readonly<Record<string, string>>;

/** With whose account something is done. */
export interface Using<F extends Fields = Fields, B extends Bases = Bases> {
  readonly given: Given<F>;
  readonly person: Person;
  readonly base: B;
  /** What the authorization gave; empty for destinations without one. */
  readonly accessToken: string;
  readonly now: Date;
}

export interface Sending<F extends Fields = Fields, B extends Bases = Bases> extends Using<F, B> {
  readonly content: MailContent;
}

/** What was made. */
export interface Created {
  readonly externalId: string;
  /** Where a person looks at it. */
  readonly externalUrl?: string | undefined;
}

/** Asks for calls one after the other, is told each answer, and ends with what was made. A failed call is thrown into it. */
export type Steps = Generator<Call, Created, Answer>;

/** What a failed answer says. `null` where it did not fail. */
export interface ReadFailure {
  readonly code: FailureCode;
  readonly reason?: string | undefined;
  readonly detail?: string | undefined;
}

/** Asks for calls, and needs nothing of what they answer: that they are answered well is what it finds out. */
export type Probing = Generator<Call, void, Answer>;

/** What is made at the destination, in the words of the success message. */
export type CreatedKind = "template" | "campaign-draft" | "mail-draft" | "event";

export interface DestinationLimits {
  readonly nameLengthMax?: number;
  readonly subjectLengthMax?: number;
  readonly htmlLengthMax?: number;
  readonly htmlBytesMax?: number;
  /** A call that takes longer has failed; 30 seconds unless told otherwise. */
  readonly callTimeoutMs?: number;
}

/** A place where emails go. Forms, the server's route, documents and tests are made from it. */
export interface Destination<F extends Fields = Fields, B extends Bases = Bases> {
  /** In kebab case. */
  readonly id: string;
  /** What the address of the export call says. */
  readonly provider: string;
  readonly name: string;
  readonly tab: "email" | "application";
  /** Up to two letters on a ground, for those who have no picture of it. */
  readonly mark: { readonly letters: string; readonly ground: string; readonly ink: string };
  readonly creates: CreatedKind;
  /** What the message of success says was done with it. */
  readonly done: "exported" | "drafted";
  readonly fields: F;
  readonly authorization: Authorization;
  readonly bases: B;
  readonly limits: DestinationLimits;
  readonly mergeTags: MergeTagDialect | null;
  /** Its way to write merge tags where the choices of the form make it another; `mergeTags` is that of a form which nobody has changed. */
  tagsFor?(choices: Choices): MergeTagDialect;
  /** Does it fetch the HTML from an address, instead of taking it? `otherwise`: where an account does not take it. */
  readonly fetchesHtml: boolean | "otherwise";
  /** Has its interface a field for a part in AMP? */
  readonly takesAmp: boolean;
  readonly unsubscribeHeader: UnsubscribeHeader;
  /** Does it refuse a name that is there already? Then the export is tried once more under another. */
  readonly refusesNames: boolean;
  /** Its own conditions on an email, looked at before anything is sent. */
  readonly wants: readonly Condition[];
  /** What its documents leave open, for docs and for whoever looks for a fault. */
  readonly uncertain: readonly string[];
  send(sending: Sending<F, B>): Steps;
  /** Changes what an earlier export made. Left out where the service cannot; then something new is made each time. */
  update?(sending: Sending<F, B>, there: Created): Steps;
  /** Asks for something that changes nothing, to find out whether the account is good. Left out where the service has nothing of that kind. */
  probe?(using: Using<F, B>): Probing;
  readFailure(answer: Answer): ReadFailure | null;
}

/**
 * Who writes the header `List-Unsubscribe`, from which mail programs make a button beside the sender's name. Gmail and Yahoo ask for it of
 * everybody who sends in bulk (RFC 8058).
 */
export interface UnsubscribeHeader {
  /** `unknown`: the service's documents, as far as we have read them, do not say. */
  readonly by: "service" | "sender" | "unknown";
  /** Where that is written. */
  readonly source?: string;
}

/** Something that the email needs at this destination. */
export interface Condition {
  /** Stable, in kebab case. */
  readonly code: string;
  /** In English, for people. */
  readonly words: string;
  /** What stands in the words, for whoever says them in another language. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The email is taken all the same, and the service asks for it later: it is told, and keeps nobody from exporting. */
  readonly isAdvice?: boolean;
  isMet(content: MailContent, choices: Choices): boolean;
}
