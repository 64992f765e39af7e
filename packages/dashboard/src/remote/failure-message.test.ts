import { ApiError } from "@mailwright/client";
import { expect, test } from "vitest";
import { failureMessage } from "./failure-message.js";

const generic = "Something went wrong. Try again later";

test("the server's own words are said", () => {
  const error = new ApiError("Only the owner may do this.", { code: "owner-only", status: 403, requestId: "r1" });
  expect(failureMessage(error, generic)).toBe("Only the owner may do this.");
});

test("our words for a code come before the server's", () => {
  const error = new ApiError("It is locked.", { code: "template-locked", status: 423, requestId: "r1" });
  expect(failureMessage(error, generic, { "template-locked": "This template is locked and cannot be deleted." })).toBe(
    "This template is locked and cannot be deleted.",
  );
});

test("a lost call, an answer without words and an accident are said in general words", () => {
  const lost = new ApiError("The server cannot be reached.", { code: "network", status: 0 });
  const wordless = new ApiError("", { code: "internal", status: 500, requestId: "r1" });
  expect([lost, wordless, new TypeError("x is undefined")].map((error) => failureMessage(error, generic))).toEqual([
    generic,
    generic,
    generic,
  ]);
});
