import { resolveProps } from "@mailwright/document";
import { expect, test } from "vitest";
import { timer } from "./index.js";
import { isOver } from "./is-over.js";
import { timerProps } from "./props.js";
import { timerAlt } from "./timer-alt.js";
import { timerRequest } from "./timer-request.js";

const valuesOf = (own: Record<string, unknown>) => resolveProps(timerProps, own, undefined);
const set = { end: "2999-01-31T18:00:00", timeZone: "UTC+01:00" };

test("says what is missing, and asks for no picture before", () => {
  const faultsOf = (own: Record<string, unknown>) =>
    Object.values(timer.faults?.(valuesOf(own)) ?? {}).flatMap((code) => (code === undefined ? [] : [timer.strings.faults?.[code]]));
  expect(faultsOf({})).toEqual(['Please select "End data and time"', 'Please select "Time zone"']);
  expect(faultsOf({ end: set.end })).toEqual(['Please select "Time zone"']);
  expect(faultsOf(set)).toEqual([]);
  expect(timerRequest(valuesOf({ end: set.end }))).toBeUndefined();
});

test("asks for opaque colours, whatever the props hold", () => {
  const colors = { background: "transparent", textColor: "#FA0", numberColor: "#11223344" };
  expect(timerRequest(valuesOf({ ...set, ...colors }))).toMatchObject({
    background: "#ffffff",
    textColor: "#ffaa00",
    numberColor: "#112233",
  });
});

test("a day that the calendar does not have is no end", () => {
  const accepts = (end: string) => timerProps.end.accepts(end);
  expect(accepts("2028-02-29T00:00:00")).toBe(true);
  for (const wrong of ["2027-02-29T00:00:00", "2027-01-31T24:00:01", "2027-01-31", "31.1.2027"]) expect(accepts(wrong)).toBe(false);
});

test("zones go from UTC-11:00 to UTC+14:00", () => {
  const zones = timerProps.timeZone.options.filter((zone) => zone !== "");
  expect([zones.at(0), zones.at(-1)]).toEqual(["UTC-11:00", "UTC+14:00"]);
});

test("to those who do not see it, it says when it ends", () => {
  expect(timerAlt(valuesOf(set))).toBe("Ends on 2999-01-31 at 18:00 UTC+01:00");
});

test("a moment that has passed is said; without a zone only what has passed everywhere", () => {
  const nowMs = Date.parse("2027-01-31T18:00:00Z");
  expect(isOver("2027-01-31T18:59:00", "UTC+01:00", nowMs)).toBe(true);
  expect(isOver("2027-01-31T19:01:00", "UTC+01:00", nowMs)).toBe(false);
  expect(isOver("2027-01-31T07:00:00", "", nowMs)).toBe(false);
  expect(isOver("2027-01-31T05:59:00", "", nowMs)).toBe(true);
  expect(isOver("", "UTC+01:00", nowMs)).toBe(false);
  expect(timer.faults?.(valuesOf({ ...set, end: "2020-01-01T00:00:00" }))).toMatchObject({ end: "over" });
});
