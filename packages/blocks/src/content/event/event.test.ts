import { compileDocument } from "@mailwright/compiler";
import { type JsonValue, resolveProps } from "@mailwright/document";
import { aBlock, aDocumentAround } from "@mailwright/testing";
import { expect, test } from "vitest";
import { blockRegistry } from "../../registry/registry.js";
import { calendarAddresses } from "./calendar-addresses.js";
import { eventRequest } from "./event-request.js";
import { eventWhen } from "./event-when.js";
import { event } from "./index.js";
import { eventProps } from "./props.js";

const set = {
  title: "Tea & cake",
  start: "2027-03-12T18:00:00",
  end: "2027-03-12T20:30:00",
  timeZone: "UTC+01:00",
  place: "Hall #4, Bath",
};
const valuesOf = (own: Record<string, JsonValue> = {}) => resolveProps(eventProps, { ...set, ...own }, undefined);
const compile = (own: Record<string, JsonValue> = {}) =>
  compileDocument(aDocumentAround([aBlock("event", { ...set, ...own })], blockRegistry), blockRegistry);

/** The fields of the address that a calendar is opened with. */
function fieldsOf(words: string): Record<string, string> {
  const { href = "" } = calendarAddresses(valuesOf({ description: "Bring + share" })).find((calendar) => calendar.words === words) ?? {};
  return Object.fromEntries(new URL(href).searchParams);
}

test("Google is given the event in UTC", () => {
  expect(fieldsOf("Google")).toMatchObject({ text: "Tea & cake", dates: "20270312T170000Z/20270312T193000Z", location: "Hall #4, Bath" });
  expect(fieldsOf("Google")["details"]).toBe("Bring + share");
});

test("so are Outlook.com and Yahoo", () => {
  expect(fieldsOf("Outlook.com")).toMatchObject({
    subject: "Tea & cake",
    startdt: "2027-03-12T17:00:00.000Z",
    enddt: "2027-03-12T19:30:00.000Z",
  });
  expect(fieldsOf("Yahoo")).toMatchObject({ title: "Tea & cake", st: "20270312T170000Z", et: "20270312T193000Z", in_loc: "Hall #4, Bath" });
});

test("a button leads to the file where a server has made one", () => {
  expect(compile().html).not.toContain("Apple and others");
  const { html, text } = compile({ file: { url: "https://mail.example.com/api/v2/calendar/a.ics", key: "k" } });
  expect(html).toContain('href="https://mail.example.com/api/v2/calendar/a.ics"');
  expect(text).toContain("Apple and others [https://mail.example.com/api/v2/calendar/a.ics]");
});

test("only the calendars that are wanted have a button", () => {
  const words = calendarAddresses(valuesOf({ yahoo: false, outlook: false })).map((calendar) => calendar.words);
  expect(words).toEqual(["Google"]);
});

test("before start and zone are known it has no buttons, asks for no file, and says what is missing", () => {
  for (const own of [{ start: "" }, { timeZone: "" }]) {
    expect(calendarAddresses(valuesOf(own))).toEqual([]);
    expect(eventRequest(valuesOf(own))).toBeUndefined();
  }
  expect(event.faults?.(valuesOf({ start: "", timeZone: "" }))).toMatchObject({ start: "noStart", timeZone: "noTimeZone" });
});

test("without an end, or with one before the start, it lasts an hour", () => {
  for (const end of ["", "2027-03-12T17:00:00"]) expect(eventRequest(valuesOf({ end }))?.end).toBe("2027-03-12T18:00:00.000Z");
  expect(event.faults?.(valuesOf({ end: "2027-03-12T17:00:00" }))).toMatchObject({ end: "tooEarly" });
  expect(event.faults?.(valuesOf({ end: "" }))).toMatchObject({ end: undefined });
});

test("the file is asked for with words of one line, and a description of several", () => {
  const asked = eventRequest(valuesOf({ title: " Tea\r\nBEGIN:VALARM ", description: "One\r\nTwo\n" }));
  expect(asked).toMatchObject({ title: "Tea BEGIN:VALARM", description: "One\nTwo" });
});

test("says when it is: in numbers, until somebody says it in words", () => {
  expect(eventWhen(valuesOf())).toBe("2027-03-12, 18:00–20:30 UTC+01:00");
  expect(eventWhen(valuesOf({ end: "2027-03-14T12:00:00" }))).toBe("2027-03-12, 18:00 – 2027-03-14, 12:00 UTC+01:00");
  expect(eventWhen(valuesOf({ when: "Friday at six" }))).toBe("Friday at six");
});
