export { composeImport } from "./layout/compose-import.js";
export { holdPage } from "./layout/hold-page.js";
export type {
  BandForm,
  ImportedBand,
  KeptContent,
  KeptShare,
  LayoutEmail,
  LayoutOptions,
  RawReason,
} from "./layout/layout-email.js";
export { readMail } from "./layout/mail/read-mail.js";
export { readByLayout } from "./layout/read-by-layout.js";
