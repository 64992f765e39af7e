import { nextTag } from "@mailwright/document";
import { get, post } from "../../calls/call.js";
import { ExportFailure } from "../../calls/failure.js";
import { textAt, valueAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { codeFlow } from "../../declaration/authorization.js";
import { defineDestination } from "../../declaration/define-destination.js";
import { defineDialect } from "../../merge-tags/dialect.js";
import { cutText } from "../../text/cut-text.js";

const customCode = 5;

/** Constant Contact refuses an email without it. */
const trackingImage = "[[trackingImage]]";

const tag = (name: string, fallback: string) => `[[${name}${fallback && ` OR "${fallback}"`}]]`;

/** The draft of a campaign with HTML of its own, from a confirmed address of the account. */
export const constantContact = defineDestination({
  id: "constant-contact",
  provider: "CONSTANT_CONTACT",
  name: "Constant Contact",
  tab: "email",
  mark: { letters: "CC", ground: "#1856ed", ink: "#ffffff" },
  creates: "campaign-draft",
  fields: {},
  authorization: codeFlow({
    authorize: { base: "login", path: "/oauth2/default/v1/authorize" },
    token: { base: "login", path: "/oauth2/default/v1/token" },
    scopes: ["campaign_data", "account_read", "offline_access"],
    clientAuth: "header",
  }),
  bases: { login: "https://authz.constantcontact.com", api: "https://api.cc.email" },
  limits: { nameLengthMax: 80, subjectLengthMax: 200, htmlLengthMax: 150_000 - trackingImage.length },
  mergeTags: defineDialect({
    firstName: (fallback) => tag("FIRSTNAME", fallback),
    lastName: (fallback) => tag("LASTNAME", fallback),
    email: () => "[[EMAILADDRESS]]",
    addsUnsubscribe: true,
    hasFallbacks: true,
  }),
  refusesNames: true,
  uncertain: ["merge tags but the tracking picture"],
  readReason: (json) => textAt(json, 0, "error_message") ?? textAt(json, "error_message"),
  *probe({ base, accessToken }) {
    yield get(`${base.api}/v3/account/emails?confirm_status=CONFIRMED`, { authorization: `Bearer ${accessToken}` });
  },
  *send({ content, person, base, accessToken }) {
    const headers = { authorization: `Bearer ${accessToken}` };
    const addresses = yield get(`${base.api}/v3/account/emails?confirm_status=CONFIRMED`, headers);
    const confirmed = (Array.isArray(addresses.json) ? addresses.json : []).filter(
      (each: unknown) => valueAt(each, "confirm_status") === "CONFIRMED",
    );
    const from = findAddress(confirmed, "DEFAULT_FROM");
    if (from === undefined)
      throw new ExportFailure("CONFIG", {
        reason: "The Constant Contact account has no confirmed email address. Confirm one there first.",
      });
    const activity = {
      format_type: customCode,
      from_name: cutText(person.name, 100),
      from_email: from,
      reply_to_email: findAddress(confirmed, "REPLY_TO") ?? from,
      subject: content.subject,
      ...(content.preheader === "" ? {} : { preheader: cutText(content.preheader, 200) }),
      html_content: withTrackingImage(content.html),
    };
    const answer = yield post(`${base.api}/v3/emails`, { name: content.name, email_campaign_activities: [activity] }, headers);
    return { externalId: requireId(answer, ["campaign_id"]) };
  },
});

/** The address with this role, otherwise the first. */
function findAddress(addresses: readonly unknown[], role: string): string | undefined {
  const roles = (address: unknown) => valueAt(address, "roles");
  const chosen = addresses.find((address) => [roles(address)].flat().includes(role)) ?? addresses[0];
  return textAt(chosen, "email_address");
}

function withTrackingImage(html: string): string {
  if (html.includes(trackingImage)) return html;
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end)) {
    if (tag.kind === "open" && tag.name === "body") return html.slice(0, tag.end) + trackingImage + html.slice(tag.end);
  }
  return `<body>${trackingImage}${html}</body>`;
}
