import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ConfigError, requireConfig } from "./config.js";

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    requireConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
  }
  return [];
};

describe("the configuration", () => {
  test("needs nothing to run as a demo on this machine", () => {
    expect(requireConfig({})).toMatchObject({ port: 4400, host: "localhost", authMode: "demo", databaseUrl: null, smtpUrl: null });
  });

  test("names every fault at once", () => {
    const faults = faultsOf({
      PORT: "80a",
      AUTH_MODE: "open",
      DATABASE_URL: "mysql://x",
      CORS_ORIGINS: "https://a.test,javascript:x",
      HOST_KEYS: "acme:short",
      SITE_DIR: "/nowhere",
      S3_ENDPOINT: "ftp://store",
      S3_PREFIX: "../up",
      METRICS_TOKEN: "short",
      DATABASE_CONNECTIONS: "0",
      OUTBOUND: "maybe",
      CHROMIUM_PATH: "/nowhere/chromium",
      PREVIEW_PICTURES: "yes",
    });
    const s3 = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "S3_ENDPOINT", "S3_PREFIX"];
    const own = ["PORT", "AUTH_MODE", "DATABASE_URL", "DATABASE_CONNECTIONS", "CORS_ORIGINS", "HOST_KEYS", "SITE_DIR", "METRICS_TOKEN"];
    const pictures = ["OUTBOUND", "CHROMIUM_PATH", "PREVIEW_PICTURES"];
    for (const name of [...own, ...s3, ...pictures]) {
      expect(faults.some((fault) => fault.startsWith(name))).toBe(true);
    }
  });

  test("a bucket is reached at Amazon unless another endpoint is named", () => {
    const s3 = { S3_BUCKET: "pictures", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret", S3_REGION: "eu-north-1" };
    expect(requireConfig({}).s3).toBeNull();
    expect(requireConfig(s3).s3).toMatchObject({ endpoint: "https://s3.eu-north-1.amazonaws.com", bucket: "pictures", prefix: "" });
    expect(requireConfig({ ...s3, S3_ENDPOINT: "http://store:9000/" }).s3?.endpoint).toBe("http://store:9000");
  });

  test("never repeats an address that may hold a password", () => {
    expect(faultsOf({ SMTP_URL: "ftp://ann:hunter2@mail.test" }).join()).not.toContain("hunter2");
  });

  test("refuses the demo in production", () => {
    expect(faultsOf({ ...production, AUTH_MODE: "demo" })).toEqual([
      "AUTH_MODE=demo lets anyone in, so it is refused with NODE_ENV=production.",
    ]);
  });

  test("wants a secret of its own in production", () => {
    expect(faultsOf({ ...production, APP_SECRET: "" })).toEqual(["APP_SECRET is required with NODE_ENV=production."]);
    expect(faultsOf({ ...production, APP_SECRET: "short" })).toEqual(["APP_SECRET must have at least 32 characters."]);
    expect(requireConfig(production).authMode).toBe("host");
  });

  test("draws in production only with a sandbox, unless that is said to be meant", () => {
    expect(requireConfig({}).chromiumSandbox).toBe("if-possible");
    expect(requireConfig({ CHROMIUM_SANDBOX: "on" }).chromiumSandbox).toBe("demanded");
    expect(requireConfig(production).chromiumSandbox).toBe("demanded");
    expect(requireConfig({ ...production, CHROMIUM_SANDBOX: "off" }).chromiumSandbox).toBe("off");
    expect(faultsOf({ CHROMIUM_SANDBOX: "no" })).toEqual(['CHROMIUM_SANDBOX must be one of on, off, not "no".']);
  });

  test("wants its own address in production: what a caller says the server is called must not reach a mail or a link", () => {
    expect(faultsOf({ ...production, PUBLIC_URL: "" })).toEqual([
      "PUBLIC_URL is required with NODE_ENV=production: links and mails name this address, never the one that a caller sends.",
    ]);
    expect(faultsOf({ PUBLIC_URL: "https://mail.test/?a=b" })).toEqual(["PUBLIC_URL must be an address without a query or a fragment."]);
  });

  test("opens the demo to this machine only, unless NODE_ENV says what the server is", () => {
    expect(faultsOf({ HOST: "0.0.0.0" })).toEqual([
      "HOST=0.0.0.0 would let anyone in the network into the demo. Leave HOST out, or say NODE_ENV=development to mean it.",
    ]);
    for (const HOST of ["localhost", "127.0.0.1", "127.8.8.8", "::1"]) expect(requireConfig({ HOST }).host).toBe(HOST);
    expect(requireConfig({ HOST: "0.0.0.0", NODE_ENV: "development" }).host).toBe("0.0.0.0");
    expect(requireConfig({ HOST: "0.0.0.0", AUTH_MODE: "host" }).host).toBe("0.0.0.0");
  });

  test("trusts as many proxies as are counted, or those that are named", () => {
    expect(requireConfig({}).trustProxy).toBe(false);
    expect(requireConfig({ TRUST_PROXY: "false" }).trustProxy).toBe(false);
    expect(requireConfig({ TRUST_PROXY: "2" }).trustProxy).toBe(2);
    expect(requireConfig({ TRUST_PROXY: "10.0.0.0/8, ::1,192.168.7.9" }).trustProxy).toEqual(["10.0.0.0/8", "::1", "192.168.7.9"]);
    expect(faultsOf({ TRUST_PROXY: "true" })).toEqual([
      "TRUST_PROXY=true would believe whatever a caller writes into X-Forwarded-For. Say how many proxies stand in front, such as 1, or their networks.",
    ]);
    for (const wrong of ["10.0.0.0/33", "caddy", "10.0.0", "-1", "1.5", "11"]) expect(faultsOf({ TRUST_PROXY: wrong })).toHaveLength(1);
  });
});

const production = { NODE_ENV: "production", APP_SECRET: "s".repeat(32), PUBLIC_URL: "https://mail.test" };

test("a setting without a value counts as left out", () => {
  const names = readFileSync(new URL("../../../../compose.yaml", import.meta.url), "utf8").matchAll(/^ +([A-Z][A-Z\d_]+): \$\{\1:-\}$/gm);
  const empty = Object.fromEntries([...names].map(([, name = ""]) => [name, ""]));
  expect(Object.keys(empty).length).toBeGreaterThan(30);
  expect(requireConfig(empty)).toEqual(requireConfig({}));
});
