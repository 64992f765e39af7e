import type { TaskTable } from "../isolates/messages.js";
import { compileEmail, type EmailToCompile } from "./compile-email.js";
import { compileMjml } from "./compile-mjml.js";
import { composeMail, type MailContent } from "./compose-mail.js";
import type { EmailToRead } from "./email-reading.js";
import { type CheckedEmail, findErrors } from "./find-errors.js";
import { readWithoutBrowser, resolveSource, type SourceOnPage } from "./import-source.js";
import { listTexts } from "./list-texts.js";
import { type ArchiveToUnpack, unpackArchive } from "./unpack-archive.js";
import { type EmailToExport, lookAtExport, type OutlookFileOrder, writeExport, writeOutlook } from "./write-export.js";
import { type HtmlToTake, writeHtmlFile } from "./write-file.js";

/** Everything that parses, compiles, checks or encodes emails which others wrote. It runs in threads of its own: see isolates/isolate.ts. */
export const emailTasks = {
  composeMail: (content: MailContent) => composeMail(content),
  compileEmail: (email: EmailToCompile) => compileEmail(email),
  compileMjml: (email: EmailToCompile) => compileMjml(email),
  listTexts: (components: unknown) => listTexts(components),
  writeExport: (email: EmailToExport) => writeExport(email),
  lookAtExport: (email: EmailToExport & { isReached: boolean }) => lookAtExport(email),
  writeOutlook: (order: OutlookFileOrder) => writeOutlook(order),
  writeHtmlFile: (html: HtmlToTake) => writeHtmlFile(html),
  unpackArchive: (archive: ArchiveToUnpack) => unpackArchive(archive),
  resolveSource: (source: SourceOnPage) => resolveSource(source),
  readWithoutBrowser: (email: EmailToRead) => readWithoutBrowser(email),
  findErrors: (email: CheckedEmail) => findErrors(email),
} satisfies TaskTable;

export type EmailTasks = typeof emailTasks;
