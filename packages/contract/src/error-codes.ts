/** Every code a refusal or fault of the REST contract may carry, with the HTTP status that goes with it. */
export const errorCodes = {
  // What was sent
  "invalid-request": 400,
  "malformed-body": 400,
  "document-too-deep": 400,
  "base64-content": 400,
  "name-characters": 400,
  "unsupported-media-type": 415,
  "unsupported-picture": 415,
  "broken-picture": 400,
  "picture-empty": 400,
  "picture-too-large": 413,
  "too-many-files": 413,
  "body-too-large": 413,
  "template-too-large": 202,
  // Who sent it
  unauthenticated: 401,
  "token-expired": 401,
  "session-ended": 401,
  "host-key-invalid": 401,
  "host-key-scope": 403,
  "cross-site-call": 403,
  "sign-in-code-invalid": 403,
  "authorization-ended": 403,
  "admin-only": 403,
  "owner-only": 403,
  "not-a-collaborator": 403,
  "not-yours": 403,
  "plan-required": 403,
  "own-account": 403,
  "account-deactivated": 403,
  // What it was about
  "not-found": 404,
  "template-not-found": 404,
  "version-not-found": 404,
  "video-not-found": 404,
  "place-not-found": 404,
  "wrong-status": 409,
  "template-deleted": 409,
  "template-shared": 409,
  "template-not-shared": 409,
  "template-not-locked": 409,
  "name-taken": 409,
  "job-ended": 409,
  "export-under-way": 409,
  "connection-unreadable": 409,
  "version-conflict": 412,
  "checks-failed": 422,
  "destination-refused": 422,
  "service-refused": 422,
  "content-refused": 422,
  "quota-templates": 422,
  "quota-pictures": 422,
  "quota-bytes": 422,
  "quota-modules": 422,
  "quota-mails": 422,
  "quota-generated": 422,
  "html-too-deep": 422,
  "content-too-costly": 422,
  "not-compilable": 422,
  "template-locked": 423,
  "lock-released": 423,
  "block-locked": 423,
  // What the server could not do
  "too-many-requests": 429,
  "too-many-mails": 429,
  "mail-not-sent": 502,
  "mail-uncertain": 502,
  "video-unreachable": 502,
  "picture-unreachable": 502,
  "destination-unreachable": 502,
  "service-unreachable": 502,
  "service-key-refused": 502,
  "service-busy": 503,
  "service-used-up": 503,
  "not-configured": 501,
  "photos-not-configured": 501,
  "maps-not-configured": 501,
  "ai-not-configured": 501,
  unavailable: 503,
  "storage-full": 507,
  "renderer-unavailable": 503,
  "renderer-without-sandbox": 503,
  internal: 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorCodes;

/** Codes a client makes itself, when no answer of the contract came back. */
export const clientErrorCodes = ["network", "aborted", "unreadable-answer"] as const;
export type ClientErrorCode = (typeof clientErrorCodes)[number];

/** Codes of one field inside a refusal. */
export const fieldCodes = [
  "required",
  "too-long",
  "too-short",
  "too-large",
  "too-small",
  "too-many",
  "too-few",
  "duplicate",
  "wrong-type",
  "not-allowed",
  "unknown-field",
  "invalid",
  "forbidden-characters",
  "name-characters",
  "outer-spaces",
] as const;
export type FieldCode = (typeof fieldCodes)[number];

/** True for a code this version of the contract knows; an older client may meet newer ones. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCodes, code);
}
