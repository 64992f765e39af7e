import { type ErrorCode, type Failure, isErrorCode, type TemplateConflict, type TooLarge } from "@mailwright/contract";
import { ApiError } from "./api-error.js";

/** The error that belongs to an answer that is not a success. Proxies answer too, so the body may be anything. */
export function parseFailure(body: unknown, status: number): ApiError {
  if (!isFailure(body)) return new ApiError(`The server answered ${status} without a reason.`, { code: codeOfStatus(status), status });
  return new ApiError(body.error, {
    code: isErrorCode(body.code) ? body.code : codeOfStatus(status),
    status,
    fields: body.fields,
    requestId: body.requestId,
    ...(Array.isArray(body.blocks) ? { blocks: body.blocks } : {}),
    ...(isConflict(body) ? { current: body.current } : {}),
    ...(body.quota ? { quota: body.quota } : {}),
    ...(body.destination ? { destination: body.destination } : {}),
    ...(isTooLarge(body) ? { sizeBytes: body.sizeBytes } : {}),
  });
}

/** The error for a request that got no answer at all. */
export function parseThrown(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const aborted = thrown instanceof Error && thrown.name === "AbortError";
  if (aborted) return new ApiError("The call was given up.", { code: "aborted", status: 0, cause: thrown });
  if (thrown instanceof SyntaxError)
    return new ApiError("The answer is not JSON.", { code: "unreadable-answer", status: 0, cause: thrown });
  return new ApiError("The server cannot be reached.", { code: "network", status: 0, cause: thrown });
}

const statusCodes: Record<number, ErrorCode> = {
  400: "invalid-request",
  401: "unauthenticated",
  403: "not-yours",
  404: "not-found",
  409: "wrong-status",
  413: "body-too-large",
  415: "unsupported-media-type",
  423: "template-locked",
  429: "too-many-requests",
  501: "not-configured",
  502: "unavailable",
  503: "unavailable",
  504: "unavailable",
};

const codeOfStatus = (status: number): ErrorCode => statusCodes[status] ?? (status < 500 ? "invalid-request" : "internal");

function isFailure(body: unknown): body is Failure {
  if (typeof body !== "object" || body === null) return false;
  return (
    "error" in body &&
    typeof body.error === "string" &&
    "code" in body &&
    typeof body.code === "string" &&
    "fields" in body &&
    Array.isArray(body.fields)
  );
}

const isConflict = (body: Failure): body is TemplateConflict => "current" in body;
const isTooLarge = (body: Failure): body is TooLarge => "sizeBytes" in body;
