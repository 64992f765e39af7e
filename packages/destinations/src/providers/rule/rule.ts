import { get, post } from "../../calls/call.js";
import { textAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { key } from "../../declaration/authorization.js";
import { defineDestination } from "../../declaration/define-destination.js";
import { email, secret, text } from "../../fields/kinds.js";
import { labels } from "../../fields/labels.js";
import { defineDialect } from "../../merge-tags/dialect.js";
import { encodeBase64 } from "../../text/base64.js";

/** The draft of a campaign. The same body at another address would send it, which nothing here does. */
export const rule = defineDestination({
  id: "rule",
  provider: "RULE",
  name: "Rule",
  tab: "email",
  mark: { letters: "R", ground: "#1c1c1c", ink: "#ffffff" },
  creates: "campaign-draft",
  fields: {
    apiKey: secret({ label: labels.apiKey }),
    fromName: text({ label: labels.fromName }),
    fromEmail: email({ label: labels.fromEmail }),
    identifier: text({ label: labels.identifier, initial: "exportEmail" }),
  },
  authorization: key,
  bases: { api: "https://app.rule.io" },
  mergeTags: defineDialect({
    firstName: () => "[CustomField:Subscriber.FirstName]",
    lastName: () => "[CustomField:Subscriber.LastName]",
    email: () => "[Subscriber:email]",
    unsubscribe: () => "[Link:Unsubscribe]",
    viewOnline: () => "[Link:WebBrowser]",
    custom: (name) => `[CustomField:Subscriber.${name}]`,
  }),
  uncertain: ["whether a tag that is not there is made", "the group of the fields, which differs from account to account"],
  readReason: (json) => textAt(json, "message") ?? textAt(json, "error"),
  *probe({ given, base }) {
    yield get(`${base.api}/api/v2/tags?limit=1&page=1`, { authorization: `Bearer ${given.apiKey}` });
  },
  *send({ content, given, base }) {
    const answer = yield post(
      `${base.api}/api/v2/campaigns`,
      {
        message_type: "email",
        language: "en",
        subject: content.subject,
        from: { name: given.fromName, email: given.fromEmail },
        recipients: { tags: [{ identifier: given.identifier }] },
        content: { html: encodeBase64(content.html), plain: encodeBase64(content.text) },
      },
      { authorization: `Bearer ${given.apiKey}` },
    );
    return { externalId: requireId(answer, ["id"], ["campaign", "id"]) };
  },
});
