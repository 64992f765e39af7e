import { expect, test } from "vitest";
import type { KeptConnection } from "../model/connection-port.js";
import { accountOf, accountsAt } from "./account.js";

const kept = (id: string, provider: string, usedAtMs: number | null = null): KeptConnection => ({
  ...{ id, provider, usedAtMs, name: id, isTeam: false, ownerName: "Ann", mayDelete: true, mayTest: true },
});
const list = {
  kind: "listed",
  mayKeepForTeam: false,
  connections: [kept("never", "BREVO"), kept("long ago", "BREVO", 1), kept("today", "BREVO", 9), kept("other", "ECOMAIL", 20)],
} as const;

test("the accounts of a service stand in the order in which they were used last", () => {
  expect(accountsAt(list, "BREVO").map(({ id }) => id)).toEqual(["today", "long ago", "never"]);
  expect(accountsAt(undefined, "BREVO")).toEqual([]);
});

test("a form begins with the account that was used last", () => {
  expect(accountOf(undefined, accountsAt(list, "BREVO"))).toEqual({ kind: "kept", id: "today" });
});

test("a form without kept accounts asks for one", () => {
  expect(accountOf(undefined, [])).toEqual({ kind: "once" });
});

test("what was chosen stays", () => {
  expect(accountOf({ kind: "once" }, accountsAt(list, "BREVO"))).toEqual({ kind: "once" });
  expect(accountOf({ kind: "kept", id: "never" }, accountsAt(list, "BREVO"))).toEqual({ kind: "kept", id: "never" });
});

test("an account that was forgotten meanwhile is not chosen any more", () => {
  expect(accountOf({ kind: "kept", id: "gone" }, accountsAt(list, "BREVO"))).toEqual({ kind: "kept", id: "today" });
});
