import { expect, test } from "vitest";
import { readTags } from "./tag-rules.js";

const refuse = (tag: string) => (tag.includes("@") ? undefined : "Please enter valid email");

test("takes one tag, without the spaces round it", () => {
  expect(readTags(" spring ", ["sale"], {})).toEqual({ tags: ["sale", "spring"], rest: "", error: undefined });
});

test("takes a pasted list and skips what is already there", () => {
  expect(readTags("a@x.org, b@x.org;a@x.org\n\nc@x.org", ["b@x.org"], {}).tags).toEqual(["b@x.org", "a@x.org", "c@x.org"]);
});

test("leaves what is over the limit in the field", () => {
  expect(readTags("c, d", ["a", "b"], { max: 3 })).toEqual({ tags: ["a", "b", "c"], rest: "d", error: undefined });
});

test("leaves what is refused in the field and says why", () => {
  expect(readTags("ann@x.org, ben", [], { refuse })).toEqual({ tags: ["ann@x.org"], rest: "ben", error: "Please enter valid email" });
});
