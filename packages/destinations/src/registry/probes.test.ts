import { expect, test } from "vitest";
import type { Destination } from "../declaration/destination.js";
import { tryAccount } from "../sending/account.js";
import { type ExpectedCall, type ScriptedAnswer, startFakeService } from "../testing/fake-service.js";
import { createTestClock } from "../testing/test-clock.js";
import { destinations } from "./destinations.js";

interface Probed {
  readonly given?: Readonly<Record<string, unknown>>;
  readonly call: Omit<ExpectedCall, "answer" | "method"> & { readonly method?: string };
}

const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
const bearer = { authorization: "Bearer kept-token" };
const apiKey = "key-of-ours";

/** The call by which each destination is tried, as its documents have it. */
const probes: Readonly<Record<string, Probed>> = {
  MAILCHIMP: { call: { path: "/oauth2/metadata", headers: { authorization: "OAuth kept-token" } } },
  MAILJET: {
    given: { apiKey, secretKey: "secret-of-ours", author: "Ann" },
    call: { path: "/v3/REST/template?Limit=1", headers: { authorization: basic(apiKey, "secret-of-ours") } },
  },
  SENDGRID: {
    given: { apiKey },
    call: { path: "/v3/templates?generations=dynamic&page_size=1", headers: { authorization: `Bearer ${apiKey}` } },
  },
  BLUESHIFT: {
    given: { userAPIKey: apiKey, authorName: "Ann" },
    call: { path: "/api/v1/email_templates.json?per_page=1", headers: { authorization: basic(apiKey, "") } },
  },
  ZOHOCAMPAIGN: {
    given: { zohoCampaignRegion: "eu" },
    call: { path: "/api/v1.1/getmailinglists?resfmt=JSON&range=1", headers: { authorization: "Zoho-oauthtoken kept-token" } },
  },
  RULE: {
    given: { apiKey, fromName: "Ann", fromEmail: "ann@sender.example" },
    call: { path: "/api/v2/tags?limit=1&page=1", headers: { authorization: `Bearer ${apiKey}` } },
  },
  ZOHOMAIL: {
    given: { zohoMailRegion: "eu" },
    call: { path: "/api/accounts", headers: { authorization: "Zoho-oauthtoken kept-token" } },
  },
  KLAVIYO: {
    given: { privateAPIKey: apiKey },
    call: {
      path: "/api/templates?fields[template]=name",
      headers: { authorization: `Klaviyo-API-Key ${apiKey}`, revision: "2026-07-15", accept: "application/vnd.api+json" },
    },
  },
  ICONTACT: {
    given: { accountId: "1", clientFolderId: "2", appId: apiKey, userName: "ann", password: "secret-of-ours" },
    call: {
      path: "/icp/a/1/c/2/campaigns?limit=1",
      headers: { "api-appid": apiKey, "api-username": "ann", "api-password": "secret-of-ours", "api-version": "2.2" },
    },
  },
  BREVO: { given: { apiKey }, call: { path: "/v3/senders", headers: { "api-key": apiKey } } },
  ECOMAIL: { given: { apiKey }, call: { path: "/templates", headers: { key: apiKey } } },
  CONSTANT_CONTACT: { call: { path: "/v3/account/emails?confirm_status=CONFIRMED", headers: bearer } },
  DOTDIGITAL: {
    given: { apiUserName: "ann", apiPassword: "secret-of-ours", region: "r2" },
    call: { path: "/v2/account-info", headers: { authorization: basic("ann", "secret-of-ours") } },
  },
  SENDWITHUS: { given: { apiKey }, call: { path: "/api/v1/templates", headers: { "x-swu-api-key": apiKey } } },
  SENDPULSE: {
    given: { id: "id-of-ours", secret: "secret-of-ours" },
    call: {
      method: "POST",
      path: "/oauth/access_token",
      json: { grant_type: "client_credentials", client_id: "id-of-ours", client_secret: "secret-of-ours" },
    },
  },
  MOOSEND: {
    given: { apiKey, senderEmail: "a@b.example", mailingList: { MailingListID: "1", SegmentID: "2" } },
    call: { path: `/v3/senders/find_all.json?apikey=${apiKey}` },
  },
  SELZY: { given: { apiKey }, call: { method: "POST", path: "/en/api/getLists", form: { api_key: apiKey, format: "json" } } },
  CLEVER_REACH: { call: { path: "/v3/debug/whoami.json", headers: bearer } },
  ONESIGNAL: {
    given: { apiKey, appId: "3f0b6c2e-1111-4222-8333-abcdefabcdef" },
    call: { path: "/templates?app_id=3f0b6c2e-1111-4222-8333-abcdefabcdef&limit=1", headers: { authorization: `Key ${apiKey}` } },
  },
  ELASTICEMAIL: {
    given: { apiKey },
    call: { path: "/v4/templates?scopeType=Personal&limit=1", headers: { "x-elasticemail-apikey": apiKey } },
  },
  GMAIL: { call: { path: "/gmail/v1/users/me/profile", headers: bearer } },
  OUTLOOK: { call: { path: "/v1.0/me/mailFolders/drafts", headers: bearer } },
};

async function probe(destination: Destination, { given = {}, call }: Probed, answer: ScriptedAnswer) {
  const service = await startFakeService([{ method: "GET", ...call, answer }]);
  try {
    const outcome = await tryAccount({
      destination,
      given,
      tokens: { accessToken: "kept-token" },
      person: { name: "Ann", email: "ann@sender.example" },
      bases: Object.fromEntries(Object.keys(destination.bases).map((name) => [name, service.origin])),
      fetch: (url, init) => fetch(url, init),
      clock: createTestClock(),
    });
    return { outcome, problems: service.problems() };
  } finally {
    await service.close();
  }
}

const probed = destinations.filter((destination) => destination.probe !== undefined);

test("every destination that can be tried is tried here", () => {
  expect(probed.map(({ provider }) => provider).sort()).toEqual(Object.keys(probes).sort());
});

test.each(probed.map((destination) => [destination.name, destination] as const))(
  "%s is tried by a call that changes nothing",
  async (_, destination) => {
    const known = probes[destination.provider];
    if (!known) throw new Error("It has a call above.");
    const good = await probe(destination, known, { body: { access_token: "granted", Code: 0, result: [], status: { code: 200 } } });
    expect(good).toEqual({ outcome: { ok: true }, problems: [] });
    const said = `Who is ${JSON.stringify(known.given)} with kept-token?`;
    const bad = await probe(destination, known, { status: 401, body: { message: said, error: said, errors: [said], Error: said } });
    expect(bad).toMatchObject({ outcome: { ok: false, failure: { code: "AUTH" } }, problems: [] });
    for (const secret of [apiKey, "secret-of-ours", "kept-token"]) expect(JSON.stringify(bad.outcome)).not.toContain(secret);
  },
);

test.each([
  ["has no list yet", { body: { code: "2401", message: "No mailing list has been created." } }, { ok: true }],
  ["may not be looked into", { status: 403, body: {} }, { ok: false, failure: { code: "AUTH" } }],
])("an account at Zoho Campaigns that %s is told as that", async (_, answer, expected) => {
  const [destination] = destinations.filter(({ provider }) => provider === "ZOHOCAMPAIGN");
  const known = probes["ZOHOCAMPAIGN"];
  if (!destination || !known) throw new Error("It has a call above.");
  expect(await probe(destination, known, answer)).toMatchObject({ outcome: expected, problems: [] });
});

test("a destination without such a call says so", async () => {
  const [webhook] = destinations.filter(({ provider }) => provider === "WEBHOOK");
  if (!webhook) throw new Error("There is a webhook.");
  const given = { webhookUrl: "https://a.example/hook" };
  const person = { name: "Ann", email: "ann@sender.example" };
  expect(
    await tryAccount({ destination: webhook, given, person, fetch: (url, init) => fetch(url, init), clock: createTestClock() }),
  ).toBeNull();
});
