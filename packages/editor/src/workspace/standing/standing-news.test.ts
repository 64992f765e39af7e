import { expect, test } from "vitest";
import type { Standing } from "../../ports/following-port.js";
import { draftInfo } from "../../testing/memory-ports.js";
import { newsBetween } from "./news-between.js";
import { noticeOf } from "./standing-news.js";

const free: Standing = { refusal: null, holder: null, ownerName: "Ann", etag: "1", savedBy: null, info: {} };
const held: Standing = { ...free, refusal: "template-locked", holder: { name: "Ben" } };
const info = draftInfo;
const here = { standing: free, endedBy: null, etag: "1", info };

test("nothing is said while all is as it should be", () => {
  expect(noticeOf(here)).toBeNull();
  expect(noticeOf({ ...here, standing: null })).toBeNull();
  // One's own save is told too, and perhaps before it is answered.
  expect(noticeOf({ ...here, standing: { ...free, etag: "2" } })).toBeNull();
});

test("the gravest of what happened is said", () => {
  const released: Standing = { ...free, refusal: "lock-released", etag: "2", savedBy: { name: "Ann" } };
  expect(noticeOf({ ...here, standing: released })).toEqual({ kind: "unlocked", name: "Ann" });
  expect(noticeOf({ ...here, standing: held })).toEqual({ kind: "held", name: "Ben" });
  expect(noticeOf({ ...here, standing: { ...free, etag: "2", savedBy: { name: "Ben" } } })).toEqual({ kind: "newer", name: "Ben" });
  expect(noticeOf({ ...here, standing: released, endedBy: "not-a-collaborator" })).toEqual({ kind: "ended" });
  expect(noticeOf({ ...here, endedBy: "session-ended" })).toEqual({ kind: "signed-out" });
});

test("whoever may not edit is told what they may do, unless their right to it has ended", () => {
  const asRole = (collaboratorRole: "view" | "comment" | "edit") => ({ ...here, info: { ...info, collaboratorRole } });
  expect([noticeOf(asRole("view")), noticeOf(asRole("comment")), noticeOf(asRole("edit"))]).toEqual([
    { kind: "view" },
    { kind: "comment" },
    null,
  ]);
  expect(noticeOf({ ...asRole("view"), standing: null })).toEqual({ kind: "view" });
  expect(noticeOf({ ...asRole("view"), endedBy: "not-a-collaborator" })).toEqual({ kind: "ended" });
});

test("that it was deleted is said to everybody, whatever they may do with it otherwise", () => {
  const deleted = { ...info, status: "deleted" as const };
  expect(noticeOf({ ...here, info: deleted })).toEqual({ kind: "deleted" });
  expect(noticeOf({ ...here, info: { ...deleted, collaboratorRole: "view" } })).toEqual({ kind: "deleted" });
  expect(noticeOf({ ...here, info: deleted, endedBy: "not-a-collaborator" })).toEqual({ kind: "ended" });
});

test("that somebody has it open stands above the canvas and is told nowhere else; that they are done is, where it can be saved again", () => {
  expect(newsBetween(null, held)).toBeNull();
  expect(newsBetween(free, held)).toBeNull();
  expect(newsBetween(held, { ...held, etag: "2" })).toBeNull();
  expect(newsBetween(held, free)).toEqual({ kind: "freed", name: "Ben" });
  expect(newsBetween(null, free)).toBeNull();
});
