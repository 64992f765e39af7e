import type { Readable } from "node:stream";
import type { operations } from "@mailwright/contract";
import type { Config } from "../config/config.js";
import type { Ports } from "../ports/ports.js";
import type { CallingHost, SessionUser } from "../security/authenticate.js";
import type { Access, OperationId } from "./load-contract.js";

/** Who may call: every operation that is not listed needs a signed-in user. Binding compares this with the contract. */
export const accessOf = {
  exchangeCredentials: "public",
  listDemoUsers: "public",
  openDemoSession: "public",
  redeemSignInCode: "public",
  createHostSession: "host",
  revokeHostSession: "host",
  setHostCustomFields: "host",
  previewTemplate: "public",
  getPreviewPicture: "public",
  previewSystemTemplate: "public",
  previewVersion: "public",
  getAssetFile: "public",
  getInboxHtml: "public",
  showSharedTemplate: "public",
  openReview: "public",
  showReviewEmail: "public",
  listReviewComments: "public",
  createReviewComment: "public",
  changeReviewComment: "public",
  deleteReviewComment: "public",
  previewCustomBlock: "public",
  getIconPicture: "public",
  getAiImagePreview: "public",
  getScreenshotPicture: "public",
  getTimerPicture: "public",
  getCalendarFile: "public",
  getPlayButton: "public",
  getExportHtml: "public",
} as const satisfies Partial<Record<OperationId, Access>>;

type AccessOf<I extends OperationId> = I extends keyof typeof accessOf ? (typeof accessOf)[I] : "signed-in";

export interface UploadedFile {
  name: string;
  chunks: AsyncIterable<Uint8Array>;
  /** True once the stream ended because the file was above the limit. */
  isTruncated(): boolean;
}

export interface PublicContext {
  ports: Ports;
  config: Config;
  /** Where this server is, as the caller sees it. */
  origin: string;
  files(): AsyncIterable<UploadedFile>;
  /** Whether whoever called has hung up, and wants nothing of it any more. */
  hasLeft(): boolean;
}

/** What a signed-in user's calls have besides. */
export interface SignedInContext extends PublicContext {
  user: SessionUser;
  /** Waits until this answer may hold megabytes; the turn ends with the call. */
  takeLargeTurn(): Promise<void>;
}

export interface HostContext extends PublicContext {
  calling: CallingHost;
}

interface Contexts {
  public: PublicContext;
  "signed-in": SignedInContext;
  host: HostContext;
}

type Parameters<I extends OperationId> = operations[I]["parameters"];
type Given<T> = [NonNullable<T>] extends [never] ? Record<never, never> : NonNullable<T>;
type At<T, K extends string> = K extends keyof T ? T[K] : never;

export interface Input<I extends OperationId> {
  params: Given<At<Parameters<I>, "path">>;
  query: Given<At<Parameters<I>, "query">>;
  headers: Readonly<Record<string, string | undefined>>;
  body: operations[I]["requestBody"] extends { content: { "application/json": infer B } } ? B : undefined;
}

type Answers<I extends OperationId> = operations[I]["responses"];
type BodyOf<A> = A extends { content: { "application/json": infer B } }
  ? B
  : A extends { content?: never }
    ? undefined
    : string | Buffer | Readable;

/** What the audit log says of a call beyond what its address and answer say. */
export interface AuditNote {
  /** It was more than its operation says. */
  operation?: string;
  /** The workspace is gone, and its log with it. */
  isLost?: boolean;
  target?: string;
  count?: number;
  /** What a guest did, who belongs to no workspace: where. */
  workspaceId?: string;
}

/** One of the answers that the contract names for the operation. */
export type Reply<I extends OperationId> = {
  [S in Exclude<keyof Answers<I>, "default">]: {
    status: S;
    body: BodyOf<Answers<I>[S]>;
    headers?: Readonly<Record<string, string>>;
    audit?: AuditNote;
    /** It has megabytes, and is written while it is sent. */
    isLarge?: boolean;
  };
}[Exclude<keyof Answers<I>, "default">];

export type Handler<I extends OperationId> = (input: Input<I>, context: Contexts[AccessOf<I>]) => Promise<Reply<I>>;

/** One handler for every operation of the contract. */
export type Handlers = { [I in OperationId]: Handler<I> };
