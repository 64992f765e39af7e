import { expect, test } from "vitest";
import { sendgrid } from "../providers/sendgrid/sendgrid.js";
import { type Protocol, run, smallContent } from "./contract.js";
import type { ExpectedCall } from "./fake-service.js";

const headers = { authorization: "Bearer key-of-sendgrid" };
const [template, version]: [ExpectedCall, ExpectedCall] = [
  {
    method: "POST",
    path: "/v3/templates",
    headers,
    json: { name: smallContent.name, generation: "dynamic" },
    answer: { status: 201, body: { id: "d-1" } },
  },
  { method: "POST", path: "/v3/templates/d-1/versions", headers, json: {}, answer: { status: 201, body: { id: "v" } } },
];
const protocol: Protocol = {
  destination: sendgrid,
  given: { apiKey: "key-of-sendgrid" },
  content: smallContent,
  calls: [template],
  created: { externalId: "d-1" },
  failures: [],
};

test.each([
  ["a missing header", [{ ...template, headers: { ...headers, "x-wanted": "yes" } }], /x-wanted is undefined/],
  ["another order", [version, template], /the call is "POST \/v3\/templates" instead of "POST \/v3\/templates\/d-1\/versions"/],
  ["another body", [{ ...template, json: { name: "x" } }], /the body is/],
  ["a call too few", [template, version, version].slice(0, 2).concat(version), /the body is|did not come/],
  ["a call too many", [template], /nothing was expected/],
])("the fake notices %s", async (_, script, problem) => {
  const { problems, outcome } = await run(protocol, script);
  expect(problems.join("\n")).toMatch(problem);
  expect(outcome.ok).toBe(false);
});
