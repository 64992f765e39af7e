import { get, post } from "../../calls/call.js";
import { textAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { key } from "../../declaration/authorization.js";
import { defineDestination } from "../../declaration/define-destination.js";
import { secret } from "../../fields/kinds.js";
import { labels } from "../../fields/labels.js";
import { curlyDialect, jinjaDefault } from "../../merge-tags/families.js";

/** A template with a first version. */
export const sendwithus = defineDestination({
  id: "sendwithus",
  provider: "SENDWITHUS",
  name: "SendWithUs",
  tab: "email",
  mark: { letters: "SU", ground: "#21a2dd", ink: "#111111" },
  creates: "template",
  fields: { apiKey: secret({ label: labels.apiKey }) },
  authorization: key,
  bases: { api: "https://api.sendwithus.com" },
  mergeTags: curlyDialect({ fallback: jinjaDefault }),
  uncertain: ["the shape of errors", "the merge tag for unsubscribing", "whether new accounts still get keys"],
  readReason: (json) => textAt(json, "message") ?? textAt(json, "error"),
  *probe({ given, base }) {
    yield get(`${base.api}/api/v1/templates`, { "x-swu-api-key": given.apiKey });
  },
  *send({ content, given, base }) {
    const answer = yield post(
      `${base.api}/api/v1/templates`,
      { name: content.name, subject: content.subject, html: content.html, text: content.text },
      { "x-swu-api-key": given.apiKey },
    );
    return { externalId: requireId(answer, ["id"]) };
  },
});
