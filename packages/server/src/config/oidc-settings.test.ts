import { expect, test } from "vitest";
import { ConfigError, requireConfig } from "./config.js";

const whole = { AUTH_MODE: "oidc", OIDC_ISSUER: "https://id.test", OIDC_CLIENT_ID: "mail", OIDC_CLIENT_SECRET: "hunter2" };

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    requireConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
  }
  return [];
};

test("a provider needs an address, a client and its secret; everything else has a meaning without", () => {
  expect(requireConfig({}).oidc).toBeNull();
  expect(requireConfig(whole).oidc).toMatchObject({
    workspaceId: "main",
    signUp: "invited",
    roleClaim: null,
    plan: 1,
    sessionSeconds: 43_200,
  });
  expect(faultsOf({ AUTH_MODE: "oidc" })).toEqual(
    ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"].map((name) => `${name} is required with AUTH_MODE=oidc.`),
  );
});

test("every fault is named at once, without the secret", () => {
  const faults = faultsOf({
    ...whole,
    OIDC_ISSUER: "http://id.test",
    OIDC_SCOPES: "profile",
    OIDC_WORKSPACE: "Our Team",
    OIDC_SIGN_UP: "all",
    OIDC_ROLE_CLAIM: "groups",
    OIDC_PLAN_CLAIM: "a claim",
    OIDC_PLAN: "two",
    OIDC_SESSION_HOURS: "1000",
  });
  const names = ["ISSUER", "SCOPES", "WORKSPACE", "SIGN_UP", "ROLE_CLAIM", "PLAN_CLAIM", "PLAN", "SESSION_HOURS"];
  for (const name of names) expect([name, faults.some((fault) => fault.startsWith(`OIDC_${name} `))]).toEqual([name, true]);
  expect(faults.join()).not.toContain("hunter2");
});

test("a session that would end as it begins is refused", () => {
  expect(faultsOf({ ...whole, OIDC_SESSION_HOURS: "0" })).toEqual(['OIDC_SESSION_HOURS must be a whole number from 1 to 720, not "0".']);
});

test("a provider on this machine may be reached without TLS", () => {
  for (const OIDC_ISSUER of ["http://localhost:9000", "http://127.0.0.1:9000", "http://[::1]:9000"])
    expect(requireConfig({ ...whole, OIDC_ISSUER }).oidc?.issuer).toBe(OIDC_ISSUER);
});
