import { expect, test } from "vitest";
import { checkContent } from "../../sending/check-content.js";
import { translateFor } from "../../sending/translate-for.js";
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

const letter = {
  subject: "For {{ first_name }}",
  preheader: "",
  html: '<p>Dear {{ first_name | default: "friend" }} of {{ city }}</p><a href="{{ unsubscribe_url }}">Leave</a>',
  text: "",
};

test.each([[["marketing"]], [["marketing", "transactional"]], [["automation"]]])(
  "for %s the tags are those of contacts, and a link to unsubscribe is asked for",
  (purposes) => {
    const { subject, html, untranslated } = translateFor(mailjet, letter, { purposes });
    expect(subject).toBe('For [[data:firstname:""]]');
    expect(html).toBe('<p>Dear [[data:firstname:"friend"]] of [[data:city:""]]</p><a href="[[UNSUB_LINK_EN]]">Leave</a>');
    expect(untranslated).toEqual([]);
    expect(checkContent(mailjet, { ...wholeContent, html: "<p>a</p>" }, { purposes })).toMatchObject([{ code: "own-unsubscribe" }]);
  },
);

test("what is only transactional has variables, and no link to unsubscribe", () => {
  const purposes = ["transactional"];
  const { html, untranslated } = translateFor(mailjet, letter, { purposes });
  expect(html).toBe('<p>Dear {{data:firstname:"friend"}} of {{var:city:""}}</p>Leave');
  expect(untranslated).toEqual([{ tag: "{{ unsubscribe_url }}", problem: "no-tag" }]);
  expect(checkContent(mailjet, { ...wholeContent, html: "<p>a</p>" }, { purposes })).toEqual([]);
});
