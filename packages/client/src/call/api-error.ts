import type { BlockFault, ClientErrorCode, components, ErrorCode, FieldFault, QuotaUse, Template } from "@mailwright/contract";

export type ApiErrorCode = ErrorCode | ClientErrorCode;

/** What a service said to an export that it did not take. */
export type DestinationFailure = components["schemas"]["DestinationFailure"];

interface ApiErrorDetails {
  code: ApiErrorCode;
  /** HTTP status, or 0 when no answer came. */
  status: number;
  fields?: readonly FieldFault[];
  /** Blocks that may not be changed so: with `block-locked` and `plan-required`. */
  blocks?: readonly BlockFault[];
  requestId?: string;
  /** What is stored now: with `version-conflict` only. */
  current?: Template;
  /** With `template-too-large` only. */
  sizeBytes?: number;
  /** With `quota-…` only. */
  quota?: QuotaUse;
  /** What the service said: with `destination-…` only. */
  destination?: DestinationFailure;
  cause?: unknown;
}

/** Every failed call ends in one of these. `code` is stable; `message` is for developers, not for people. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly fields: readonly FieldFault[];
  readonly blocks: readonly BlockFault[];
  readonly requestId: string | null;
  readonly current: Template | null;
  readonly sizeBytes: number | null;
  readonly quota: QuotaUse | null;
  readonly destination: DestinationFailure | null;

  constructor(message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.status = details.status;
    this.fields = details.fields ?? [];
    this.blocks = details.blocks ?? [];
    this.requestId = details.requestId ?? null;
    this.current = details.current ?? null;
    this.sizeBytes = details.sizeBytes ?? null;
    this.quota = details.quota ?? null;
    this.destination = details.destination ?? null;
  }
}

/** True for a failed call, optionally for one of the given codes. */
export function isApiError(error: unknown, ...codes: readonly ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}

/** True when the same call may succeed later without a change: no connection, or a busy or restarting server. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "network" || error.status === 429 || error.status >= 500) && error.status !== 501;
}
