import { describeContract, wholeContent } from "../../testing/contract.js";
import { dotdigital } from "./dotdigital.js";

const { name, subject, html, text } = wholeContent;

describeContract({
  destination: dotdigital,
  given: { apiUserName: "apiuser-1@apiconnector.com", apiPassword: "api-password", region: "r2" },
  basePaths: { api: "/{region}" },
  calls: [
    {
      method: "POST",
      path: "/r2/v2/templates",
      headers: { authorization: `Basic ${Buffer.from("apiuser-1@apiconnector.com:api-password").toString("base64")}` },
      json: { name, subject, fromName: "Ann Sender", htmlContent: html, plainTextContent: text },
      answer: { status: 201, body: { id: 31, name } },
    },
  ],
  updates: [
    {
      method: "PUT",
      path: "/r2/v2/templates/31",
      headers: { authorization: `Basic ${Buffer.from("apiuser-1@apiconnector.com:api-password").toString("base64")}` },
      json: { name, subject, fromName: "Ann Sender", htmlContent: html, plainTextContent: text },
      answer: { body: { id: 31, name } },
    },
  ],
  created: { externalId: "31" },
  failures: [
    {
      title: "an email without the tag for unsubscribing",
      answer: { status: 400, body: { message: "No unsubscribe link. ERROR_TEMPLATE_INVALID" } },
      code: "VALIDATION",
      reason: "No unsubscribe link. ERROR_TEMPLATE_INVALID",
    },
    {
      title: "too many calls, as older accounts say it",
      answer: { status: 400, headers: { "retry-after": "3600" }, body: { message: "Too many calls. ERROR_APIUSAGE_EXCEEDED" } },
      code: "RATE_LIMIT",
    },
    { title: "a wrong region", answer: { status: 401, body: { message: "ERROR_INVALID_LOGIN" } }, code: "AUTH" },
  ],
});
