import type { ExpectedCall } from "../packages/destinations/src/testing/fake-service.js";

/** One destination from the dialog to the service: what a person fills in, and which calls arrive. */
export interface Journey {
  readonly name: string;
  /** By label; a name that ends in a checked box or a choice is not among them. */
  readonly fills: Readonly<Record<string, string>>;
  readonly calls: readonly ExpectedCall[];
  /** Is it said to be drafted? */
  readonly isDraft?: boolean;
}

/** What the email of these tests says. */
const heading = "Your heading";

const post = (path: string, body: object, given: Partial<ExpectedCall> = {}): ExpectedCall => ({
  method: "POST",
  path,
  holds: [heading],
  answer: { body },
  ...given,
});
const get = (path: string, body: object): ExpectedCall => ({ method: "GET", path, answer: { body } });
const token = (path: string): ExpectedCall =>
  post(path, { access_token: "granted", token_type: "Bearer" }, { holds: ["code-good-once", "client-secret-of-ours"] });
const basic = (pair: string) => ({ authorization: `Basic ${Buffer.from(pair).toString("base64")}` });
const apiKey = { "API key": "key-of-ours" };

const oneSignalApp = "3f0b6c2e-1111-4222-8333-abcdefabcdef";

/** Services that know an account by what is typed. */
export const keyJourneys: readonly Journey[] = [
  {
    name: "Mailjet",
    fills: { ...apiKey, "Secret key": "secret", Author: "Ann" },
    calls: [
      post("/v3/REST/template", { Data: [{ ID: 9137 }] }, { headers: basic("key-of-ours:secret"), holds: ['"Purposes":["marketing"]'] }),
      post("/v3/REST/template/9137/detailcontent", { Count: 1, Data: [{}] }),
    ],
  },
  {
    name: "SendGrid",
    fills: apiKey,
    calls: [
      post("/v3/templates", { id: "d-7" }, { headers: { authorization: "Bearer key-of-ours" }, holds: ["dynamic"] }),
      post("/v3/templates/d-7/versions", { id: "v-1" }),
    ],
  },
  {
    name: "Blueshift",
    fills: { "User API key": "user-key", "Author name": "ann@sender.example" },
    calls: [post("/api/v1/email_templates.json", { uuid: "9d8c" }, { headers: basic("user-key:") })],
  },
  {
    name: "Klaviyo",
    fills: { "Private API key": "pk" },
    calls: [post("/api/templates", { data: { type: "template", id: "XyZ9" } }, { headers: { authorization: "Klaviyo-API-Key pk" } })],
  },
  {
    name: "iContact",
    fills: { "Account ID": "123", "Client folder ID": "456", "App ID": "app", "User name": "ann", "Application password": "word" },
    calls: [
      get("/icp/a/123/c/456/campaigns?limit=1", { campaigns: [{ campaignId: "77" }] }),
      post("/icp/a/123/c/456/messages", { messages: [{ messageId: "81" }] }),
    ],
  },
  {
    name: "Brevo",
    fills: apiKey,
    calls: [get("/v3/senders", { senders: [{ id: 4, active: true }] }), post("/v3/smtp/templates", { id: 5 })],
  },
  { name: "EcoMail", fills: apiKey, calls: [post("/template", { id: 12 }, { headers: { key: "key-of-ours" } })] },
  {
    name: "Dotdigital",
    fills: { "API user name": "apiuser", "API password": "word" },
    calls: [post("/r1/v2/templates", { id: 31 }, { headers: basic("apiuser:word") })],
  },
  {
    name: "SendWithUs",
    fills: apiKey,
    calls: [post("/api/v1/templates", { id: "tem_1" }, { headers: { "x-swu-api-key": "key-of-ours" } })],
  },
  {
    name: "SendPulse",
    fills: { ID: "id-of-ours", Secret: "secret" },
    calls: [
      post("/oauth/access_token", { access_token: "granted" }, { holds: ["client_credentials", "id-of-ours"] }),
      post("/template", { result: true, real_id: 1_042_220 }, { headers: { authorization: "Bearer granted" }, holds: ['"lang":"en"'] }),
    ],
  },
  {
    name: "Rule",
    fills: { ...apiKey, "Sender name": "News", "Sender email": "news@sender.example" },
    calls: [post("/api/v2/campaigns", { id: 99 }, { headers: { authorization: "Bearer key-of-ours" }, holds: ["exportEmail"] })],
  },
  { name: "Pabbly", fills: apiKey, calls: [post("/api/v2/campaigns", { success: true, data: { _id: "64c1" } })] },
  {
    name: "Selzy",
    fills: apiKey,
    calls: [post("/en/api/createEmailTemplate", { result: { template_id: 15 } }, { holds: ["key-of-ours"] })],
  },
  {
    name: "OneSignal",
    fills: { ...apiKey, "App ID": oneSignalApp },
    calls: [post("/templates", { id: "be4a" }, { headers: { authorization: "Key key-of-ours" } })],
  },
  {
    name: "Elastic Email",
    fills: apiKey,
    calls: [post("/v4/templates", { Name: "E" }, { headers: { "x-elasticemail-apikey": "key-of-ours" } })],
  },
];

/** One that makes something new when an email goes there again. */
export const againJourney: Journey = { name: "EcoMail", fills: apiKey, calls: [post("/template", { id: 13 })] };

/** Services that ask the person in a window. */
export const windowJourneys: readonly Journey[] = [
  {
    name: "Mailchimp",
    fills: {},
    isDraft: true,
    calls: [token("/oauth2/token"), get("/oauth2/metadata", { dc: "us21" }), post("/us21/3.0/templates", { id: 612 })],
  },
  {
    name: "Zoho Mail",
    fills: {},
    isDraft: true,
    calls: [
      token("/eu/oauth/v2/token"),
      get("/eu/api/accounts", { status: { code: 200 }, data: [{ accountId: "5001", primaryEmailAddress: "ann@a.example" }] }),
      post("/eu/api/accounts/5001/messages", { status: { code: 200 }, data: { messageId: "1700" } }),
    ],
  },
  { name: "Zoho Campaigns", fills: {}, calls: [token("/eu/oauth/v2/token"), post("/eu/emailapi/v1/templates", { template_id: "3z55" })] },
  {
    name: "Constant Contact",
    fills: {},
    calls: [
      { ...token("/oauth2/default/v1/token"), holds: ["code-good-once"] },
      get("/v3/account/emails?confirm_status=CONFIRMED", [
        { email_address: "news@a.example", confirm_status: "CONFIRMED", roles: ["DEFAULT_FROM"] },
      ]),
      post("/v3/emails", { campaign_id: "c-1" }, { holds: [heading, "[[trackingImage]]"] }),
    ],
  },
  {
    name: "CleverReach",
    fills: {},
    calls: [token("/oauth/token.php"), get("/v3/debug/whoami.json", { email: "team@a.example" }), post("/v3/mailings.json", { id: "771" })],
  },
];

/** Mailboxes and hooks. */
export const applicationJourneys: readonly Journey[] = [
  {
    name: "Gmail",
    fills: {},
    isDraft: true,
    calls: [token("/token"), post("/gmail/v1/users/me/drafts", { id: "r-1" }, { holds: ['"raw":"'] })],
  },
  { name: "Outlook", fills: {}, isDraft: true, calls: [token("/common/oauth2/v2.0/token"), post("/v1.0/me/messages", { id: "AAMk" })] },
  ...["Webhook", "Zapier", "Make"].map((name) => ({
    name,
    fills: { "Webhook URL": "{service}/hook" },
    calls: [post("/hook", {}, { holds: [heading, "template.exported"] })],
  })),
];

const klaviyoTakes = (name: string, answer: ExpectedCall["answer"]) =>
  post("/api/templates", {}, { headers: { authorization: "Klaviyo-API-Key pk" }, holds: [`"name":"${name}"`], answer });

const klaviyoChanges = (id: string) =>
  post(
    `/api/templates/${id}`,
    { data: { id } },
    { method: "PATCH", headers: { authorization: "Klaviyo-API-Key pk" }, holds: ['"name":"Many'] },
  );

/** Two templates at once, of which the service refuses one at first; both are changed there later. */
export const manyCalls: readonly ExpectedCall[] = [
  klaviyoTakes("Many 1", { body: { data: { type: "template", id: "M1" } } }),
  klaviyoTakes("Many 2", { status: 400, body: { errors: [{ detail: "This name is not liked." }] } }),
  klaviyoTakes("Many 2", { body: { data: { type: "template", id: "M2" } } }),
  klaviyoChanges("M1"),
  klaviyoChanges("M2"),
];
