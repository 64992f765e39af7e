import { describeContract, wholeContent } from "../../testing/contract.js";
import { elasticEmail } from "./elastic-email.js";

const { name, subject, html, text } = wholeContent;

describeContract({
  destination: elasticEmail,
  given: { apiKey: "ee-key-of-ours" },
  calls: [
    {
      method: "POST",
      path: "/v4/templates",
      headers: { "x-elasticemail-apikey": "ee-key-of-ours" },
      json: {
        Name: name,
        Subject: subject,
        Body: [
          { ContentType: "HTML", Content: html, Charset: "utf-8" },
          { ContentType: "PlainText", Content: text, Charset: "utf-8" },
        ],
        TemplateScope: "Personal",
      },
      answer: { status: 201, body: { TemplateType: "RawHTML", Name: name, Subject: subject } },
    },
  ],
  updates: [
    {
      method: "PUT",
      path: `/v4/templates/${encodeURIComponent(name)}`,
      headers: { "x-elasticemail-apikey": "ee-key-of-ours" },
      json: {
        Name: name,
        Subject: subject,
        Body: [
          { ContentType: "HTML", Content: html, Charset: "utf-8" },
          { ContentType: "PlainText", Content: text, Charset: "utf-8" },
        ],
        TemplateScope: "Personal",
      },
      answer: { body: { TemplateType: "RawHTML", Name: name, Subject: subject } },
    },
  ],
  created: { externalId: name },
  failures: [
    {
      title: "a name that is there already",
      answer: { status: 400, body: { Error: "Name exists" } },
      code: "VALIDATION",
      reason: "Name exists",
    },
    { title: "a key without the right", answer: { status: 401, body: { Error: "Access denied" } }, code: "AUTH", reason: "Access denied" },
  ],
});
