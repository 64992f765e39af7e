import { post } from "../../calls/call.js";
import { textAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { codeFlow } from "../../declaration/authorization.js";
import { defineDestination, readFailureByStatus } from "../../declaration/define-destination.js";
import { fillBase } from "../../declaration/fill-base.js";
import { zohoDomains, zohoRegion } from "../../fields/zoho-regions.js";
import { defineDialect } from "../../merge-tags/dialect.js";

const nameIsTaken = "400705";

const tag = (name: string, fallback: string) => `$[${name}${fallback && `|${fallback}`}]$`;

const readReason = (json: unknown) => textAt(json, "errors", 0, "message") ?? textAt(json, "message");

/** A template of the Email API, which takes HTML and needs no list. */
export const zohoCampaigns = defineDestination({
  id: "zoho-campaigns",
  provider: "ZOHOCAMPAIGN",
  name: "Zoho Campaigns",
  tab: "email",
  mark: { letters: "ZC", ground: "#d8322b", ink: "#ffffff" },
  creates: "template",
  fields: { zohoCampaignRegion: zohoRegion() },
  authorization: codeFlow({
    authorize: { base: "accounts", path: "/oauth/v2/auth" },
    token: { base: "accounts", path: "/oauth/v2/token" },
    scopes: ["ZohoCampaigns.campaign.ALL"],
    scopeSeparator: ",",
    parameters: { access_type: "offline", prompt: "consent" },
    regionField: "zohoCampaignRegion",
    regionDomains: zohoDomains,
  }),
  bases: { accounts: "https://accounts.zoho.{tld}", api: "https://campaigns.zoho.{tld}" },
  mergeTags: defineDialect({
    firstName: (fallback) => tag("FNAME", fallback),
    lastName: (fallback) => tag("LNAME", fallback),
    email: () => "$[EMAIL]$",
    unsubscribe: () => "$[LI:UNSUBSCRIBE]$",
    custom: (name, fallback) => tag(name.toUpperCase(), fallback),
    hasFallbacks: true,
  }),
  refusesNames: true,
  uncertain: ["which plans have the Email API", "the place of the id in the answer"],
  readFailure: (answer) => {
    const failure = readFailureByStatus(answer, readReason);
    const code = textAt(answer.json, "errors", 0, "code");
    if (code === nameIsTaken) return { code: "CONFLICT", reason: readReason(answer.json) };
    if (failure === null) return code === undefined ? null : { code: "VALIDATION", reason: readReason(answer.json) };
    const isMissing = answer.status === 403 || answer.status === 404;
    return isMissing ? { code: "CONFIG", reason: "The Email API is not enabled in this Zoho Campaigns account." } : failure;
  },
  *send({ content, given, base, accessToken }) {
    const answer = yield post(
      `${fillBase(base.api, { tld: zohoDomains[given.zohoCampaignRegion] ?? "" })}/emailapi/v1/templates`,
      { template_name: content.name, content: content.html, content_type: "html" },
      { authorization: `Zoho-oauthtoken ${accessToken}` },
    );
    return { externalId: requireId(answer, ["template_id"], ["response", "template_id"], ["data", "template_id"]) };
  },
});
