import { expect, test } from "vitest";
import { describeContract, exchangeAt, grant, type Protocol, run, smallContent } from "../../testing/contract.js";
import { constantContact } from "./constant-contact.js";

const headers = { authorization: "Bearer granted-token" };
const { name, subject, preheader, html } = smallContent;
const { clientId, clientSecret, redirectUri, code } = grant;
const exchange = exchangeAt("/oauth2/default/v1/token", {
  headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}` },
  form: { grant_type: "authorization_code", code, redirect_uri: redirectUri },
});
const addresses = {
  method: "GET",
  path: "/v3/account/emails?confirm_status=CONFIRMED",
  headers,
  answer: {
    body: [
      { email_address: "old@a.example", confirm_status: "UNCONFIRMED", roles: ["DEFAULT_FROM"] },
      { email_address: "team@a.example", confirm_status: "CONFIRMED", roles: ["REPLY_TO"] },
      { email_address: "news@a.example", confirm_status: "CONFIRMED", roles: ["DEFAULT_FROM"] },
    ],
  },
};
const activity = {
  ...{ format_type: 5, from_name: "Ann Sender", from_email: "news@a.example", reply_to_email: "team@a.example" },
  ...{ subject, preheader, html_content: html.replace("<body>", "<body>[[trackingImage]]") },
};
const campaign = {
  method: "POST",
  path: "/v3/emails",
  headers,
  json: { name, email_campaign_activities: [activity] },
  answer: { body: { campaign_id: "c-1", campaign_activities: [{ role: "primary_email", campaign_activity_id: "a-1" }] } },
};
const taken = { status: 409, body: [{ error_key: "conflict", error_message: "Name is in use" }] };

const protocol: Protocol = {
  destination: constantContact,
  given: {},
  grant,
  content: { html },
  calls: [exchange, addresses, campaign],
  created: { externalId: "c-1" },
  failures: [
    { title: "an account without a confirmed address", at: 1, answer: { body: [] }, code: "CONFIG" },
    {
      title: "a token that it does not take, as one object",
      at: 1,
      answer: { status: 401, body: { error_key: "unauthorized", error_message: "Unauthorized" } },
      code: "AUTH",
      reason: "Unauthorized",
    },
    {
      title: "calls of a day that are used up",
      answer: { status: 429, headers: { "retry-after": "3600" }, body: { error_key: "quota_exceeded", error_message: "Quota exceeded" } },
      code: "RATE_LIMIT",
      reason: "Quota exceeded",
    },
    {
      title: "a campaign that it does not take, as a list",
      answer: { status: 400, body: [{ error_key: "contacts.api.validation.error", error_message: "html_content is bad" }] },
      code: "VALIDATION",
      reason: "html_content is bad",
    },
    {
      title: "a name that is there already, and the other one too",
      answer: taken,
      code: "CONFLICT",
      afterwards: [addresses, { ...campaign, json: { ...campaign.json, name: `${name} (2026-11-23 1204)` }, answer: taken }],
    },
  ],
};

describeContract(protocol);

test("a longer email is refused before anything is sent", async () => {
  const { outcome, problems } = await run({ ...protocol, content: { html: "x".repeat(150_000) } }, []);
  expect(problems).toEqual([]);
  expect(outcome).toMatchObject({ ok: false, failure: { code: "VALIDATION" } });
});

test("an email that has the tracking picture keeps its own", async () => {
  const own = html.replace("</body>", "[[trackingImage]]</body>");
  const json = { name, email_campaign_activities: [{ ...activity, html_content: own }] };
  const { problems } = await run({ ...protocol, content: { html: own } }, [exchange, addresses, { ...campaign, json }]);
  expect(problems).toEqual([]);
});
