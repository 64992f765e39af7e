import { expect, test } from "vitest";
import { describeContract, exchangeAt, grant, type Protocol, run, wholeContent } from "../../testing/contract.js";
import { zohoCampaigns } from "./zoho-campaigns.js";

const { name, subject, html } = wholeContent;
const fault = (code: string, message: string) => ({ status: 400, body: { errors: [{ code, message }] } });
const exchange = exchangeAt("/accounts/eu/oauth/v2/token");
const template = {
  method: "POST",
  path: "/campaigns/eu/emailapi/v1/templates",
  headers: { authorization: "Zoho-oauthtoken granted-token" },
  json: { template_name: name, content: html, content_type: "html" },
  answer: { body: { code: "200703", template_id: "3z55" } },
};

const protocol: Protocol = {
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
    { title: "a name that it does not take", answer: fault("400702", "Template name is missing"), code: "VALIDATION" },
    { title: "a kind that it does not take", answer: fault("400703", "Content type is invalid"), code: "VALIDATION" },
    { title: "a refusal with a good status", answer: { body: { errors: [{ code: "400704" }] } }, code: "VALIDATION" },
    { title: "a fault of theirs, with a good status", answer: { body: { errors: [{ code: "500701" }] } }, code: "UPSTREAM" },
  ],
};

describeContract(protocol);

const publicHtmlUrl = "https://mail.example/once/abc";
const withoutEmailApi = { ...template, answer: { status: 403, body: { message: "no access" } } };
const { headers } = template;
const lists = {
  method: "GET",
  path: "/campaigns/eu/api/v1.1/getmailinglists?resfmt=JSON&range=1",
  headers,
  answer: { body: { status: "success", code: "0", list_of_details: [{ listname: "All", listkey: "3c20" }] } },
};
const campaign = {
  method: "POST",
  path: "/campaigns/eu/api/v1.1/createCampaign",
  headers,
  form: {
    ...{ resfmt: "JSON", campaignname: name, from_name: "Ann Sender", from_email: "ann@sender.example", subject },
    ...{ list_details: '{"3c20":[]}', content_url: publicHtmlUrl },
  },
  answer: { body: { code: "200", message: "Campaign created successfully", campaignKey: "1023" } },
};
const fetched = { ...protocol, content: { publicHtmlUrl } };

test("an account without the Email API gets the draft of a campaign, which Zoho fetches", async () => {
  const { outcome, problems } = await run(fetched, [exchange, withoutEmailApi, lists, campaign]);
  expect(problems).toEqual([]);
  expect(outcome).toMatchObject({ ok: true, externalId: "1023" });
});

test("an envelope around these answers is opened", async () => {
  const wrap = ({ answer, ...call }: typeof campaign | typeof lists) => ({ ...call, answer: { body: { response: answer.body } } });
  const { outcome, problems } = await run(fetched, [exchange, withoutEmailApi, wrap(lists), wrap(campaign)]);
  expect(problems).toEqual([]);
  expect(outcome).toMatchObject({ ok: true, externalId: "1023" });
});

test.each([
  ["1004", "Invalid URL for content import.", "CONFIG"],
  ["3001", "Campaign content cannot exceed 300000 characters.", "VALIDATION"],
  ["6606", "No lists selected for this campaign.", "CONFIG"],
  ["500", "An internal error occured while processing your request.", "UPSTREAM"],
])("the code %s, with a good status, is told: %s", async (code, message, failure) => {
  const refused = { ...campaign, answer: { body: { code, message } } };
  const { outcome, problems } = await run(fetched, [exchange, withoutEmailApi, lists, refused]);
  expect(problems).toEqual([]);
  expect(outcome).toMatchObject({ ok: false, failure: { code: failure, reason: message } });
});

test.each([
  ["no list", { code: "2401", message: "No mailing list has been created." }, "CONFIG"],
  ["an empty list of lists", { code: "0", list_of_details: [] }, "CONFIG"],
  ["no right to lists", { code: "2706", message: "Insufficient privilege to access the list." }, "AUTH"],
])("an account with %s gets no draft, and it is said why", async (_, body, code) => {
  const { outcome, problems } = await run(fetched, [exchange, withoutEmailApi, { ...lists, answer: { body } }]);
  expect(problems).toEqual([]);
  expect(outcome).toMatchObject({ ok: false, failure: { code } });
});
