import { describeContract, wholeContent } from "../../testing/contract.js";
import { sendwithus } from "./sendwithus.js";

const { name, subject, html, text } = wholeContent;

describeContract({
  destination: sendwithus,
  given: { apiKey: "live_of_ours" },
  calls: [
    {
      method: "POST",
      path: "/api/v1/templates",
      headers: { "x-swu-api-key": "live_of_ours" },
      json: { name, subject, html, text },
      answer: { body: { object: "template", id: "tem_1", name, locale: "en-US", versions: [] } },
    },
  ],
  created: { externalId: "tem_1" },
  failures: [
    { title: "a tag that Jinja cannot read", answer: { status: 400, body: "TemplateSyntaxError" }, code: "VALIDATION" },
    { title: "an address that is not there", answer: { status: 404, body: "Not Found" }, code: "NOT_FOUND" },
    { title: "a wrong key", answer: { status: 403, body: { message: "Invalid API key" } }, code: "AUTH", reason: "Invalid API key" },
  ],
});
