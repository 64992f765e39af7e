import { describeContract, wholeContent } from "../../testing/contract.js";
import { sendgrid } from "./sendgrid.js";

const headers = { authorization: "Bearer SG.key-of-ours" };
const { name, subject, html, text } = wholeContent;

describeContract({
  destination: sendgrid,
  given: { apiKey: "SG.key-of-ours" },
  calls: [
    {
      method: "POST",
      path: "/v3/templates",
      headers,
      json: { name, generation: "dynamic" },
      answer: { status: 201, body: { id: "d-7", name, generation: "dynamic", "updated_at ": "2026-11-23 12:04:00", versions: [] } },
    },
    {
      method: "POST",
      path: "/v3/templates/d-7/versions",
      headers,
      json: { name, subject, html_content: html, plain_content: text, active: 1, editor: "code" },
      answer: { status: 201, body: { id: "v-1", template_id: "d-7", active: 1, warnings: [] } },
    },
  ],
  updates: [
    {
      method: "POST",
      path: "/v3/templates/d-7/versions",
      headers,
      json: { name, subject, html_content: html, plain_content: text, active: 1, editor: "code" },
      answer: { status: 201, body: { id: "v-2", template_id: "d-7", active: 1, warnings: [] } },
    },
  ],
  created: { externalId: "d-7" },
  cleanUp: [{ method: "DELETE", path: "/v3/templates/d-7", headers, answer: { status: 204 } }],
  failures: [
    { title: "a wrong key", at: 0, answer: { status: 401, body: { errors: [{ message: "authorization required" }] } }, code: "AUTH" },
    {
      title: "a key without the right to templates",
      at: 0,
      answer: { status: 403, body: { errors: [{ message: "access forbidden", field: null, error_id: "x" }] } },
      code: "AUTH",
      reason: "access forbidden",
    },
    {
      title: "a brace that Handlebars cannot read",
      answer: { status: 400, body: { errors: [{ message: "template content is invalid: missing closing braces" }] } },
      code: "VALIDATION",
      reason: "template content is invalid: missing closing braces",
    },
    {
      title: "tidying up that fails too",
      answer: { status: 400, body: { errors: [{ message: "first" }] } },
      code: "VALIDATION",
      reason: "first",
      afterwards: [{ method: "DELETE", path: "/v3/templates/d-7", headers, answer: { status: 500, body: "no" } }],
    },
  ],
});
