import { type FieldCode, type FieldFault, templateSizeMaxBytes } from "@mailwright/contract";
import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from "fastify";
import { Refusal, refusalWords } from "../base/refusal.js";
import { isUnstorableText, namesMissingRow } from "../database/sql-state.js";
import { isolatedPageHeaders } from "../security/isolated-page.js";
import { streamJson } from "./large-answers.js";
import { findSystemFault } from "./system-fault.js";
import { isForPerson, writeFailurePage } from "./write-failure-page.js";

/** Where a request keeps the code that it was refused with, for whoever counts. */
export const refusalCode = Symbol("refusal code");

/**
 * Every refusal and fault leaves as the one body of the contract, or as a page where a person opens a link or a frame; faults say
 * nothing of their inside.
 */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error, request);
  Reflect.set(request, refusalCode, refusal.code);
  if (refusal.status >= 500) request.log.error({ err: error }, "fault");
  if (refusal.code === "version-conflict" && refusal.details.current) reply.header("etag", `"${refusal.details.current.version}"`);
  const retryAfterSeconds = refusal.details.retryAfterSeconds ?? (isForLater.has(refusal.code) ? retryAfterInitialSeconds : null);
  if (retryAfterSeconds !== null) reply.header("retry-after", String(retryAfterSeconds));
  reply.code(refusal.status);
  if (isForPerson(request)) return reply.headers({ ...isolatedPageHeaders, "cache-control": "no-store" }).send(writeFailurePage(refusal));
  const failure = writeFailure(refusal, request.id);
  // What is stored now may have megabytes.
  if (failure.current) return reply.type("application/json; charset=utf-8").send(streamJson(failure));
  return reply.type("application/json").send(failure);
}

const isForLater: ReadonlySet<Refusal["code"]> = new Set(["too-many-requests", "unavailable"]);
const retryAfterInitialSeconds = 5;

export function writeFailure({ code, message, details }: Refusal, requestId: string) {
  return {
    error: message,
    code,
    fields: [...(details.fields ?? [])],
    requestId,
    ...(details.blocks ? { blocks: [...details.blocks] } : {}),
    ...(details.destination ? { destination: details.destination } : {}),
    ...(details.quota ? { quota: details.quota } : {}),
    ...(details.current ? { current: details.current } : {}),
    ...(code === "template-too-large" ? { sizeBytes: details.sizeBytes ?? 0, sizeMaxBytes: templateSizeMaxBytes } : {}),
  };
}

function toRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  // The caller hung up before the whole body was there. Nobody reads this answer; it only must not count as a fault of the server.
  if (request.raw.destroyed && !request.raw.complete) return refusalOf("malformed-body", { cause: error });
  if (error.validation)
    return refusalOf("invalid-request", { fields: error.validation.map((fault) => toField(fault, error.validationContext)) });
  if (isUnstorableText(error)) return refusalOf("invalid-request", { cause: error });
  // The row that the call names was deleted after it was looked up, and before the row that refers to it was written.
  if (namesMissingRow(error)) return refusalOf("not-found", { cause: error });
  switch (error.code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return takesTemplate(request)
        ? refusalOf("template-too-large", { sizeBytes: Number(request.headers["content-length"] ?? 0) || 0 })
        : refusalOf("body-too-large");
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
    case "FST_INVALID_MULTIPART_CONTENT_TYPE":
      return refusalOf("unsupported-media-type");
    case "FST_REQ_FILE_TOO_LARGE":
      return refusalOf("picture-too-large");
    case "FST_FILES_LIMIT":
      return refusalOf("too-many-files");
    default:
      return refusalOf(findSystemFault(error) ?? codeOfStatus(error.statusCode), { cause: error });
  }
}

const refusalOf = (code: Refusal["code"], details?: Refusal["details"]) => new Refusal(code, refusalWords[code], details);

function codeOfStatus(status: number | undefined): Refusal["code"] {
  if (status === 429) return "too-many-requests";
  if (status === 404) return "not-found";
  if (status === 503) return "unavailable";
  return status !== undefined && status >= 400 && status < 500 ? "malformed-body" : "internal";
}

/** Where the contract says so, a body that is too large to read is a template that is too large to keep. */
function takesTemplate(request: FastifyRequest): boolean {
  const { takesTemplate: isSo } = request.routeOptions.config as { takesTemplate?: boolean };
  return isSo === true;
}

const keywordCodes: Record<string, FieldCode> = {
  required: "required",
  additionalProperties: "unknown-field",
  type: "wrong-type",
  enum: "not-allowed",
  const: "not-allowed",
  maxLength: "too-long",
  minLength: "too-short",
  maxItems: "too-many",
  minItems: "too-few",
  minProperties: "too-few",
  uniqueItems: "duplicate",
  maximum: "too-large",
  minimum: "too-small",
};

function toField(fault: FastifySchemaValidationError, place = "body"): FieldFault {
  const named = fault.params["missingProperty"] ?? fault.params["additionalProperty"];
  const path = fault.instancePath.split("/").slice(1).map(decodeURIComponent);
  const steps = typeof named === "string" ? [...path, named] : path;
  return { field: steps.join(".") || place, code: keywordCodes[fault.keyword] ?? "invalid" };
}
