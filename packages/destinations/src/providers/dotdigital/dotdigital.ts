import { change, get, post } from "../../calls/call.js";
import { textAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { key } from "../../declaration/authorization.js";
import { defineDestination, readFailureByStatus } from "../../declaration/define-destination.js";
import type { MailContent, Person } from "../../declaration/destination.js";
import { fillBase } from "../../declaration/fill-base.js";
import { wantsUnsubscribe } from "../../declaration/wants-unsubscribe.js";
import { choice, secret, text } from "../../fields/kinds.js";
import { labels } from "../../fields/labels.js";
import { defineDialect } from "../../merge-tags/dialect.js";
import { encodeBase64 } from "../../text/base64.js";

const regions = [
  { value: "r1", label: labels.europe },
  { value: "r2", label: labels.northAmerica },
  { value: "r3", label: labels.asiaPacific },
];

const readReason = (json: unknown) => textAt(json, "message");

/** A template for campaigns, from the person who exports. */
export const dotdigital = defineDestination({
  id: "dotdigital",
  provider: "DOTDIGITAL",
  name: "Dotdigital",
  tab: "email",
  mark: { letters: "dd", ground: "#d10072", ink: "#ffffff" },
  creates: "template",
  fields: {
    apiUserName: text({ label: labels.apiUserName }),
    apiPassword: secret({ label: labels.apiPassword }),
    region: choice({ label: labels.region, options: regions, initial: "r1" }),
  },
  authorization: key,
  bases: { api: "https://{region}-api.dotdigital.com" },
  limits: { callTimeoutMs: 121_000 },
  mergeTags: defineDialect({
    firstName: () => "@FIRSTNAME@",
    lastName: () => "@LASTNAME@",
    email: () => "@EMAIL@",
    unsubscribe: () => "http://$UNSUB$",
    viewOnline: () => "http://$CANTREAD$",
    custom: (name) => `@${name.toUpperCase()}@`,
  }),
  wants: [wantsUnsubscribe("Dotdigital", "$UNSUB$")],
  uncertain: ["merge tags but the one for unsubscribing"],
  readFailure: (answer) => {
    const failure = readFailureByStatus(answer, readReason);
    // Older accounts say with 400 that there were too many calls.
    return failure?.reason?.includes("ERROR_APIUSAGE_EXCEEDED") ? { ...failure, code: "RATE_LIMIT" } : failure;
  },
  *probe({ given, base }) {
    const authorization = `Basic ${encodeBase64(`${given.apiUserName}:${given.apiPassword}`)}`;
    yield get(`${fillBase(base.api, { region: given.region })}/v2/account-info`, { authorization });
  },
  *send(sending) {
    const { templates, body, headers } = writeTemplate(sending);
    const answer = yield post(templates, body, headers);
    return { externalId: requireId(answer, ["id"]) };
  },
  *update(sending, { externalId }) {
    const { templates, body, headers } = writeTemplate(sending);
    yield change("PUT", `${templates}/${encodeURIComponent(externalId)}`, body, headers);
    return { externalId };
  },
});

interface Parts {
  readonly content: MailContent;
  readonly given: Readonly<Record<"apiUserName" | "apiPassword" | "region", string>>;
  readonly person: Person;
  readonly base: Readonly<Record<"api", string>>;
}

function writeTemplate({ content, given, person, base }: Parts) {
  return {
    templates: `${fillBase(base.api, { region: given.region })}/v2/templates`,
    headers: { authorization: `Basic ${encodeBase64(`${given.apiUserName}:${given.apiPassword}`)}` },
    body: {
      name: content.name,
      subject: content.subject,
      fromName: person.name,
      htmlContent: content.html,
      plainTextContent: content.text,
    },
  };
}
