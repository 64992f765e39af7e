import { describeContract, wholeContent } from "../../testing/contract.js";
import { rule } from "./rule.js";

const { subject, html, text } = wholeContent;
const base64 = (plain: string) => Buffer.from(plain, "utf8").toString("base64");

describeContract({
  destination: rule,
  given: { apiKey: "rule-key-of-ours", fromName: "News", fromEmail: "news@sender.example" },
  calls: [
    {
      method: "POST",
      path: "/api/v2/campaigns",
      headers: { authorization: "Bearer rule-key-of-ours" },
      json: {
        message_type: "email",
        language: "en",
        subject,
        from: { name: "News", email: "news@sender.example" },
        recipients: { tags: [{ identifier: "exportEmail" }] },
        content: { html: base64(html), plain: base64(text) },
      },
      answer: { body: { id: 99, status: "draft", email_template_id: 3 } },
    },
  ],
  created: { externalId: "99" },
  failures: [
    {
      title: "a tag that is not there",
      answer: { status: 400, body: { error: "InvalidTag", message: "Tag exportEmail does not exist" } },
      code: "VALIDATION",
      reason: "Tag exportEmail does not exist",
    },
    { title: "a wrong key", answer: { status: 401, body: { error: "NotAuthorized" } }, code: "AUTH", reason: "NotAuthorized" },
    { title: "a fault of theirs", answer: { status: 500, body: { error: "UnexpectedError" } }, code: "UPSTREAM" },
  ],
});
