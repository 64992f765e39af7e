import { describeContract, wholeContent } from "../../testing/contract.js";
import { sendpulse } from "./sendpulse.js";

const { name, html } = wholeContent;
const body = Buffer.from(html, "utf8").toString("base64");
const [token, template] = [
  {
    method: "POST",
    path: "/oauth/access_token",
    json: { grant_type: "client_credentials", client_id: "id-of-ours", client_secret: "secret-of-ours" },
    answer: { body: { access_token: "granted", token_type: "Bearer", expires_in: 3600 } },
  },
  {
    method: "POST",
    path: "/template",
    headers: { authorization: "Bearer granted" },
    json: { name, body, lang: "en" },
    answer: { body: { result: true, real_id: 1_042_220 } },
  },
];
const taken = { status: 400, body: { message: "Template name exists", error_code: 573 } };

describeContract({
  destination: sendpulse,
  given: { id: "id-of-ours", secret: "secret-of-ours" },
  calls: [token, template],
  updates: [
    token,
    {
      method: "POST",
      path: "/template/edit/1042220",
      headers: { authorization: "Bearer granted" },
      json: { body, lang: "en" },
      answer: { body: { result: true } },
    },
  ],
  created: { externalId: "1042220" },
  failures: [
    {
      title: "wrong keys, with a good status",
      at: 0,
      answer: { body: { message: "Client authentication failed", error_code: 401 } },
      code: "AUTH",
      reason: "Client authentication failed",
    },
    {
      title: "a template that it does not take, with a good status",
      answer: { body: { result: false, message: "Body is empty" } },
      code: "VALIDATION",
      reason: "Body is empty",
    },
    { title: "faulty fields", answer: { status: 422, body: { message: "lang", error_code: 422 } }, code: "VALIDATION" },
    {
      title: "a name that is there already, and the other one too",
      answer: taken,
      code: "CONFLICT",
      reason: "Template name exists",
      afterwards: [token, { ...template, json: { name: `${name} (2026-11-23 1204)`, body, lang: "en" }, answer: taken }],
    },
  ],
});
