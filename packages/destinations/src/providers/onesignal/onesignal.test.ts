import { describeContract, wholeContent } from "../../testing/contract.js";
import { onesignal } from "./onesignal.js";

const appId = "3f0b6c2e-1111-4222-8333-abcdefabcdef";
const { name, subject, html } = wholeContent;

describeContract({
  destination: onesignal,
  given: { apiKey: "os-key-of-ours", appId },
  calls: [
    {
      method: "POST",
      path: "/templates",
      headers: { authorization: "Key os-key-of-ours" },
      json: { app_id: appId, name, isEmail: true, email_subject: subject, email_body: html },
      answer: { body: { id: "be4a-uuid", name, created_at: "2026-11-23T12:04:00Z", content: {} } },
    },
  ],
  updates: [
    {
      method: "PATCH",
      path: `/templates/be4a-uuid?app_id=${appId}`,
      headers: { authorization: "Key os-key-of-ours" },
      json: { name, isEmail: true, email_subject: subject, email_body: html },
      answer: { body: { id: "be4a-uuid", name } },
    },
  ],
  created: { externalId: "be4a-uuid" },
  failures: [
    {
      title: "an app without the email channel",
      answer: { status: 400, body: { errors: ["Email is not configured"], success: false } },
      code: "VALIDATION",
      reason: "Email is not configured",
    },
    {
      title: "errors that are objects",
      answer: { status: 400, body: { errors: [{ title: "bad name" }] } },
      code: "VALIDATION",
      reason: "bad name",
    },
    { title: "a key of another app", answer: { status: 403, body: { errors: ["Access denied"] } }, code: "AUTH" },
    { title: "a refusal that is a page of HTML", answer: { status: 422, body: "<html>Unprocessable</html>" }, code: "VALIDATION" },
  ],
});
