import { expect, test } from "vitest";
import { offeredKinds } from "./export-choice.js";

const never = async () => ({ kind: "refused", code: "internal", message: "", fields: [], isPassing: false }) as const;

test("a server that draws adds PDF and images, PDF first", () => {
  expect(offeredKinds({ html: never, pdf: never, picture: never }, false)).toEqual(["pdf", "html", "image", "mjml", "text"]);
});

test("without one the files that are made here are left", () => {
  expect(offeredKinds(undefined, false)).toEqual(["html", "mjml", "text"]);
});

test("an email with an AMP part can be had as such", () => {
  expect(offeredKinds(undefined, true)).toEqual(["html", "mjml", "amp", "text"]);
});
