export { type Difference, measureDifference } from "./layout/check/measure-difference.js";
export { composeImport } from "./layout/email/compose-import.js";
export type {
  BandForm,
  ImportedBand,
  KeptContent,
  KeptShare,
  LayoutEmail,
  LayoutOptions,
  RawReason,
} from "./layout/email/layout-email.js";
export { holdPage } from "./layout/frame/hold-page.js";
export { readMail } from "./layout/mail/read-mail.js";
export { readByLayout } from "./layout/read/read-by-layout.js";
