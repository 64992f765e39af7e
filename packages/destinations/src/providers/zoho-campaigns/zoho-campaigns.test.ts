import { describeContract, exchangeAt, grant, wholeContent } from "../../testing/contract.js";
import { zohoCampaigns } from "./zoho-campaigns.js";

const { name, html } = wholeContent;
const fault = (code: string, message: string) => ({ status: 400, body: { errors: [{ code, message }] } });
const exchange = exchangeAt("/accounts/eu/oauth/v2/token");
const template = {
  method: "POST",
  path: "/campaigns/eu/emailapi/v1/templates",
  headers: { authorization: "Zoho-oauthtoken granted-token" },
  json: { template_name: name, content: html, content_type: "html" },
  answer: { body: { code: "200703", template_id: "3z55" } },
};

describeContract({
  destination: zohoCampaigns,
  given: {},
  grant,
  basePaths: { accounts: "/accounts/{tld}", api: "/campaigns/{tld}" },
  calls: [exchange, template],
  created: { externalId: "3z55" },
  failures: [
    { title: "content that is missing", answer: fault("400704", "Content is missing"), code: "VALIDATION", reason: "Content is missing" },
    {
      title: "a name that is there already, and the other one too",
      answer: fault("400705", "Template name exists"),
      code: "CONFLICT",
      reason: "Template name exists",
      afterwards: [
        {
          ...template,
          json: { ...template.json, template_name: `${name} (2026-11-23 1204)` },
          answer: fault("400705", "Template name exists"),
        },
      ],
    },
    { title: "an account without the Email API", answer: { status: 404, body: "<html>" }, code: "CONFIG" },
    { title: "a refusal with a good status", answer: { body: { errors: [{ code: "500701" }] } }, code: "VALIDATION" },
  ],
});
