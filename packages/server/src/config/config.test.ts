import { describe, expect, test } from "vitest";
import { ConfigError, parseConfig } from "./config.js";

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
  }
  return [];
};

describe("the configuration", () => {
  test("needs nothing to run as a demo on this machine", () => {
    expect(parseConfig({})).toMatchObject({ port: 4400, host: "localhost", authMode: "demo", databaseUrl: null, smtpUrl: null });
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
    expect(parseConfig({}).s3).toBeNull();
    expect(parseConfig(s3).s3).toMatchObject({ endpoint: "https://s3.eu-north-1.amazonaws.com", bucket: "pictures", prefix: "" });
    expect(parseConfig({ ...s3, S3_ENDPOINT: "http://store:9000/" }).s3?.endpoint).toBe("http://store:9000");
  });

  test("never repeats an address that may hold a password", () => {
    expect(faultsOf({ SMTP_URL: "ftp://ann:hunter2@mail.test" }).join()).not.toContain("hunter2");
  });

  test("refuses the demo in production", () => {
    expect(faultsOf({ NODE_ENV: "production", AUTH_MODE: "demo", APP_SECRET: "s".repeat(32) })).toEqual([
      "AUTH_MODE=demo lets anyone in, so it is refused with NODE_ENV=production.",
    ]);
  });

  test("wants a secret of its own in production", () => {
    expect(faultsOf({ NODE_ENV: "production" })).toEqual(["APP_SECRET is required with NODE_ENV=production."]);
    expect(faultsOf({ NODE_ENV: "production", APP_SECRET: "short" })).toEqual(["APP_SECRET must have at least 32 characters."]);
    expect(parseConfig({ NODE_ENV: "production", APP_SECRET: "s".repeat(32) }).authMode).toBe("host");
  });
});
