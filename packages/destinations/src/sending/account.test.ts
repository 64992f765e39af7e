import { expect, test } from "vitest";
import type { Destination } from "../declaration/destination.js";
import { constantContact } from "../providers/constant-contact/constant-contact.js";
import { mailchimp } from "../providers/mailchimp/mailchimp.js";
import { zohoMail } from "../providers/zoho-mail/zoho-mail.js";
import { grant } from "../testing/contract.js";
import { type ExpectedCall, startFakeService } from "../testing/fake-service.js";
import { createTestClock } from "../testing/test-clock.js";
import { obtainTokens, refreshTokens } from "./account.js";
import type { Tokens } from "./exchange.js";

const client = { clientId: "client-of-ours", clientSecret: "client-secret-of-ours" };
const kept: Tokens = { accessToken: "old-token", refreshToken: "refresh-of-ours" };

async function withService<T>(
  destination: Destination,
  calls: readonly ExpectedCall[],
  work: (request: Parameters<typeof obtainTokens>[0]) => Promise<T>,
) {
  const service = await startFakeService(calls);
  try {
    const bases = Object.fromEntries(Object.keys(destination.bases).map((name) => [name, service.origin]));
    const outcome = await work({ destination, given: {}, grant, bases, fetch: (url, init) => fetch(url, init), clock: createTestClock() });
    return { outcome, problems: service.problems() };
  } finally {
    await service.close();
  }
}

const refreshing = { grant_type: "refresh_token", refresh_token: "refresh-of-ours" };

test("what a window came back with is kept with its end and what renews it", async () => {
  const form = { grant_type: "authorization_code", code: "code-good-once", redirect_uri: "https://mail.example/exported" };
  const body = { access_token: "granted-token", refresh_token: "refresh-of-ours", expires_in: 3600 };
  const call = {
    method: "POST",
    path: "/oauth2/token",
    form: { ...form, client_id: client.clientId, client_secret: client.clientSecret },
    answer: { body },
  };
  const { outcome, problems } = await withService(mailchimp, [call], obtainTokens);
  expect(problems).toEqual([]);
  const expiresAt = new Date(createTestClock().now().getTime() + 3_600_000).toISOString();
  expect(outcome).toEqual({ ok: true, tokens: { accessToken: "granted-token", refreshToken: "refresh-of-ours", expiresAt } });
});

test("a service that says no end means that the token lasts", async () => {
  const call = { method: "POST", path: "/oauth/v2/token", answer: { body: { access_token: "granted-token" } } };
  const form = { ...refreshing, client_id: client.clientId, client_secret: client.clientSecret };
  const { outcome, problems } = await withService(zohoMail, [{ ...call, form }], (request) =>
    refreshTokens({ ...request, client, tokens: kept }),
  );
  expect(problems).toEqual([]);
  expect(outcome).toEqual({ ok: true, tokens: { accessToken: "granted-token", refreshToken: "refresh-of-ours" } });
});

test("a service that renews what renews is believed, and told who asks in the header where it wants that", async () => {
  const authorization = `Basic ${Buffer.from("client-of-ours:client-secret-of-ours").toString("base64")}`;
  const body = { access_token: "granted-token", refresh_token: "next-refresh" };
  const call = { method: "POST", path: "/oauth2/default/v1/token", headers: { authorization }, form: refreshing, answer: { body } };
  const { outcome, problems } = await withService(constantContact, [call], (request) =>
    refreshTokens({ ...request, client, tokens: kept }),
  );
  expect(problems).toEqual([]);
  expect(outcome).toMatchObject({ ok: true, tokens: { refreshToken: "next-refresh" } });
});

test("a consent that was taken back is told without a secret", async () => {
  const body = { error: "invalid_grant", error_description: "refresh-of-ours of client-secret-of-ours was revoked" };
  const form = { ...refreshing, client_id: client.clientId, client_secret: client.clientSecret };
  const call = { method: "POST", path: "/oauth/v2/token", form, answer: { status: 400, body } };
  const { outcome } = await withService(zohoMail, [call], (request) => refreshTokens({ ...request, client, tokens: kept }));
  expect(outcome).toMatchObject({ ok: false, failure: { code: "AUTH" } });
  expect(JSON.stringify(outcome)).not.toMatch(/of-ours/);
});

test("where nothing renews it nobody is asked", async () => {
  const { outcome, problems } = await withService(mailchimp, [], (request) =>
    refreshTokens({ ...request, client, tokens: { accessToken: "old" } }),
  );
  expect(problems).toEqual([]);
  expect(outcome).toMatchObject({ ok: false, failure: { code: "AUTH" } });
});
