import { change, cleanUp, get, post } from "../../calls/call.js";
import { textAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { key } from "../../declaration/authorization.js";
import { defineDestination } from "../../declaration/define-destination.js";
import type { MailContent } from "../../declaration/destination.js";
import { secret } from "../../fields/kinds.js";
import { labels } from "../../fields/labels.js";
import { defineDialect } from "../../merge-tags/dialect.js";

/** A dynamic template with a first version. */
export const sendgrid = defineDestination({
  id: "sendgrid",
  provider: "SENDGRID",
  name: "SendGrid",
  tab: "email",
  mark: { letters: "SG", ground: "#1466b8", ink: "#ffffff" },
  creates: "template",
  fields: { apiKey: secret({ label: labels.apiKey }) },
  authorization: key,
  bases: { api: "https://api.sendgrid.com" },
  limits: { nameLengthMax: 100, subjectLengthMax: 255, htmlBytesMax: 1_048_576 },
  mergeTags: defineDialect({
    firstName: () => "{{first_name}}",
    lastName: () => "{{last_name}}",
    email: () => "{{email}}",
    unsubscribe: () => "<%asm_group_unsubscribe_raw_url%>",
    custom: (name) => `{{${name}}}`,
  }),
  uncertain: ["the limits of 300 templates and 300 versions"],
  readReason: (json) => textAt(json, "errors", 0, "message"),
  *probe({ given, base }) {
    yield get(`${base.api}/v3/templates?generations=dynamic&page_size=1`, { authorization: `Bearer ${given.apiKey}` });
  },
  *send({ content, given, base }) {
    const headers = { authorization: `Bearer ${given.apiKey}` };
    // Without a generation it would be a legacy template, which knows no Handlebars.
    const template = yield post(`${base.api}/v3/templates`, { name: content.name, generation: "dynamic" }, headers);
    const id = requireId(template, ["id"]);
    const address = `${base.api}/v3/templates/${encodeURIComponent(id)}`;
    try {
      const version = yield post(`${address}/versions`, writeVersion(content), headers);
      requireId(version, ["id"]);
    } catch (failure) {
      yield cleanUp(address, headers);
      throw failure;
    }
    return { externalId: id, externalUrl: "https://mc.sendgrid.com/dynamic-templates" };
  },
  // A new version of the same template; the former ones stay there, and this one is what is sent from now on.
  *update({ content, given, base }, { externalId, externalUrl }) {
    const address = `${base.api}/v3/templates/${encodeURIComponent(externalId)}/versions`;
    yield change("POST", address, writeVersion(content), { authorization: `Bearer ${given.apiKey}` });
    return { externalId, externalUrl };
  },
});

const writeVersion = ({ name, subject, html, text }: MailContent) => ({
  name,
  subject,
  html_content: html,
  plain_content: text,
  active: 1,
  editor: "code",
});
