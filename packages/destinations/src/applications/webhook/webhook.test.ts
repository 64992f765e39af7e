import { expect, test } from "vitest";
import { describeContract, type Protocol, run, wholeContent } from "../../testing/contract.js";
import { make } from "../make/make.js";
import { zapier } from "../zapier/zapier.js";
import { webhook } from "./webhook.js";

const { name, subject, preheader, html, text } = wholeContent;
const content = { templateId: "t-1", updatedAt: "2026-11-23T12:00:00.000Z" };
const event = {
  method: "POST",
  headers: { "content-type": "application/json; charset=utf-8" },
  json: {
    event: "template.exported",
    template: { id: "t-1", name, subject, preheader, html, text, updatedAt: "2026-11-23T12:00:00.000Z" },
  },
  answer: { body: "Accepted" },
};
const hook = (path: string) => ({ content, calls: [{ ...event, path }], created: { externalId: "t-1" }, takesAnyAnswer: true });

const ownHeaders: Protocol = {
  ...hook("/in?key=1"),
  destination: webhook,
  given: {
    webhookUrl: "http://fake.example/in?key=1",
    webhookHeaders: [
      { name: "X-Signature", value: "signed by us" },
      { name: "Authorization", value: "Bearer hook-key" },
    ],
  },
  calls: [{ ...event, path: "/in?key=1", headers: { ...event.headers, "x-signature": "signed by us", authorization: "Bearer hook-key" } }],
  failures: [{ title: "a service that is gone", answer: { status: 410 }, code: "NOT_FOUND" }],
};

describeContract(ownHeaders);

describeContract({
  ...hook("/hooks/catch/1/abc/"),
  destination: zapier,
  given: { zapierWebhookUrl: "http://fake.example/hooks/catch/1/abc/" },
  failures: [
    {
      title: "a Zap that is off",
      answer: { status: 404 },
      code: "NOT_FOUND",
      reason: "This Zap has no such hook any more, or is off.",
    },
  ],
});

describeContract({
  ...hook("/abc123"),
  destination: make,
  given: { makeWebhookUrl: "http://fake.example/abc123" },
  failures: [
    {
      title: "a queue that is full",
      answer: { status: 400, headers: { "retry-after": "60" }, body: "Queue is full." },
      code: "RATE_LIMIT",
      reason: "The queue of this scenario is full.",
    },
    { title: "a scenario that is off", answer: { status: 410 }, code: "NOT_FOUND" },
    { title: "an email that is too large", answer: { status: 413 }, code: "VALIDATION" },
  ],
});

test("more than four headers go nowhere", async () => {
  const webhookHeaders = [1, 2, 3, 4, 5].map((number) => ({ name: `x-${number}`, value: "v" }));
  const { outcome, problems } = await run({ ...ownHeaders, given: { ...ownHeaders.given, webhookHeaders } }, []);
  expect(problems).toEqual([]);
  expect(outcome).toMatchObject({ ok: false, failure: { code: "VALIDATION", reason: "webhookHeaders: too-many" } });
});
