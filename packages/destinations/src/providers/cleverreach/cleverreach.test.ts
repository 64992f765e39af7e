import { expect, test } from "vitest";
import { describeContract, exchangeAt, grant, type Protocol, run, wholeContent } from "../../testing/contract.js";
import { cleverreach } from "./cleverreach.js";

const headers = { authorization: "Bearer granted-token" };
const { name, subject, html, text } = wholeContent;
const exchange = exchangeAt("/oauth/token.php");
const account = { method: "GET", path: "/v3/debug/whoami.json", headers, answer: { body: { id: "1", email: "team@a.example" } } };
const mailing = {
  method: "POST",
  path: "/v3/mailings.json",
  headers,
  json: {
    ...{ name, subject, sender_name: "Ann Sender", sender_email: "team@a.example" },
    content: { type: "html/text", html, text },
    settings: { editor: "advanced", open_tracking: true, click_tracking: true },
  },
  answer: { body: { success: true, id: "771" } },
};
const groups = { method: "GET", path: "/v3/groups.json", headers, answer: { body: [{ id: 9, name: "All" }] } };
const refused = { status: 400, body: { error: { code: 400, message: "Bad Request: receivers" } } };

const protocol: Protocol = {
  destination: cleverreach,
  given: {},
  grant,
  calls: [exchange, account, mailing],
  created: { externalId: "771" },
  failures: [
    {
      title: "a token that it does not take, inside a good status",
      at: 1,
      answer: { body: { error: { code: 401, message: "Unauthorized: token expired" } } },
      code: "AUTH",
      reason: "Unauthorized: token expired",
    },
    {
      title: "a code that is too old",
      at: 0,
      answer: { status: 400, body: { error: "invalid_grant", error_description: "Authorization code doesn't exist" } },
      code: "AUTH",
      reason: "Authorization code doesn't exist",
    },
    {
      title: "an account without groups, where one is needed",
      answer: refused,
      code: "VALIDATION",
      reason: "Bad Request: receivers",
      afterwards: [{ ...groups, answer: { body: [] } }],
    },
  ],
};

describeContract(protocol);

test("where a mailing needs recipients it gets the first group", async () => {
  const withGroup = { ...mailing, json: { ...mailing.json, receivers: { groups: [9] } } };
  const { outcome, problems } = await run(protocol, [exchange, account, { ...mailing, answer: refused }, groups, withGroup]);
  expect(problems).toEqual([]);
  expect(outcome).toMatchObject({ ok: true, externalId: "771" });
});
