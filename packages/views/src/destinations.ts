export type { Account } from "./destinations/accounts/account.js";
export { createKeepIds, type KeepIds } from "./destinations/accounts/keep-ids.js";
export { obtainGiven, type ToGive } from "./destinations/accounts/obtain-given.js";
export { type Agreed, agreeInWindow, type ToAgree } from "./destinations/agree-in-window.js";
export type { AuthorizationWindow, WindowEnd } from "./destinations/authorization-window.js";
export {
  BeforeLine,
  type BeforeLineProps,
  BeforeLines,
  type LineTone,
  UnsubscribeLine,
  UntranslatedTags,
  type UntranslatedTagsProps,
  useContentWords,
} from "./destinations/before-lines.js";
export { DestinationCards, type DestinationCardsProps } from "./destinations/destination-cards.js";
export { DestinationHead, type DestinationHeadProps } from "./destinations/destination-head.js";
export { destinationStyles } from "./destinations/destination-styles.js";
export {
  type ExportFault,
  FailureNotice,
  type FailureNoticeProps,
  type RefusalWords,
  useServiceReasons,
} from "./destinations/failure-notice.js";
export type { Given } from "./destinations/fields/field-props.js";
export { isFilledIn } from "./destinations/is-filled-in.js";
export { describeOffer, isService, type OfferWords, useDestinationWords } from "./destinations/offer-words.js";
export { type FormAccounts, ServiceForm, type ServiceFormProps } from "./destinations/service-form.js";
export { UnseenPictures, type UnseenPicturesProps } from "./destinations/unseen-pictures.js";
export { type ListedDestinations, type OpenDestinations, useDestinationList } from "./destinations/use-destination-list.js";
export { useEntered } from "./destinations/use-entered.js";
export { type SendAnswer, type Sendable, type SendRun, useSendRun } from "./destinations/use-send-run.js";
