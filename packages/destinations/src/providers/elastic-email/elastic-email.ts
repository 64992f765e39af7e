import { change, get, post } from "../../calls/call.js";
import { textAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { key } from "../../declaration/authorization.js";
import { defineDestination } from "../../declaration/define-destination.js";
import type { MailContent } from "../../declaration/destination.js";
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
  takesAmp: true,
  uncertain: ["the shape of errors", "merge tags"],
  readReason: (json) => textAt(json, "Error") ?? textAt(json, "error"),
  *probe({ given, base }) {
    yield get(`${base.api}/v4/templates?scopeType=Personal&limit=1`, { "x-elasticemail-apikey": given.apiKey });
  },
  *send({ content, given, base }) {
    const headers = { "x-elasticemail-apikey": given.apiKey };
    const answer = yield post(`${base.api}/v4/templates`, writeTemplate(content), headers);
    return { externalId: requireId(answer, ["Name"]) };
  },
  // Its name is its id, and stays the same.
  *update({ content, given, base }, { externalId }) {
    const body = writeTemplate({ ...content, name: externalId });
    yield change("PUT", `${base.api}/v4/templates/${encodeURIComponent(externalId)}`, body, { "x-elasticemail-apikey": given.apiKey });
    return { externalId };
  },
});

const writeTemplate = ({ name, subject, html, text, amp }: MailContent) => ({
  Name: name,
  Subject: subject,
  Body: [
    { ContentType: "HTML", Content: html, Charset: "utf-8" },
    { ContentType: "PlainText", Content: text, Charset: "utf-8" },
    ...(amp === undefined ? [] : [{ ContentType: "AMP", Content: amp, Charset: "utf-8" }]),
  ],
  TemplateScope: "Personal",
});
