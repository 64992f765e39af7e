import {
  type BlockFault,
  type components,
  type ErrorCode,
  errorCodes,
  type FieldFault,
  type QuotaUse,
  type Template,
} from "@mailwright/contract";

export interface RefusalDetails {
  fields?: readonly FieldFault[];
  /** Which blocks of the document it is about, and why. */
  blocks?: readonly BlockFault[];
  /** What is stored now, with `version-conflict`. */
  current?: Template;
  /** With `template-too-large`. */
  sizeBytes?: number;
  /** With `quota-…`: the limit, and how much of it is used. */
  quota?: QuotaUse;
  /** With `destination-…`: what the service said. */
  destination?: components["schemas"]["DestinationFailure"];
  /** With `too-many-requests` and its like: after how long it may be tried again. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An expected no. Thrown rather than returned, because it must also roll back the transaction it is met in. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, message: string, details: RefusalDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = errorCodes[code];
    this.details = details;
  }
}

/** Ends the call with a no. */
export function refuse(code: ErrorCode, details?: RefusalDetails): never {
  throw new Refusal(code, refusalWords[code], details);
}

/** Ends the call with what is wrong with fields; characters that no name may hold have a code of their own. */
export function refuseFields(fields: readonly FieldFault[]): never {
  refuse(fields.every(({ code }) => code === "name-characters") ? "name-characters" : "invalid-request", { fields });
}

/** One sentence per code, for developers; people read the client's own words. */
export const refusalWords: Record<ErrorCode, string> = {
  "invalid-request": "The request does not fit the contract.",
  "malformed-body": "The body cannot be read.",
  "document-too-deep": "The document is nested too deeply.",
  "base64-content": "Base64 encoded content is not allowed in the template. Please check and remove them before saving the template",
  "name-characters":
    "A name holds no line breaks, no control characters and none that turn the direction of writing, and something of it is visible.",
  "unsupported-media-type": "The body has a media type that is not supported here.",
  "unsupported-picture": "Only PNG, JPEG, GIF, WebP, AVIF and SVG pictures without scripts are supported.",
  "broken-picture": "The picture cannot be read.",
  "picture-empty": "The file is empty.",
  "picture-too-large": "The picture is too large.",
  "unsupported-file":
    "Links lead to documents, tables, slides, texts, calendars, contacts, archives, sound and films, whose bytes are what their name says.",
  "file-empty": "The file is empty.",
  "file-too-large": "The file is too large.",
  "too-many-files": "Too many files in one upload.",
  "too-many-emails": "One import takes 500 emails. Bring the others with another one.",
  "import-empty": "There is no email in it: files whose names end with .html, .htm, .mjml, .eml or .json are read.",
  "archive-broken": "This is no whole ZIP archive. Pack it anew, or choose the files themselves.",
  "archive-encrypted": "The archive is encrypted. Unpack it, or pack it without a password.",
  "archive-names": "Names in the archive lead out of their folder, or cannot be read. Pack the folder anew.",
  "archive-too-large": "Unpacked, this is more than 100 MB, or a file of it more than 10 MB. Bring it in several parts.",
  "too-many-imports": "There are twenty imports already. Remove one of them first.",
  "too-many-exports": "Three exports of many templates are under way already. Wait for one of them, or cancel it.",
  "too-many-comments": "A template has a thousand comments at most. Delete some that are no longer needed.",
  "too-many-named-versions": "A template has a hundred named versions at most. Take the name of one that is no longer needed away.",
  "too-many-teams": "There are a hundred teams already. Delete one that is no longer needed.",
  "team-full": "A team has two hundred people at most. Make another one beside it.",
  "result-not-read": "Nothing came of this file, so it becomes no template.",
  "export-too-large": "The archive holds 200 MB already. Export this one with another archive.",
  "body-too-large": "The body is too large.",
  "template-too-large": "Templates up to 10MB are supported; nothing was stored.",
  unauthenticated: "Sign in first.",
  "token-expired": "The token has expired; exchange the session again.",
  "session-ended": "The session has ended; sign in again.",
  "host-key-scope": "This host key may not make sessions of that kind.",
  "cross-site-call": "Only the product's own pages may make calls with the session of a cookie.",
  "sign-in-code-invalid": "This code was used, is over, or was made for another browser. Sign in again.",
  "authorization-ended": "Nobody agreed to this in the last ten minutes in this session, or it was used already. Open the window again.",
  "review-password": "This review link has a password, and what was sent is not it.",
  "review-link-ended": "This review link has ended. Ask whoever sent it for a new one.",
  "review-link-revoked": "This review link was revoked. Ask whoever sent it for a new one.",
  "host-key-invalid": "The host key is not known.",
  "admin-only": "Only administrators may do this.",
  "owner-only": "Only the owner may do this.",
  "lock-released": "The template was unlocked by its owner meanwhile. Open it again to go on.",
  "not-a-collaborator": "Only the owner and the collaborators may open this template.",
  "not-an-editor": "This template is shared with you to look at or to comment on. Its owner decides who may edit it.",
  "not-a-commenter": "This template is shared with you to look at. Its owner decides who may comment on it.",
  "not-a-reviewer": "Nobody asked this person whether the email may go out.",
  "block-locked": "Blocks that the owner has locked were changed; nothing was stored.",
  "not-yours": "This belongs to somebody else.",
  "own-account": "Nobody removes or demotes themselves; another administrator does that.",
  "account-deactivated": "An administrator took this person's access away. Nobody signs them in until an administrator lets them in again.",
  "plan-required": "The user's plan does not include this.",
  "not-found": "There is nothing here.",
  "template-not-found": "Template not found",
  "version-not-found": "There is no such version.",
  "place-not-found": "The service of maps knows no such place. Write it as on a letter: street, town, country.",
  "video-not-found": "There is no such video, or not for everybody.",
  "wrong-status": "The template is not in a status that allows this.",
  "template-deleted": "The template has been removed; restore it first.",
  "template-shared": "A shared template cannot be published or converted.",
  "template-not-shared": "The template is not shared.",
  "template-not-locked": "The template is not locked.",
  "not-approved": "Only what is approved is published here, and this is not, or not any more. Ask for review.",
  "approval-outdated": "The email was changed since. Look at it as it is now, and answer again.",
  "reviewer-without-access": "Not all of the reviewers may see this template. Share it with them first.",
  "name-taken": "The name is already in use.",
  "version-conflict": "The template was saved by somebody else in between.",
  "checks-failed": "The checks found errors in this email.",
  "quota-templates": "There may be no more templates here. Delete some forever, or ask for a larger limit.",
  "quota-pictures": "There may be no more pictures here. Delete some, or ask for a larger limit.",
  "quota-bytes": "The room for templates, modules and pictures is used up. Delete some, or ask for a larger limit.",
  "quota-modules": "There may be no more modules here. Delete some, or ask for a larger limit.",
  "quota-mails": "No more mails may be sent today. Try again tomorrow, or ask for a larger limit.",
  "quota-generated": "No more pictures may be made from words today. Try again tomorrow, or ask for a larger limit.",
  "quota-screenshots": "No more screenshots may be taken in mail programs today. Try again tomorrow, or ask for a larger limit.",
  "html-too-deep": "The HTML is nested too deeply; no mail program shows that.",
  "not-compilable": "This email holds blocks or rules of the host's own, which only its editor can compile. Export it there.",
  "content-too-costly": "This takes more time or memory to read than one call may use.",
  "template-locked": "The template is locked because it's currently being edited by another user.",
  "too-many-requests": "Too many calls; try again in a moment.",
  "too-many-mails": "This address has had many mails from here within the hour; try again later.",
  "mail-not-sent": "The mail server did not take the mail.",
  "mail-uncertain":
    "The mail may have been sent or not: the connection ended in between. Ask whoever should have it before sending it again.",
  "job-ended": "The job has ended, or has gone too far to be stopped.",
  "connection-unreadable": "This connection was encrypted with a key that this server no longer has. Remove it and connect again.",
  "export-under-way": "This export is already under way.",
  "destination-refused": "The service did not take the email.",
  "destination-unreachable": "The service cannot be reached, has too much to do, or said nothing that is understood.",
  "video-unreachable": "The provider of the video cannot be asked right now.",
  "picture-unreachable": "The picture cannot be fetched from its address.",
  "service-refused": "The service does not do what it was asked.",
  "content-refused": "The service does not make this, because of what it is about. Ask for something else.",
  "service-unreachable": "The service cannot be reached, or said nothing that is understood.",
  "service-key-refused": "The service does not know the key of this server. Whoever runs the server looks at it.",
  "service-busy": "The service has had as many calls as it takes; try again later.",
  "service-used-up": "What was paid for at the service is used up. Whoever runs the server looks at it.",
  "not-configured": "This server is not set up for that.",
  "photos-not-configured":
    "No service of free photos is connected. Whoever runs the server sets PHOTOS_SERVICE to unsplash, pexels or pixabay, and PHOTOS_KEY to its key.",
  "maps-not-configured": "No service of maps is connected. Whoever runs the server sets MAPS_SERVICE to geoapify, and MAPS_KEY to its key.",
  "ai-not-configured":
    "No service that makes pictures is connected. Whoever runs the server sets AI_IMAGES_SERVICE to openai, stability or replicate, and AI_IMAGES_KEY to its key.",
  "screenshots-not-configured":
    "No service that takes screenshots in mail programs is connected. Whoever runs the server sets SCREENSHOTS_SERVICE to email-on-acid or litmus, and SCREENSHOTS_KEY to its key.",
  unavailable: "The server cannot do this right now; try again in a moment.",
  "storage-full": "The disk of the server is full, and nothing was stored. Free some space or add some; reading goes on.",
  "renderer-unavailable": "There is no Chromium on this server to draw with; install one or set CHROMIUM_PATH.",
  "renderer-without-sandbox":
    "The Chromium of this server has no sandbox, so it draws nothing. Whoever runs the server reads why in its log.",
  internal: "Something went wrong. Try again later",
};
