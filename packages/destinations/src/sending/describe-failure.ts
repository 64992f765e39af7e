import type { ExportFailure, FailureCode } from "../calls/failure.js";
import { tidyReason } from "../text/tidy-reason.js";

export interface SendFailure {
  readonly code: FailureCode;
  /** What the provider says: one line, without secrets. */
  readonly reason?: string;
  readonly retryAfterMs?: number;
  /** It may have arrived all the same. */
  readonly isUncertain: boolean;
}

/** A failure as it may be told. */
export function describeFailure({ code, details }: ExportFailure, secrets: readonly string[]): SendFailure {
  const reason = details.reason === undefined ? "" : tidyReason(details.reason, secrets);
  return {
    code,
    ...(reason === "" ? {} : { reason }),
    ...(details.retryAfterMs === undefined ? {} : { retryAfterMs: details.retryAfterMs }),
    isUncertain: details.isUncertain ?? false,
  };
}
