import { expect, test } from "vitest";
import { originsOf, parseDestinations, settingsOf } from "./destinations.js";

const read = (value: unknown) => {
  const faults: string[] = [];
  return { config: parseDestinations(typeof value === "string" ? value : JSON.stringify(value), faults), faults };
};

test("a client, other addresses and what is hidden are read by destination", () => {
  const { config, faults } = read({
    GMAIL: { clientId: "id", clientSecret: "secret", bases: { api: "http://127.0.0.1:9000/gmail" } },
    PABBLY: { hidden: true },
  });
  expect(faults).toEqual([]);
  expect(settingsOf(config, "GMAIL")).toEqual({
    client: { clientId: "id", clientSecret: "secret" },
    bases: { api: "http://127.0.0.1:9000/gmail" },
    isHidden: false,
  });
  expect(settingsOf(config, "PABBLY").isHidden).toBe(true);
  expect(settingsOf(config, "BREVO")).toEqual({ client: null, bases: {}, isHidden: false });
  expect(originsOf(config)).toEqual(["http://127.0.0.1:9000"]);
});

test.each([
  ["no JSON", "{"],
  ["a destination that nobody knows", { NOBODY: { hidden: true } }],
  ["half of a client", { GMAIL: { clientId: "id", clientSecret: "" } }],
  ["an address of another name", { GMAIL: { bases: { apis: "https://a.example" } } }],
  ["an address that is none", { GMAIL: { bases: { api: "a.example" } } }],
  ["a slip", { GMAIL: { clientID: "id", clientSecret: "secret-of-ours" } }],
])("%s is a fault, which repeats no secret", (_, value) => {
  const { config, faults } = read(value);
  expect(config).toEqual({});
  expect(faults).toHaveLength(1);
  expect(faults.join()).not.toContain("secret-of-ours");
});
