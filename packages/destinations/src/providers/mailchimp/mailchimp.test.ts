import { expect, test } from "vitest";
import { describeContract, exchangeAt, grant, type Protocol, run, wholeContent } from "../../testing/contract.js";
import { mailchimp } from "./mailchimp.js";

const { name, html } = wholeContent;
const exchange = exchangeAt("/oauth2/token");
const metadata = {
  method: "GET",
  path: "/oauth2/metadata",
  headers: { authorization: "OAuth granted-token" },
  answer: { body: { dc: "us21", api_endpoint: "https://us21.api.mailchimp.com" } },
};

const protocol: Protocol = {
  destination: mailchimp,
  given: {},
  grant,
  basePaths: { api: "/{dc}" },
  calls: [
    exchange,
    metadata,
    {
      method: "POST",
      path: "/us21/3.0/templates",
      headers: { authorization: "Bearer granted-token" },
      json: { name, html },
      answer: { body: { id: 612, name } },
    },
  ],
  updates: [
    exchange,
    metadata,
    {
      method: "PATCH",
      path: "/us21/3.0/templates/612",
      headers: { authorization: "Bearer granted-token" },
      json: { name, html },
      answer: { body: { id: 612, name } },
    },
  ],
  created: { externalId: "612", externalUrl: "https://us21.admin.mailchimp.com/templates/" },
  failures: [
    {
      title: "a code that was used",
      at: 0,
      answer: { status: 400, body: { error: "invalid_grant", error_description: "The code was used" } },
      code: "AUTH",
      reason: "The code was used",
    },
    {
      title: "a template that it does not take",
      answer: {
        status: 400,
        headers: { "content-type": "application/problem+json" },
        body: { title: "Invalid Resource", status: 400, detail: "See errors", errors: [{ field: "html", message: "Is empty" }] },
      },
      code: "VALIDATION",
      reason: "Is empty",
    },
    { title: "a bare 403, which very many calls get", answer: { status: 403, body: "Forbidden" }, code: "AUTH" },
  ],
};

describeContract(protocol);

test.each(["evil.example/#", "us21.evil", "", "a".repeat(300)])("a data centre called %s leads nowhere", async (dc) => {
  const { outcome, problems } = await run(protocol, [exchange, { ...metadata, answer: { body: { dc } } }]);
  expect(problems).toEqual([]);
  expect(outcome).toMatchObject({ ok: false, failure: { code: "UPSTREAM" } });
});
