import type { Task } from "../task.js";
import { calendar } from "./calendar.js";
import { columnWidths } from "./column-widths.js";
import { countdown } from "./countdown.js";
import { exportHtml } from "./export-html.js";
import { fontOfEmail } from "./font-of-email.js";
import { hideOnPhones } from "./hide-on-phones.js";
import { importHtml } from "./import-html.js";
import { lookAtIt } from "./look-at-it.js";
import { mergeTag } from "./merge-tag.js";
import { moveRows } from "./move-rows.js";
import { olderVersion } from "./older-version.js";
import { priceTable } from "./price-table.js";
import { questions } from "./questions.js";
import { reuseRow } from "./reuse-row.js";
import { socialIcons } from "./social-icons.js";
import { swapPicture } from "./swap-picture.js";
import { tenButtons } from "./ten-buttons.js";
import { testMail } from "./test-mail.js";
import { twoColumns } from "./two-columns.js";
import { welcomeEmail } from "./welcome-email.js";

/** Twenty tasks of a designer's day. */
export const tasks: readonly Task[] = [
  welcomeEmail,
  tenButtons,
  twoColumns,
  columnWidths,
  moveRows,
  reuseRow,
  priceTable,
  swapPicture,
  socialIcons,
  countdown,
  questions,
  calendar,
  mergeTag,
  hideOnPhones,
  fontOfEmail,
  lookAtIt,
  importHtml,
  olderVersion,
  testMail,
  exportHtml,
];
