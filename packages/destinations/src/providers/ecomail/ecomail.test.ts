import { describeContract, wholeContent } from "../../testing/contract.js";
import { ecomail } from "./ecomail.js";

const { name, html } = wholeContent;

describeContract({
  destination: ecomail,
  given: { apiKey: "eco-key-of-ours" },
  calls: [
    {
      method: "POST",
      path: "/template",
      headers: { key: "eco-key-of-ours" },
      json: { name, html },
      answer: { status: 201, body: { id: 12 } },
    },
  ],
  created: { externalId: "12" },
  failures: [
    {
      title: "faulty fields",
      answer: { status: 422, body: { errors: { name: ["The name is required."] } } },
      code: "VALIDATION",
      reason: "The name is required.",
    },
    { title: "a wrong key", answer: { status: 401, body: { message: "Unauthorized" } }, code: "AUTH", reason: "Unauthorized" },
  ],
});
