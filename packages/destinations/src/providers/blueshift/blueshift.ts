import { change, get, post } from "../../calls/call.js";
import { textAt, valueAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { key } from "../../declaration/authorization.js";
import { defineDestination } from "../../declaration/define-destination.js";
import type { MailContent } from "../../declaration/destination.js";
import { secret, text } from "../../fields/kinds.js";
import { labels } from "../../fields/labels.js";
import { curlyDialect, liquidDefault } from "../../merge-tags/families.js";
import { encodeBase64 } from "../../text/base64.js";

/** An email template. The key is the user's, because that of events is refused. */
export const blueshift = defineDestination({
  id: "blueshift",
  provider: "BLUESHIFT",
  name: "Blueshift",
  tab: "email",
  mark: { letters: "Bs", ground: "#2d5bff", ink: "#ffffff" },
  creates: "template",
  fields: {
    userAPIKey: secret({ label: labels.userApiKey }),
    authorName: text({ label: labels.authorName, hint: labels.authorHint }),
  },
  authorization: key,
  bases: { api: "https://api.getblueshift.com" },
  mergeTags: curlyDialect({
    prefix: "user.",
    fallback: liquidDefault,
    firstName: (fallback) => `{{ user.firstname${fallback && liquidDefault(fallback)} }}`,
    lastName: (fallback) => `{{ user.lastname${fallback && liquidDefault(fallback)} }}`,
    unsubscribe: () => "{{unsubscribe_link}}",
  }),
  unsubscribeHeader: { by: "service", source: "https://help.blueshift.com/hc/en-us/articles/25760678059283" },
  uncertain: ["the name of the id in the answer", "whether the author may be a name", "the merge tag for unsubscribing"],
  readReason: readBlueshiftReason,
  *probe({ given, base }) {
    yield get(`${base.api}/api/v1/email_templates.json?per_page=1`, headersOf(given.userAPIKey));
  },
  *send({ content, given, base }) {
    const answer = yield post(
      `${base.api}/api/v1/email_templates.json`,
      {
        name: content.name,
        author: given.authorName,
        resource: writeResource(content),
        skip_user_on_external_fetch_error: true,
        template_properties: [{ skip_user_on_blank_products: true, skip_user_on_blank_event_products: true }],
      },
      headersOf(given.userAPIKey),
    );
    return { externalId: requireId(answer, ["uuid"], ["template_uuid"], ["id"]) };
  },
  *update({ content, given, base }, { externalId }) {
    const address = `${base.api}/api/v1/email_templates/${encodeURIComponent(externalId)}.json`;
    yield change("PUT", address, { resource: writeResource(content) }, headersOf(given.userAPIKey));
    return { externalId };
  },
});

const headersOf = (userKey: string) => ({ authorization: `Basic ${encodeBase64(`${userKey}:`)}` });

const writeResource = ({ subject, html, preheader }: MailContent) => ({
  ...{ subject, content: html },
  ...(preheader === "" ? {} : { preheader }),
});

/** Its errors come as a sentence, or as a list of sentences for each field. */
function readBlueshiftReason(json: unknown): string | undefined {
  const errors = valueAt(json, "errors");
  if (typeof errors === "object" && errors !== null && !Array.isArray(errors)) {
    return Object.entries(errors)
      .map(([field, messages]) => `${field}: ${[messages].flat().join(", ")}`)
      .join("; ");
  }
  return textAt(json, "message") ?? textAt(json, "error");
}
