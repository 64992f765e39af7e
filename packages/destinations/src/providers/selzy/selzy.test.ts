import { expect, test } from "vitest";
import { describeContract, type Protocol, run, smallContent } from "../../testing/contract.js";
import { selzy } from "./selzy.js";

const { name, subject, html, text } = smallContent;
const account = { api_key: "selzy-key", format: "json" };
const template = {
  method: "POST",
  path: "/en/api/createEmailTemplate",
  form: { ...account, title: name, subject, body: html, text_body: text, lang: "en" },
  answer: { body: { result: { template_id: 15 } } },
};

const protocol: Protocol = {
  destination: selzy,
  given: { apiKey: "selzy-key" },
  content: { html },
  calls: [template],
  created: { externalId: "15" },
  failures: [
    {
      title: "a wrong key, with a good status",
      answer: { body: { error: "Specified key is invalid", code: "invalid_api_key" } },
      code: "AUTH",
      reason: "Specified key is invalid",
    },
    {
      title: "a right that the key has not, with a good status",
      answer: { body: { error: "Access denied", code: "access_denied" } },
      code: "AUTH",
    },
    {
      title: "too many calls, with a good status",
      answer: { headers: { "retry-after": "3600" }, body: { error: "Try again later", code: "retry_later" } },
      code: "RATE_LIMIT",
    },
    {
      title: "a field that it does not take, with a good status",
      answer: { body: { error: "body is empty", code: "invalid_arg" } },
      code: "VALIDATION",
      reason: "body is empty",
    },
  ],
};

describeContract(protocol);

const unknown = { ...template, answer: { body: { error: "Unknown method", code: "unknown_method" } } };
const lists = { method: "POST", path: "/en/api/getLists", form: account, answer: { body: { result: [{ id: 3, title: "All" }] } } };

test("an account without templates gets the draft of a message", async () => {
  const message = {
    method: "POST",
    path: "/en/api/createEmailMessage",
    form: {
      ...account,
      ...{ sender_name: "Ann Sender", sender_email: "ann@sender.example", list_id: "3" },
      ...{ subject, body: html, text_body: text, lang: "en" },
    },
    answer: { body: { result: { message_id: 44 } } },
  };
  const { outcome, problems } = await run(protocol, [unknown, lists, message]);
  expect(problems).toEqual([]);
  expect(outcome).toMatchObject({ ok: true, externalId: "44" });
});

test("without a list that draft cannot be, and it is said so", async () => {
  const { outcome, problems } = await run(protocol, [unknown, { ...lists, answer: { body: { result: [] } } }]);
  expect(problems).toEqual([]);
  expect(outcome).toMatchObject({ ok: false, failure: { code: "CONFIG" } });
});
