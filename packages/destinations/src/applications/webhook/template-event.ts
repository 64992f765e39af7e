import { type Call, post } from "../../calls/call.js";
import type { MailContent } from "../../declaration/destination.js";

/** What webhooks get. People map these keys to fields of other tools, so they stay as they are. */
export function postTemplateEvent(url: string, content: MailContent, headers: Readonly<Record<string, string>> = {}): Call {
  const { templateId = "", name, subject, preheader, html, text, updatedAt = "" } = content;
  const template = { id: templateId, name, subject, preheader, html, text, updatedAt };
  return {
    ...post(url, { event: "template.exported", template }, { "content-type": "application/json; charset=utf-8", ...headers }),
    takesAnyBody: true,
  };
}
