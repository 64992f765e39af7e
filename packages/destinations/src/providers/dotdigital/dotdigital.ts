import { post } from "../../calls/call.js";
import { textAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { key } from "../../declaration/authorization.js";
import { defineDestination, readFailureByStatus } from "../../declaration/define-destination.js";
import { fillBase } from "../../declaration/fill-base.js";
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
  mark: { letters: "dd", ground: "#e5007d", ink: "#ffffff" },
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
  uncertain: ["merge tags but the one for unsubscribing"],
  readFailure: (answer) => {
    const failure = readFailureByStatus(answer, readReason);
    // Older accounts say with 400 that there were too many calls.
    return failure?.reason?.includes("ERROR_APIUSAGE_EXCEEDED") ? { ...failure, code: "RATE_LIMIT" } : failure;
  },
  *send({ content, given, person, base }) {
    const answer = yield post(
      `${fillBase(base.api, { region: given.region })}/v2/templates`,
      {
        name: content.name,
        subject: content.subject,
        fromName: person.name,
        htmlContent: content.html,
        plainTextContent: content.text,
      },
      { authorization: `Basic ${encodeBase64(`${given.apiUserName}:${given.apiPassword}`)}` },
    );
    return { externalId: requireId(answer, ["id"]) };
  },
});
