import { post } from "../../calls/call.js";
import { codeOfStatus } from "../../calls/failure.js";
import { textAt, valueAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { key } from "../../declaration/authorization.js";
import { defineDestination } from "../../declaration/define-destination.js";
import { secret } from "../../fields/kinds.js";
import { labels } from "../../fields/labels.js";
import { defineDialect } from "../../merge-tags/dialect.js";

/** The draft of a campaign, from the person who exports. */
export const pabbly = defineDestination({
  id: "pabbly",
  provider: "PABBLY",
  name: "Pabbly",
  tab: "email",
  mark: { letters: "P", ground: "#20b276", ink: "#111111" },
  creates: "campaign-draft",
  fields: { apiKey: secret({ label: labels.apiKey }) },
  authorization: key,
  bases: { api: "https://emails.pabbly.com" },
  mergeTags: defineDialect({}),
  refusesNames: true,
  uncertain: ["the path and the names of the fields that are sent", "all merge tags"],
  readFailure: ({ status, json }) => {
    const reason = textAt(json, "error") ?? textAt(json, "message");
    const isRefused = valueAt(json, "success") === false;
    const byStatus = codeOfStatus(status) ?? (isRefused ? "VALIDATION" : null);
    if (byStatus === null) return null;
    return { code: /must be unique/i.test(reason ?? "") ? "CONFLICT" : byStatus, reason };
  },
  *send({ content, given, person, base }) {
    const answer = yield post(
      `${base.api}/api/v2/campaigns`,
      {
        campaignDetails: {
          campaignName: content.name,
          senderName: person.name,
          subject: content.subject,
          replyToEmail: person.email,
          preheaderText: content.preheader,
        },
        builderType: "HTML",
        content: content.html,
      },
      { authorization: `Bearer ${given.apiKey}` },
    );
    return { externalId: requireId(answer, ["data", "_id"], ["data", "id"]) };
  },
});
