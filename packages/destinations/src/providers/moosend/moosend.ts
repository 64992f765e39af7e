import { get, post, writeQuery } from "../../calls/call.js";
import { codeOfStatus } from "../../calls/failure.js";
import { textAt, valueAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { key } from "../../declaration/authorization.js";
import { defineDestination } from "../../declaration/define-destination.js";
import { email, secret } from "../../fields/kinds.js";
import { labels } from "../../fields/labels.js";
import { mailingLists } from "../../fields/rows.js";
import { defineDialect } from "../../merge-tags/dialect.js";

/** The draft of a campaign. Moosend takes no HTML: it fetches it from an address. */
export const moosend = defineDestination({
  id: "moosend",
  provider: "MOOSEND",
  name: "Moosend",
  tab: "email",
  mark: { letters: "Mo", ground: "#2d3e8b", ink: "#ffffff" },
  creates: "campaign-draft",
  fields: {
    apiKey: secret({ label: labels.apiKey }),
    senderEmail: email({ label: labels.senderEmail }),
    mailingList: mailingLists({ label: labels.mailingLists, aliases: ["mailingLists"] }),
  },
  authorization: key,
  bases: { api: "https://api.moosend.com" },
  mergeTags: defineDialect({
    firstName: () => "#recipient:name#",
    email: () => "#recipient:email#",
    unsubscribe: () => "#unsubscribeLink#",
    custom: (name) => `#recipient:${name}#`,
  }),
  fetchesHtml: true,
  uncertain: ["whether the fields go as JSON or as a form", "merge tags"],
  // Its failures come with a good status.
  readFailure: ({ status, json }) => {
    const reason = textAt(json, "Error");
    const code = valueAt(json, "Code");
    if (code === 429 || reason === "RATE-LIMITING") return { code: "RATE_LIMIT" };
    const byStatus = codeOfStatus(status);
    if (byStatus) return { code: byStatus, reason };
    if (typeof code !== "number" || code === 0) return null;
    return { code: /api ?key|unauthori[sz]ed/i.test(reason ?? "") ? "AUTH" : "VALIDATION", reason };
  },
  *probe({ given, base }) {
    yield get(`${base.api}/v3/senders/find_all.json?${writeQuery({ apikey: given.apiKey })}`);
  },
  *send({ content, given, base }) {
    const answer = yield post(`${base.api}/v3/campaigns/create.json?${writeQuery({ apikey: given.apiKey })}`, {
      Name: content.name,
      Subject: content.subject,
      SenderEmail: given.senderEmail,
      ReplyToEmail: given.senderEmail,
      IsAB: "false",
      WebLocation: content.publicHtmlUrl,
      MailingLists: given.mailingList,
    });
    return { externalId: requireId(answer, ["Context"]) };
  },
});
