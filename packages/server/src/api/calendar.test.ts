import { afterAll, beforeAll, expect, test } from "vitest";
import { quickestEngine } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer(quickestEngine);
  user = await server.addUser();
}, 180_000);
afterAll(() => server?.close());

const tea = {
  title: "Tea; cake, and more",
  start: "2027-03-12T17:00:00.000Z",
  end: "2027-03-12T19:30:00.000Z",
  place: "Hafenstraße 4, Hamburg",
};
const make = (change: object = {}) => user.call("POST", "/api/v2/calendar", { ...tea, ...change });
const pathOf = (url: string) => url.replace("http://mail.test", "");
const fetchFile = async (change: object = {}) => server.inject({ url: pathOf((await make(change)).json().url) });

/** The file's lines, unfolded as RFC 5545 says. */
const linesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("an event has an address where anybody gets a file that calendars read", async () => {
  const file = await fetchFile();
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
    "content-disposition": 'attachment; filename="event.ics"',
    "x-content-type-options": "nosniff",
  });
  expect(linesOf(file.body)).toEqual(
    expect.arrayContaining([
      "BEGIN:VCALENDAR",
      "METHOD:PUBLISH",
      "DTSTART:20270312T170000Z",
      "DTEND:20270312T193000Z",
      "SUMMARY:Tea\\; cake\\, and more",
      "LOCATION:Hafenstraße 4\\, Hamburg",
      "END:VCALENDAR",
    ]),
  );
});

test("lines are folded, and those of a description stay one value", async () => {
  const description = `Bring \\ a friend\nEND:VEVENT\n${"ä".repeat(200)}`;
  const { rawPayload, body } = await fetchFile({ description });
  expect(
    rawPayload
      .toString()
      .split("\r\n")
      .every((line) => Buffer.byteLength(line) <= 75),
  ).toBe(true);
  const lines = linesOf(body);
  expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
  expect(lines).toContain(`DESCRIPTION:Bring \\\\ a friend\\nEND:VEVENT\\n${"ä".repeat(200)}`);
});

test.each([
  ["title", "Tea\r\nBEGIN:VALARM"],
  ["title", "Tea\nATTACH:https://example.com"],
  ["place", "Hall\u2028LOCATION:x"],
  ["place", "Hall\u0000"],
  ["description", "One\r\nATTACH:https://example.com"],
])("a %s that could write a line of its own is refused: %j", async (field, text) => {
  const answer = await make({ [field]: text });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields[0].field).toContain(field);
});

test("an end before the start, and what does not fit into an address, are refused by field", async () => {
  expect((await make({ end: "2027-03-12T16:00:00.000Z" })).json().fields).toEqual([{ field: "end", code: "invalid" }]);
  expect((await make({ title: "日".repeat(150), place: "日".repeat(200), description: "日".repeat(400) })).json().fields).toEqual([
    { field: "description", code: "too-long" },
  ]);
});

test("the same event is the same file, so that who adds it twice has it once", async () => {
  const [one, other] = [await fetchFile(), await fetchFile()];
  expect(one.body).toBe(other.body);
  expect(linesOf(one.body).find((line) => line.startsWith("UID:"))).not.toBe(
    linesOf((await fetchFile({ title: "Coffee" })).body).find((line) => line.startsWith("UID:")),
  );
});

test("files are handed out for addresses of this server only", async () => {
  const word = pathOf((await make()).json().url)
    .replace("/api/v2/calendar/", "")
    .replace(".ics", "");
  const forged = Buffer.from(JSON.stringify(["Free money", 1, 2, "", ""])).toString("base64url");
  for (const wrong of [`A${word.slice(1)}`, word.slice(0, -1), forged + word.slice(-22), "x", "%00", "..%2f..%2fetc"]) {
    const answer = await server.inject({ url: `/api/v2/calendar/${wrong}.ics` });
    expect([wrong, answer.statusCode]).toEqual([wrong, 404]);
  }
});

test("only who is signed in has an address made", async () => {
  expect((await server.inject({ method: "POST", url: "/api/v2/calendar", payload: tea })).statusCode).toBe(401);
});
