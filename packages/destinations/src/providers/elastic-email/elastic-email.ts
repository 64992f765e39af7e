import { post } from "../../calls/call.js";
import { textAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { key } from "../../declaration/authorization.js";
import { defineDestination } from "../../declaration/define-destination.js";
import { secret } from "../../fields/kinds.js";
import { labels } from "../../fields/labels.js";
import { defineDialect } from "../../merge-tags/dialect.js";

/** A template. It has no number: its name is its id. */
export const elasticEmail = defineDestination({
  id: "elastic-email",
  provider: "ELASTICEMAIL",
  name: "Elastic Email",
  tab: "email",
  mark: { letters: "EE", ground: "#5457ff", ink: "#ffffff" },
  creates: "template",
  fields: { apiKey: secret({ label: labels.apiKey }) },
  authorization: key,
  bases: { api: "https://api.elasticemail.com" },
  mergeTags: defineDialect({
    firstName: () => "{firstname}",
    lastName: () => "{lastname}",
    email: () => "{email}",
    unsubscribe: () => "{unsubscribe}",
    viewOnline: () => "{view}",
    custom: (name) => `{${name}}`,
  }),
  uncertain: ["the shape of errors", "merge tags"],
  readReason: (json) => textAt(json, "Error") ?? textAt(json, "error"),
  *send({ content, given, base }) {
    const answer = yield post(
      `${base.api}/v4/templates`,
      {
        Name: content.name,
        Subject: content.subject,
        Body: [
          { ContentType: "HTML", Content: content.html, Charset: "utf-8" },
          { ContentType: "PlainText", Content: content.text, Charset: "utf-8" },
        ],
        TemplateScope: "Personal",
      },
      { "x-elasticemail-apikey": given.apiKey },
    );
    return { externalId: requireId(answer, ["Name"]) };
  },
});
