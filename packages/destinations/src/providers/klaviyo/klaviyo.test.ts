import { describeContract, wholeContent } from "../../testing/contract.js";
import { klaviyo } from "./klaviyo.js";

const { name, html, text } = wholeContent;
const fault = (status: number, code: string, detail: string) => ({
  status,
  body: { errors: [{ id: "1", code, title: "Invalid input.", detail, source: { pointer: "/data/attributes/html" } }] },
});

describeContract({
  destination: klaviyo,
  given: { privateAPIKey: "pk_of_ours" },
  calls: [
    {
      method: "POST",
      path: "/api/templates",
      headers: {
        authorization: "Klaviyo-API-Key pk_of_ours",
        revision: "2026-07-15",
        "content-type": "application/vnd.api+json",
        accept: "application/vnd.api+json",
      },
      json: { data: { type: "template", attributes: { name, editor_type: "CODE", html, text } } },
      answer: { status: 201, body: { data: { type: "template", id: "XyZ9", attributes: { name } } } },
    },
  ],
  updates: [
    {
      method: "PATCH",
      path: "/api/templates/XyZ9",
      headers: { authorization: "Klaviyo-API-Key pk_of_ours", revision: "2026-07-15", "content-type": "application/vnd.api+json" },
      json: { data: { type: "template", id: "XyZ9", attributes: { name, html, text } } },
      answer: { body: { data: { type: "template", id: "XyZ9", attributes: { name } } } },
    },
  ],
  created: { externalId: "XyZ9" },
  failures: [
    {
      title: "a tag that Klaviyo cannot compile",
      answer: fault(400, "invalid", "Invalid block tag: 'endfor'"),
      code: "VALIDATION",
      reason: "Invalid block tag: 'endfor'",
    },
    {
      title: "a key without the right to templates",
      answer: fault(403, "permission_denied", "Missing templates:write"),
      code: "AUTH",
      reason: "Missing templates:write",
    },
  ],
});
