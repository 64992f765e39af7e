import { describeContract, wholeContent } from "../../testing/contract.js";
import { brevo } from "./brevo.js";

const headers = { "api-key": "xkeysib-of-ours" };
const { name, subject, html } = wholeContent;

describeContract({
  destination: brevo,
  given: { apiKey: "xkeysib-of-ours" },
  calls: [
    {
      method: "GET",
      path: "/v3/senders",
      headers,
      answer: {
        body: {
          senders: [
            { id: 1, active: false },
            { id: 4, name: "News", email: "news@a.example", active: true },
          ],
        },
      },
    },
    {
      method: "POST",
      path: "/v3/smtp/templates",
      headers,
      json: { templateName: name, subject, sender: { id: 4 }, htmlContent: html, isActive: false },
      answer: { status: 201, body: { id: 5 } },
    },
  ],
  updates: [
    {
      method: "PUT",
      path: "/v3/smtp/templates/5",
      headers,
      json: { templateName: name, subject, htmlContent: html },
      answer: { status: 204 },
    },
  ],
  created: { externalId: "5" },
  failures: [
    { title: "an account without an active sender", at: 0, answer: { body: { senders: [{ id: 1, active: false }] } }, code: "CONFIG" },
    {
      title: "a key that is not allowed from here",
      at: 0,
      answer: { status: 401, body: { code: "unauthorized", message: "We have detected you are using an unrecognised IP address" } },
      code: "AUTH",
      reason: "We have detected you are using an unrecognised IP address",
    },
    {
      title: "a parameter that it does not take",
      answer: { status: 400, body: { code: "invalid_parameter", message: "Sender is invalid / inactive" } },
      code: "VALIDATION",
      reason: "Sender is invalid / inactive",
    },
  ],
});
