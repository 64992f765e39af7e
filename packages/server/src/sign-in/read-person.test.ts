import { describe, expect, test } from "vitest";
import { readPerson } from "./read-person.js";

const settings = {
  issuer: "https://id.test",
  roleClaim: "realm_access.roles",
  adminRoles: ["mail-admins"],
  planClaim: "https://acme.test/plan",
  workspaceClaim: "team",
  workspaceId: "main",
};
const plain = { ...settings, roleClaim: null, adminRoles: [], planClaim: null, workspaceClaim: null };

describe("what a provider says about a person", () => {
  test("names role, plan and workspace where the settings say which claims do", () => {
    const claims = { sub: "7", team: "north", "https://acme.test/plan": 2, realm_access: { roles: ["x", "mail-admins"] } };
    expect(readPerson(claims, settings)).toMatchObject({
      externalId: "https://id.test 7",
      role: "ROLE_ADMIN",
      plan: 2,
      workspaceId: "north",
    });
    expect(readPerson({ ...claims, realm_access: { roles: ["x"] } }, settings).role).toBe("user");
  });

  test("leaves to the product what no claim is named for", () => {
    expect(readPerson({ sub: "7", plan: 9, roles: ["mail-admins"] }, plain)).toMatchObject({ role: null, plan: null, workspaceId: "main" });
  });

  test("counts as not said where it does not fit, and never as a right", () => {
    for (const roles of [undefined, {}, "mail-admins2", [["mail-admins"]], { 0: "mail-admins" }])
      expect(readPerson({ sub: "7", realm_access: { roles } }, settings).role).toBe("user");
    for (const plan of [-1, 1.5, "two", "", 4000, null])
      expect(readPerson({ sub: "7", "https://acme.test/plan": plan }, settings).plan).toBeNull();
    for (const team of [undefined, "North!", "../x", ["north"]]) expect(readPerson({ sub: "7", team }, settings).workspaceId).toBeNull();
  });

  test("an address counts only when the provider vouches for it with true", () => {
    const isVerified = (email_verified: unknown) => readPerson({ sub: "7", email: "a@b.test", email_verified }, plain).isEmailVerified;
    expect([true, "true", 1, undefined, false].map(isVerified)).toEqual([true, false, false, false, false]);
    expect(readPerson({ sub: "7", email_verified: true }, plain).isEmailVerified).toBe(false);
  });

  test("names come on one line, without signs that turn it, and pictures by https only", () => {
    const claims = { sub: "7", given_name: "An\u202en\nMarie\u0007", family_name: " Lee\r\n ", picture: "javascript:alert(1)" };
    expect(readPerson(claims, plain)).toMatchObject({ firstName: "Ann Marie", lastName: "Lee", imageUrl: "" });
    // Persian and emoji need joiners.
    expect(readPerson({ sub: "7", given_name: "می\u200cخواهم" }, plain).firstName).toBe("می\u200cخواهم");
    for (const given_name of ["\u2066\u2069", "\u2800", "\u200b", ""])
      expect(readPerson({ sub: "7", given_name, name: "Kim" }, plain).firstName).toBe("Kim");
    expect(readPerson({ sub: "7", email: "kim@b.test" }, plain).firstName).toBe("kim");
  });
});
