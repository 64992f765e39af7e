import { expect, test } from "vitest";
import { parseRetention } from "./retention.js";

test("sessions, links and the log have an end of their own", () => {
  expect(parseRetention(undefined, [])).toEqual({ sessions: 1, links: 30, imports: 14, audit: 400 });
});

test("days are set for each kind, or it is kept for good", () => {
  expect(parseRetention(" deleted=30, audit=never ,versions=365", [])).toEqual({
    sessions: 1,
    links: 30,
    imports: 14,
    deleted: 30,
    versions: 365,
  });
});

test.each(["deleted", "deleted=", "deleted=0", "deleted=-1", "deleted=1.5", "bin=3", "deleted=1=2", "deleted=40000"])(
  "%s is a fault",
  (text) => {
    const faults: string[] = [];
    parseRetention(text, faults);
    expect(faults).toHaveLength(1);
  },
);
