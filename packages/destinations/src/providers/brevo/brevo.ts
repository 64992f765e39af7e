import { change, get, post } from "../../calls/call.js";
import { ExportFailure } from "../../calls/failure.js";
import { listAt, textAt, valueAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { key } from "../../declaration/authorization.js";
import { defineDestination } from "../../declaration/define-destination.js";
import { secret } from "../../fields/kinds.js";
import { labels } from "../../fields/labels.js";
import { curlyDialect, jinjaDefault } from "../../merge-tags/families.js";

/** An email template with the account's first active sender. It is not active, so that nothing is sent by itself. */
export const brevo = defineDestination({
  id: "brevo",
  provider: "BREVO",
  name: "Brevo",
  tab: "email",
  mark: { letters: "B", ground: "#08764f", ink: "#ffffff" },
  creates: "template",
  fields: { apiKey: secret({ label: labels.apiKey }) },
  authorization: key,
  bases: { api: "https://api.brevo.com" },
  mergeTags: curlyDialect({
    prefix: "contact.",
    upperCase: true,
    fallback: jinjaDefault,
    firstName: (fallback) => `{{ contact.FIRSTNAME${fallback === "" ? "" : jinjaDefault(fallback)} }}`,
    lastName: (fallback) => `{{ contact.LASTNAME${fallback === "" ? "" : jinjaDefault(fallback)} }}`,
    unsubscribe: () => "{{ unsubscribe }}",
    viewOnline: () => "{{ mirror }}",
  }),
  unsubscribeHeader: { by: "service", source: "https://help.brevo.com/hc/en-us/articles/19100260472850" },
  uncertain: ["merge tags"],
  readReason: (json) => textAt(json, "message"),
  *probe({ given, base }) {
    yield get(`${base.api}/v3/senders`, { "api-key": given.apiKey });
  },
  *send({ content, given, base }) {
    const headers = { "api-key": given.apiKey };
    const answer = yield get(`${base.api}/v3/senders`, headers);
    const sender = listAt(answer.json, "senders").find((each) => valueAt(each, "active") === true);
    const id = valueAt(sender, "id");
    if (typeof id !== "number")
      throw new ExportFailure("CONFIG", { reason: "The Brevo account has no active sender. Add one there first." });
    const template = yield post(
      `${base.api}/v3/smtp/templates`,
      { templateName: content.name, subject: content.subject, sender: { id }, htmlContent: content.html, isActive: false },
      headers,
    );
    return { externalId: requireId(template, ["id"]) };
  },
  *update({ content: { name, subject, html }, given, base }, { externalId }) {
    const body = { templateName: name, subject, htmlContent: html };
    yield change("PUT", `${base.api}/v3/smtp/templates/${encodeURIComponent(externalId)}`, body, { "api-key": given.apiKey });
    return { externalId };
  },
});
