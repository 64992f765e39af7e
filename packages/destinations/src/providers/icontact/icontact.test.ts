import { describeContract, wholeContent } from "../../testing/contract.js";
import { icontact } from "./icontact.js";

const headers = { "api-appid": "app-of-ours", "api-username": "ann", "api-password": "app-password", "api-version": "2.2" };
const { name, subject, html, text } = wholeContent;

describeContract({
  destination: icontact,
  given: { accountId: "123", clientFolderId: "456", appId: "app-of-ours", userName: "ann", password: "app-password" },
  calls: [
    {
      method: "GET",
      path: "/icp/a/123/c/456/campaigns?limit=1",
      headers,
      answer: { body: { campaigns: [{ campaignId: "77", name: "News" }], total: 1 } },
    },
    {
      method: "POST",
      path: "/icp/a/123/c/456/messages",
      headers,
      json: [{ campaignId: "77", messageType: "normal", messageName: name, subject, htmlBody: html, textBody: text }],
      answer: { body: { messages: [{ messageId: "81", spamCheck: { rawScore: "1.2" } }] } },
    },
  ],
  created: { externalId: "81" },
  failures: [
    { title: "a folder without a sender", at: 0, answer: { body: { campaigns: [], total: 0 } }, code: "CONFIG" },
    {
      title: "a message that it does not take, with a good status",
      answer: { body: { messages: [], warnings: ["subject is too long"] } },
      code: "VALIDATION",
      reason: "subject is too long",
    },
    { title: "an account that was not paid for", answer: { status: 402, body: { errors: ["Payment required"] } }, code: "CONFIG" },
    { title: "a wrong folder", at: 0, answer: { status: 404, body: { errors: ["Not found"] } }, code: "NOT_FOUND", reason: "Not found" },
    { title: "a wrong password", at: 0, answer: { status: 401, body: { errors: ["Unauthorized"] } }, code: "AUTH" },
    { title: "an application without rights", at: 0, answer: { status: 403, body: { errors: ["Forbidden"] } }, code: "AUTH" },
    { title: "a version that it does not have", at: 0, answer: { status: 501, body: { errors: ["Not implemented"] } }, code: "UPSTREAM" },
    { title: "room that is used up", answer: { status: 507, body: { errors: ["Insufficient space"] } }, code: "UPSTREAM" },
  ],
});
