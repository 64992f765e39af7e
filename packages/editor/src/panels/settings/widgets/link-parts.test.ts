import { expect, test } from "vitest";
import { changeLinkKind, changeLinkPart, offeredKinds } from "./link-parts.js";

test("changing the kind empties what was written for the other one", () => {
  const mail = { kind: "email", value: "a@b.io", subject: "Hi", body: "There", title: "Write", target: "_blank" } as const;
  expect(changeLinkKind(mail, "phone")).toEqual({ kind: "phone", value: "", title: "Write", target: "_blank" });
});

test("an emptied part is not stored", () => {
  const web = { kind: "web", value: "example.com", title: "Shop" } as const;
  expect(changeLinkPart(web, "title", "")).toEqual({ kind: "web", value: "example.com" });
  expect(changeLinkPart(web, "value", "")).toEqual({ kind: "web", value: "", title: "Shop" });
  expect(changeLinkPart(web, "target", "_self")).toEqual({ ...web, target: "_self" });
});

test("kinds that need a host's list are offered where there is one", () => {
  const none = { tag: false, customField: false };
  expect(offeredKinds("web", none)).not.toContain("tag");
  expect(offeredKinds("web", { ...none, tag: true })).toContain("tag");
  expect(offeredKinds("web", { ...none, customField: true })).toContain("customField");
  expect(offeredKinds("customField", none)).toContain("customField");
});
