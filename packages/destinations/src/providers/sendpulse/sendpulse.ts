import { type Answer, change, post } from "../../calls/call.js";
import { ExportFailure } from "../../calls/failure.js";
import { textAt, valueAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { key } from "../../declaration/authorization.js";
import { defineDestination, readFailureByStatus } from "../../declaration/define-destination.js";
import { secret } from "../../fields/kinds.js";
import { labels } from "../../fields/labels.js";
import { defineDialect } from "../../merge-tags/dialect.js";
import { encodeBase64 } from "../../text/base64.js";

const nameIsTaken = 573;

const readReason = (json: unknown) => textAt(json, "message");

/** A template, with a token that the two keys are good for. */
export const sendpulse = defineDestination({
  id: "sendpulse",
  provider: "SENDPULSE",
  name: "SendPulse",
  tab: "email",
  mark: { letters: "SP", ground: "#009fc1", ink: "#111111" },
  creates: "template",
  fields: { id: secret({ label: labels.id }), secret: secret({ label: labels.secret }) },
  authorization: key,
  bases: { api: "https://api.sendpulse.com" },
  mergeTags: defineDialect({
    firstName: () => "{{name}}",
    email: () => "{{email}}",
    unsubscribe: () => "{{unsubscribe_url}}",
    viewOnline: () => "{{webversion}}",
    custom: (name) => `{{${name}}}`,
  }),
  refusesNames: true,
  uncertain: ["merge tags"],
  readFailure: (answer) => {
    const code = valueAt(answer.json, "error_code");
    if (code === nameIsTaken) return { code: "CONFLICT", reason: readReason(answer.json) };
    if (code === 401) return { code: "AUTH", reason: readReason(answer.json) };
    const isRefused = valueAt(answer.json, "result") === false;
    return readFailureByStatus(answer, readReason) ?? (isRefused ? { code: "VALIDATION", reason: readReason(answer.json) } : null);
  },
  *probe({ given, base }) {
    yield* authorize(base.api, given);
  },
  *send({ content, given, base }) {
    const headers = yield* authorize(base.api, given);
    const answer = yield post(`${base.api}/template`, { name: content.name, body: encodeBase64(content.html), lang: "en" }, headers);
    return { externalId: requireId(answer, ["real_id"], ["id"]) };
  },
  // The name stays what it was.
  *update({ content, given, base }, { externalId }) {
    const headers = yield* authorize(base.api, given);
    const address = `${base.api}/template/edit/${encodeURIComponent(externalId)}`;
    yield change("POST", address, { body: encodeBase64(content.html), lang: "en" }, headers);
    return { externalId };
  },
});

function* authorize(api: string, { id, secret }: Readonly<Record<"id" | "secret", string>>) {
  const keys = { grant_type: "client_credentials", client_id: id, client_secret: secret };
  const granted: Answer = yield post(`${api}/oauth/access_token`, keys);
  const token = textAt(granted.json, "access_token");
  if (token === undefined) throw new ExportFailure("AUTH");
  return { authorization: `Bearer ${token}` };
}
