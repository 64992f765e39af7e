import { describeContract, wholeContent } from "../../testing/contract.js";
import { mailjet } from "./mailjet.js";

const headers = { authorization: `Basic ${Buffer.from("public-key:private-key").toString("base64")}` };
const { name, subject, html, text } = wholeContent;

describeContract({
  destination: mailjet,
  given: { apiKey: "public-key", secretKey: "private-key", author: "Ann", purposes: ["transactional"] },
  calls: [
    {
      method: "POST",
      path: "/v3/REST/template",
      headers,
      json: { Name: name, Author: "Ann", EditMode: 2, Purposes: ["transactional"], OwnerType: "apikey", Locale: "en_US" },
      answer: { status: 201, body: { Count: 1, Data: [{ ID: 9137 }], Total: 1 } },
    },
    {
      method: "POST",
      path: "/v3/REST/template/9137/detailcontent",
      headers,
      json: { Headers: { Subject: subject }, "Html-part": html, "Text-part": text },
      answer: { status: 201, body: { Count: 1, Data: [{}], Total: 1 } },
    },
  ],
  updates: [
    {
      method: "POST",
      path: "/v3/REST/template/9137/detailcontent",
      headers,
      json: { Headers: { Subject: subject }, "Html-part": html, "Text-part": text },
      answer: { status: 201, body: { Count: 1, Data: [{}], Total: 1 } },
    },
  ],
  created: { externalId: "9137" },
  cleanUp: [{ method: "DELETE", path: "/v3/REST/template/9137", headers, answer: { status: 204 } }],
  failures: [
    {
      title: "a wrong pair of keys",
      at: 0,
      answer: { status: 401, body: { ErrorInfo: "", ErrorMessage: "API key authentication/authorization failure", StatusCode: 401 } },
      code: "AUTH",
      reason: "API key authentication/authorization failure",
    },
    {
      title: "a name that is there already",
      at: 0,
      answer: { status: 400, body: { ErrorInfo: "", ErrorMessage: "A template with this name exists", StatusCode: 400 } },
      code: "VALIDATION",
      reason: "A template with this name exists",
    },
  ],
});
