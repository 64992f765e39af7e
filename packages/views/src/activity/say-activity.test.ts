import { type ActivityEntry, type ActivityKind, activityGroupOf } from "@mailwright/contract";
import { createTranslator } from "@mailwright/ui";
import { expect, test } from "vitest";
import { activityStrings } from "./activity-strings.js";
import { isKnown, sayActivity } from "./say-activity.js";

const say = createTranslator(activityStrings);
const writeDate = (date: Date) => date.toISOString().slice(0, 10);
const at = "2026-11-21T12:00:00.000Z";
const entry = (kind: ActivityKind, change: Partial<ActivityEntry> = {}): ActivityEntry => ({
  ...{ id: "e", templateId: "t", templateName: "T", kind, actorId: "ann", actorName: "Ann", isGuest: false },
  ...{ personId: null, personName: "", role: null, about: null, count: 1, since: at, at },
  ...change,
});

test("every kind that there is has a sentence, which is complete", () => {
  for (const kind of Object.keys(activityGroupOf) as ActivityKind[]) {
    expect(isKnown(entry(kind))).toBe(true);
    for (const change of [{}, { count: 3, about: "pdf", personName: "Ben", role: "view" } as const])
      expect(sayActivity(entry(kind, change), say, writeDate)).toMatch(/^Ann [^{}]+$/);
  }
});

test("what a server of a later version tells is left out", () => {
  expect(isKnown({ ...entry("changed"), kind: "painted" as ActivityKind })).toBe(false);
});

test("people who are gone and guests are told as that", () => {
  expect(sayActivity(entry("changed", { actorId: null, actorName: "" }), say, writeDate)).toBe("A removed person changed it");
  expect(sayActivity(entry("commented", { actorName: "Gus", isGuest: true }), say, writeDate)).toBe("Gus (guest) wrote a comment");
  expect(sayActivity(entry("shared", { role: "comment" }), say, writeDate)).toBe("Ann shared it with a removed person, who may comment");
});

test("counts, roles and targets stand in the sentence", () => {
  expect(sayActivity(entry("exported", { about: "html", count: 2 }), say, writeDate)).toBe("Ann exported it 2 times: HTML");
  expect(sayActivity(entry("exported", { about: "outlook" }), say, writeDate)).toBe("Ann exported it: file for Outlook");
  expect(sayActivity(entry("exported", { about: "Mailchimp" }), say, writeDate)).toBe("Ann exported it: Mailchimp");
  expect(sayActivity(entry("role-changed", { personName: "Ben", role: "edit" }), say, writeDate)).toBe("Ann changed what Ben may do: edit");
  expect(sayActivity(entry("unlocked", { personName: "Ben" }), say, writeDate)).toBe("Ann unlocked it, which Ben was editing");
});

test("a version that was restored is told by its name, and without one by its date", () => {
  expect(sayActivity(entry("version-restored", { about: "For the board" }), say, writeDate)).toBe(
    "Ann restored the version “For the board”",
  );
  expect(sayActivity(entry("version-restored", { about: at }), say, writeDate)).toBe("Ann restored the version from 2026-11-21");
});
