export { type OutlookExtension, outlookApp, outlookFiles, readOutlookExtension } from "./applications/outlook-app/outlook-app.js";
export type { Answer, Call } from "./calls/call.js";
export { change, cleanUp, get, post, postForm } from "./calls/call.js";
export { ExportFailure, type FailureCode, type FailureDetails, failureCodes } from "./calls/failure.js";
export { listAt, textAt, valueAt } from "./calls/read-json.js";
export { requireId } from "./calls/require-id.js";
export { type Authorization, type CodeFlow, codeFlow, key, none } from "./declaration/authorization.js";
export { type DestinationDeclaration, defineDestination } from "./declaration/define-destination.js";
export type {
  Bases,
  Condition,
  Created,
  CreatedKind,
  Destination,
  DestinationLimits,
  MailContent,
  Person,
  Probing,
  ReadFailure,
  Sending,
  Steps,
  UnsubscribeHeader,
  Using,
} from "./declaration/destination.js";
export { fillBase } from "./declaration/fill-base.js";
export {
  type Choices,
  choicesIn,
  collectSecrets,
  type Field,
  type FieldFault,
  type FieldFaultCode,
  type FieldKind,
  type FieldOption,
  type Fields,
  type Given,
  isComplete,
  type ParsedField,
  type ReadGiven,
  readGiven,
} from "./fields/field.js";
export { choice, choices, email, secret, text, url } from "./fields/kinds.js";
export { labels as fieldLabels } from "./fields/labels.js";
export { type HeaderRow, headers, headersMax, type MailingListRow, mailingLists } from "./fields/rows.js";
export { defineDialect, type KnownTag, type MergeTagDialect, noTags } from "./merge-tags/dialect.js";
export { type TagProblem, type TranslatedMail, translateTags, type UntranslatedTag } from "./merge-tags/translate-tags.js";
export { findUnreachedPictures, type PictureHolder, type UnreachedPicture } from "./pictures/find-unreached-pictures.js";
export type { PictureFault } from "./pictures/picture-fault.js";
export { destinations, findDestination } from "./registry/destinations.js";
export { type AccountRequest, obtainTokens, refreshTokens, type TokensOutcome, tryAccount } from "./sending/account.js";
export {
  type AuthorizationRequest,
  type Grant,
  type OAuthClient,
  readAccountRegion,
  writeAuthorizationUrl,
  writeRedirectUri,
} from "./sending/authorize.js";
export { type ContentProblem, checkContent } from "./sending/check-content.js";
export type { SendFailure } from "./sending/describe-failure.js";
export type { Tokens } from "./sending/exchange.js";
export type { Clock, Fetch, FetchAnswer, FetchInit } from "./sending/ports.js";
export { type SendOutcome, type SendRequest, sendToDestination } from "./sending/send-to-destination.js";
export { translateFor } from "./sending/translate-for.js";
