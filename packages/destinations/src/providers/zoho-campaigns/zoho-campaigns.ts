import { post } from "../../calls/call.js";
import { ExportFailure } from "../../calls/failure.js";
import { textAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { codeFlow } from "../../declaration/authorization.js";
import { defineDestination, readFailureByStatus } from "../../declaration/define-destination.js";
import { fillBase } from "../../declaration/fill-base.js";
import { zohoDomains, zohoRegion } from "../../fields/zoho-regions.js";
import { defineDialect } from "../../merge-tags/dialect.js";
import { makeCampaignDraft, noEmailApi, readCampaignFailure, readLists } from "./zoho-draft.js";

const nameIsTaken = "400705";
const missingReason =
  "The Email API is not enabled in this Zoho Campaigns account. Without it Zoho fetches the email from an address of the public internet.";

const tag = (name: string, fallback: string) => `$[${name}${fallback && `|${fallback}`}]$`;

const readReason = (json: unknown) => textAt(json, "errors", 0, "message") ?? textAt(json, "message");

/** A template of the Email API, which takes HTML and needs no list; for accounts without it, the draft of a campaign. */
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
    scopes: ["ZohoCampaigns.campaign.ALL", "ZohoCampaigns.contact.READ"],
    scopeSeparator: ",",
    parameters: { access_type: "offline", prompt: "consent" },
    regionField: "zohoCampaignRegion",
    regionDomains: zohoDomains,
    serverParameter: "accounts-server",
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
  fetchesHtml: "otherwise",
  refusesNames: true,
  uncertain: [
    "which plans have the Email API: otherwise it is the draft of a campaign for the first list",
    "the place of the id in the answer",
    "whether a campaign wants a topic",
    "whether one secret is good in all regions, for which *Multi DC* has to be on in Zoho's API console",
  ],
  readFailure: (answer) => {
    const ofCampaign = readCampaignFailure(answer);
    if (ofCampaign) return ofCampaign;
    const failure = readFailureByStatus(answer, readReason);
    const code = textAt(answer.json, "errors", 0, "code");
    if (code === nameIsTaken) return { code: "CONFLICT", reason: readReason(answer.json) };
    if (failure === null && code === undefined) return null;
    if (failure === null) return { code: code?.startsWith("5") ? "UPSTREAM" : "VALIDATION", reason: readReason(answer.json) };
    const isMissing = answer.status === 403 || answer.status === 404;
    return isMissing ? { code: "CONFIG", reason: missingReason, detail: noEmailApi } : failure;
  },
  *probe({ given, base, accessToken }) {
    const api = fillBase(base.api, { tld: zohoDomains[given.zohoCampaignRegion] ?? "" });
    yield* readLists({ api, headers: { authorization: `Zoho-oauthtoken ${accessToken}` } });
  },
  *send({ content, given, person, base, accessToken }) {
    const api = fillBase(base.api, { tld: zohoDomains[given.zohoCampaignRegion] ?? "" });
    const headers = { authorization: `Zoho-oauthtoken ${accessToken}` };
    const template = { template_name: content.name, content: content.html, content_type: "html" };
    try {
      const answer = yield post(`${api}/emailapi/v1/templates`, template, headers);
      return { externalId: requireId(answer, ["template_id"], ["response", "template_id"], ["data", "template_id"]) };
    } catch (failure) {
      if (!(failure instanceof ExportFailure) || failure.details.detail !== noEmailApi) throw failure;
      return yield* makeCampaignDraft({ content, person, api, headers, refusal: failure });
    }
  },
});
