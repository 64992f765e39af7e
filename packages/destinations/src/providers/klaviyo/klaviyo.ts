import { change, get, post } from "../../calls/call.js";
import { textAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { key } from "../../declaration/authorization.js";
import { defineDestination } from "../../declaration/define-destination.js";
import type { MailContent } from "../../declaration/destination.js";
import { secret } from "../../fields/kinds.js";
import { labels } from "../../fields/labels.js";
import { curlyDialect, djangoDefault } from "../../merge-tags/families.js";

/** Klaviyo refuses calls that do not say which day's interface they were written for. */
const revision = "2026-07-15";
const jsonApi = "application/vnd.api+json";

/** A template with HTML of its own. */
export const klaviyo = defineDestination({
  id: "klaviyo",
  provider: "KLAVIYO",
  name: "Klaviyo",
  tab: "email",
  mark: { letters: "K", ground: "#232426", ink: "#ffffff" },
  creates: "template",
  fields: { privateAPIKey: secret({ label: labels.privateApiKey }) },
  authorization: key,
  bases: { api: "https://a.klaviyo.com" },
  mergeTags: curlyDialect({
    fallback: djangoDefault,
    unsubscribe: () => "{% unsubscribe_link %}",
    viewOnline: () => "{% web_view_link %}",
    custom: (name, fallback) => `{{ person|lookup:"${name}"${fallback && djangoDefault(fallback)} }}`,
  }),
  takesAmp: true,
  unsubscribeHeader: { by: "service", source: "https://help.klaviyo.com/hc/en-us/articles/115005078267" },
  uncertain: ["merge tags"],
  readReason: (json) => textAt(json, "errors", 0, "detail") ?? textAt(json, "errors", 0, "title"),
  *probe({ given, base }) {
    const headers = { authorization: `Klaviyo-API-Key ${given.privateAPIKey}`, revision, accept: jsonApi };
    yield get(`${base.api}/api/templates?fields[template]=name`, headers);
  },
  *send({ content, given, base }) {
    const answer = yield post(
      `${base.api}/api/templates`,
      {
        data: {
          type: "template",
          attributes: { name: content.name, editor_type: "CODE", html: content.html, text: content.text, ...ampOf(content) },
        },
      },
      { authorization: `Klaviyo-API-Key ${given.privateAPIKey}`, revision, accept: jsonApi, "content-type": jsonApi },
    );
    return { externalId: requireId(answer, ["data", "id"]) };
  },
  *update({ content, given, base }, { externalId }) {
    const { name, html, text } = content;
    const headers = { authorization: `Klaviyo-API-Key ${given.privateAPIKey}`, revision, accept: jsonApi, "content-type": jsonApi };
    const data = { type: "template", id: externalId, attributes: { name, html, text, ...ampOf(content) } };
    yield change("PATCH", `${base.api}/api/templates/${encodeURIComponent(externalId)}`, { data }, headers);
    return { externalId };
  },
});

const ampOf = ({ amp }: MailContent) => (amp === undefined ? {} : { amp });
