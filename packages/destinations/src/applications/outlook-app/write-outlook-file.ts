import { htmlToPlainText } from "@mailwright/document";
import type { MailContent } from "../../declaration/destination.js";
import { composeMessage } from "../../messages/compose-message.js";
import { encodeUtf8 } from "../../text/base64.js";
import type { OutlookExtension } from "./outlook-app.js";
import { writeOft } from "./write-oft.js";

/** The email as a file that Outlook opens as a new message: `oft` on Windows, `emltpl` on a Mac. */
export function writeOutlookFile(extension: OutlookExtension, content: MailContent, now: Date): Uint8Array {
  const { html } = content;
  const subject = content.subject || content.name;
  const text = content.text || htmlToPlainText(html);
  if (extension === "oft") return writeOft({ subject, html, text, now });
  // Programs that take no `emltpl` still open it for writing instead of for reading.
  return encodeUtf8(composeMessage({ subject, html, text, headers: { "X-Unsent": "1" } }));
}
