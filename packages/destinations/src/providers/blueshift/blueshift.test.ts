import { describeContract, wholeContent } from "../../testing/contract.js";
import { blueshift } from "./blueshift.js";

const { name, subject, preheader, html } = wholeContent;
const headers = { authorization: `Basic ${Buffer.from("user-key-of-ours:").toString("base64")}` };

describeContract({
  destination: blueshift,
  given: { userAPIKey: "user-key-of-ours", authorName: "ann@sender.example" },
  calls: [
    {
      method: "POST",
      path: "/api/v1/email_templates.json",
      headers,
      json: {
        name,
        author: "ann@sender.example",
        resource: { subject, content: html, preheader },
        skip_user_on_external_fetch_error: true,
        template_properties: [{ skip_user_on_blank_products: true, skip_user_on_blank_event_products: true }],
      },
      answer: { body: { uuid: "9d8c", name } },
    },
  ],
  updates: [
    {
      method: "PUT",
      path: "/api/v1/email_templates/9d8c.json",
      headers,
      json: { resource: { subject, content: html, preheader } },
      answer: { body: { uuid: "9d8c", name } },
    },
  ],
  created: { externalId: "9d8c" },
  failures: [
    {
      title: "faulty fields",
      answer: { status: 400, body: { errors: { author: ["is no email address"] } } },
      code: "VALIDATION",
      reason: "author: is no email address",
    },
    {
      title: "another shape of the same",
      answer: { status: 422, body: { success: false, error: "name is taken" } },
      code: "VALIDATION",
      reason: "name is taken",
    },
    { title: "the key of events", answer: { status: 401, body: { message: "Unauthorized" } }, code: "AUTH", reason: "Unauthorized" },
  ],
});
