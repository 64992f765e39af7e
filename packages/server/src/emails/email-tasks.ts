import type { TaskTable } from "../isolates/messages.js";
import { checkHtml } from "./check-html.js";
import { type CheckedEmail, findErrors } from "./find-errors.js";
import { htmlToText } from "./html-to-text.js";

/** Everything that parses, compiles or checks emails which others wrote. It runs in threads of its own: see isolates/isolate.ts. */
export const emailTasks = {
  writeText: (html: string) => {
    checkHtml(html, "template.html");
    return htmlToText(html);
  },
  findErrors: (email: CheckedEmail) => findErrors(email),
} satisfies TaskTable;

export type EmailTasks = typeof emailTasks;
