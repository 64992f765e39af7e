import { get, post } from "../../calls/call.js";
import { listAt, textAt, valueAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { key } from "../../declaration/authorization.js";
import { defineDestination } from "../../declaration/define-destination.js";
import { secret } from "../../fields/kinds.js";
import { labels } from "../../fields/labels.js";
import { starDialect } from "../../merge-tags/families.js";

/** A template. */
export const ecomail = defineDestination({
  id: "ecomail",
  provider: "ECOMAIL",
  name: "EcoMail",
  tab: "email",
  mark: { letters: "EM", ground: "#2fb34a", ink: "#111111" },
  creates: "template",
  fields: { apiKey: secret({ label: labels.apiKey }) },
  authorization: key,
  bases: { api: "https://api2.ecomailapp.cz" },
  mergeTags: starDialect({ firstName: "NAME", lastName: "SURNAME", viewOnline: null }),
  uncertain: ["the names of the fields that are sent", "the name of the id in the answer", "the merge tag for unsubscribing"],
  readReason: readEcomailReason,
  *probe({ given, base }) {
    yield get(`${base.api}/templates`, { key: given.apiKey });
  },
  *send({ content, given, base }) {
    const answer = yield post(`${base.api}/template`, { name: content.name, html: content.html }, { key: given.apiKey });
    return { externalId: requireId(answer, ["id"], ["template", "id"]) };
  },
});

function readEcomailReason(json: unknown): string | undefined {
  const errors = valueAt(json, "errors");
  const [field] = typeof errors === "object" && errors !== null ? Object.keys(errors) : [];
  const first = field === undefined ? undefined : (textAt(errors, field) ?? listAt(errors, field)[0]);
  return typeof first === "string" ? first : textAt(json, "message");
}
