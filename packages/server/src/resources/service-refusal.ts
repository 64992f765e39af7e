import type { ErrorCode } from "@mailwright/contract";
import { refuse } from "../base/refusal.js";
import { ServiceError, type ServiceFault } from "../ports/services/service-error.js";

const codes: Record<ServiceFault, ErrorCode> = {
  "key-refused": "service-key-refused",
  busy: "service-busy",
  "used-up": "service-used-up",
  refused: "content-refused",
  "not-found": "not-found",
  invalid: "service-refused",
  unreachable: "service-unreachable",
};

/** Ends the call with what went wrong at a service; anything else is thrown on. */
export function refuseService(cause: unknown): never {
  if (!(cause instanceof ServiceError)) throw cause;
  const { retryAfterSeconds } = cause;
  return refuse(codes[cause.fault], { cause, ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }) });
}
