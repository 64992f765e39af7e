import { expect, test } from "vitest";
import { destinations } from "../registry/destinations.js";
import { run, wholeContent } from "../testing/contract.js";
import { elasticEmail } from "./elastic-email/elastic-email.js";
import { klaviyo } from "./klaviyo/klaviyo.js";

const amp = "<!doctype html><html ⚡4email></html>";
const { name, subject, html, text } = wholeContent;

test("Klaviyo is given the AMP part of an email that has one", async () => {
  const call = {
    method: "POST",
    path: "/api/templates",
    headers: { "content-type": "application/vnd.api+json" },
    json: { data: { type: "template", attributes: { name, editor_type: "CODE", html, text, amp } } },
    answer: { status: 201, body: { data: { type: "template", id: "XyZ9" } } },
  };
  const protocol = {
    destination: klaviyo,
    given: { privateAPIKey: "pk" },
    content: { amp },
    calls: [call],
    created: { externalId: "XyZ9" },
    failures: [],
  };
  const { outcome, problems } = await run(protocol, [call]);
  expect(problems).toEqual([]);
  expect(outcome).toMatchObject({ ok: true, externalId: "XyZ9" });
});

test("so is Elastic Email", async () => {
  const call = {
    method: "POST",
    path: "/v4/templates",
    json: {
      Name: name,
      Subject: subject,
      Body: [
        { ContentType: "HTML", Content: html, Charset: "utf-8" },
        { ContentType: "PlainText", Content: text, Charset: "utf-8" },
        { ContentType: "AMP", Content: amp, Charset: "utf-8" },
      ],
      TemplateScope: "Personal",
    },
    answer: { status: 201, body: { Name: name } },
  };
  const protocol = {
    destination: elasticEmail,
    given: { apiKey: "ee" },
    content: { amp },
    calls: [call],
    created: { externalId: name },
    failures: [],
  };
  const { outcome, problems } = await run(protocol, [call]);
  expect(problems).toEqual([]);
  expect(outcome).toMatchObject({ ok: true, externalId: name });
});

test("no other service has a field for it", () => {
  expect(destinations.filter(({ takesAmp }) => takesAmp).map(({ id }) => id)).toEqual(["klaviyo", "elastic-email"]);
});
