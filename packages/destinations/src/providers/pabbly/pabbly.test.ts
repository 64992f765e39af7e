import { expect, test } from "vitest";
import { describeContract, type Protocol, run, wholeContent } from "../../testing/contract.js";
import { pabbly } from "./pabbly.js";

const { name, subject, preheader, html } = wholeContent;
const campaignDetails = {
  campaignName: name,
  senderName: "Ann Sender",
  subject,
  replyToEmail: "ann@sender.example",
  preheaderText: preheader,
};
const call = {
  method: "POST",
  path: "/api/v2/campaigns",
  headers: { authorization: "Bearer pabbly-key" },
  json: { campaignDetails, builderType: "HTML", content: html },
  answer: { body: { success: true, data: { _id: "64c1" } } },
};
const otherwise = { ...call, json: { ...call.json, campaignDetails: { ...campaignDetails, campaignName: `${name} (2026-11-23 1204)` } } };
const taken = { status: 400, body: { success: false, error: "Campaign name must be unique" } };

const protocol: Protocol = {
  destination: pabbly,
  given: { apiKey: "pabbly-key" },
  calls: [call],
  created: { externalId: "64c1" },
  failures: [
    {
      title: "a refusal with a good status",
      answer: { body: { success: false, message: "No plan" } },
      code: "VALIDATION",
      reason: "No plan",
    },
    {
      title: "a field that it does not take",
      answer: { status: 400, body: { success: false, error: "subject is required" } },
      code: "VALIDATION",
    },
    { title: "an address that is not there", answer: { status: 404, body: { success: false } }, code: "NOT_FOUND" },
    { title: "a wrong key", answer: { status: 401, body: { success: false, error: "Unauthorized" } }, code: "AUTH" },
  ],
};

describeContract(protocol);

test("a name that is there already gets the time behind it, once", async () => {
  const { outcome, problems } = await run(protocol, [{ ...call, answer: taken }, otherwise]);
  expect(problems).toEqual([]);
  expect(outcome).toEqual({ ok: true, isUpdate: false, externalId: "64c1", name: `${name} (2026-11-23 1204)` });
});
