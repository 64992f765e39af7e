import { change, get, post, writeQuery } from "../../calls/call.js";
import { textAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { key } from "../../declaration/authorization.js";
import { defineDestination } from "../../declaration/define-destination.js";
import { secret, text } from "../../fields/kinds.js";
import { labels } from "../../fields/labels.js";
import { curlyDialect, liquidDefault } from "../../merge-tags/families.js";

/** An email template of one app. */
export const onesignal = defineDestination({
  id: "onesignal",
  provider: "ONESIGNAL",
  name: "OneSignal",
  tab: "email",
  mark: { letters: "OS", ground: "#e54b4d", ink: "#111111" },
  creates: "template",
  fields: {
    apiKey: secret({ label: labels.apiKey }),
    appId: text({ label: labels.appId, pattern: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i }),
  },
  authorization: key,
  bases: { api: "https://api.onesignal.com" },
  limits: { nameLengthMax: 128 },
  mergeTags: curlyDialect({
    fallback: liquidDefault,
    email: () => "{{ subscription.email }}",
    unsubscribe: () => "[unsubscribe_url]",
  }),
  unsubscribeHeader: { by: "service", source: "https://documentation.onesignal.com/docs/unsubscribe-links-email-subscriptions" },
  uncertain: ["the merge tag for unsubscribing"],
  readReason: (json) => textAt(json, "errors", 0) ?? textAt(json, "errors", 0, "title") ?? textAt(json, "errors", 0, "message"),
  *probe({ given, base }) {
    yield get(`${base.api}/templates?${writeQuery({ app_id: given.appId, limit: "1" })}`, { authorization: `Key ${given.apiKey}` });
  },
  *send({ content, given, base }) {
    const answer = yield post(
      `${base.api}/templates`,
      { app_id: given.appId, name: content.name, isEmail: true, email_subject: content.subject, email_body: content.html },
      { authorization: `Key ${given.apiKey}` },
    );
    return { externalId: requireId(answer, ["id"]) };
  },
  *update({ content, given, base }, { externalId }) {
    const address = `${base.api}/templates/${encodeURIComponent(externalId)}?${writeQuery({ app_id: given.appId })}`;
    const body = { name: content.name, isEmail: true, email_subject: content.subject, email_body: content.html };
    yield change("PATCH", address, body, { authorization: `Key ${given.apiKey}` });
    return { externalId };
  },
});
