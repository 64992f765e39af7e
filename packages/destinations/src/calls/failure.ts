import type { Answer } from "./call.js";

/** Why an export did not happen, in one set for all destinations. */
export const failureCodes = ["AUTH", "VALIDATION", "CONFLICT", "NOT_FOUND", "RATE_LIMIT", "UPSTREAM", "CONFIG"] as const;
export type FailureCode = (typeof failureCodes)[number];

export interface FailureDetails {
  /** What the provider says, as it says it. */
  readonly reason?: string | undefined;
  /** After how long it may be tried again. */
  readonly retryAfterMs?: number | undefined;
  /** The provider may have done it all the same. */
  readonly isUncertain?: boolean;
  /** The provider's own code, for destinations that know another way. */
  readonly detail?: string | undefined;
}

/** Ends the steps of an export. A destination may catch it to tidy up, and throws it again. */
export class ExportFailure extends Error {
  override readonly name = "ExportFailure";
  readonly code: FailureCode;
  readonly details: FailureDetails;

  constructor(code: FailureCode, details: FailureDetails = {}) {
    super(`The export ended with ${code}.`);
    this.code = code;
    this.details = details;
  }
}

const byStatus: Readonly<Record<number, FailureCode>> = {
  401: "AUTH",
  402: "CONFIG",
  403: "AUTH",
  404: "NOT_FOUND",
  407: "UPSTREAM",
  408: "UPSTREAM",
  409: "CONFLICT",
  410: "NOT_FOUND",
  429: "RATE_LIMIT",
};

/** What a status alone says. `null` means that it went well, as far as the status knows. */
export function codeOfStatus(status: number): FailureCode | null {
  if (status >= 200 && status < 300) return null;
  const known = byStatus[status];
  if (known) return known;
  return status >= 400 && status < 500 ? "VALIDATION" : "UPSTREAM";
}

/** `Retry-After` in milliseconds, as seconds or as a date. */
export function readRetryAfter(answer: Answer, now: Date): number | undefined {
  const value = answer.header("retry-after")?.trim() ?? "";
  if (/^\d{1,7}$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
