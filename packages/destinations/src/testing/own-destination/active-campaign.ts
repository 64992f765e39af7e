import {
  change,
  defineDestination,
  defineDialect,
  fillBase,
  get,
  key,
  type MailContent,
  type Person,
  post,
  requireId,
  secret,
  text,
  textAt,
} from "../../index.js";

// A host takes these out of the package `@mailwright/destinations`.

/** A host's own destination: a message of ActiveCampaign, which campaigns and automations are made with there. */
export const activeCampaign = defineDestination({
  id: "active-campaign",
  provider: "ACTIVE_CAMPAIGN",
  name: "ActiveCampaign",
  tab: "email",
  mark: { letters: "AC", ground: "#004cff", ink: "#ffffff" },
  creates: "template",
  fields: {
    // It becomes a part of a host's name, so nothing else may stand there.
    account: text({ label: "Account", hint: "What stands before .api-us1.com in the address of your API.", pattern: /^[a-z\d-]{1,60}$/i }),
    apiKey: secret({ label: "API key" }),
  },
  authorization: key,
  bases: { api: "https://{account}.api-us1.com" },
  mergeTags: defineDialect({
    firstName: () => "%FIRSTNAME%",
    lastName: () => "%LASTNAME%",
    email: () => "%EMAIL%",
    unsubscribe: () => "%UNSUBSCRIBELINK%",
    viewOnline: () => "%WEBCOPY%",
    custom: (name) => `%${name.toUpperCase()}%`,
  }),
  uncertain: ["everything: it was written from memory of its documents, as an example"],
  readReason: (json) => textAt(json, "errors", 0, "title") ?? textAt(json, "message"),
  *probe({ given, base }) {
    yield get(`${apiOf(base.api, given.account)}/users/me`, { "api-token": given.apiKey });
  },
  *send({ content, given, person, base }) {
    const message = writeMessage(content, person);
    const answer = yield post(`${apiOf(base.api, given.account)}/messages`, { message }, { "api-token": given.apiKey });
    return { externalId: requireId(answer, ["message", "id"]) };
  },
  *update({ content, given, person, base }, { externalId }) {
    const address = `${apiOf(base.api, given.account)}/messages/${encodeURIComponent(externalId)}`;
    yield change("PUT", address, { message: writeMessage(content, person) }, { "api-token": given.apiKey });
    return { externalId };
  },
});

const apiOf = (base: string, account: string) => `${fillBase(base, { account })}/api/3`;

const writeMessage = ({ subject, preheader, html, text }: MailContent, { name, email }: Person) => ({
  ...{ fromname: name, fromemail: email, reply2: email },
  ...{ subject, preheader_text: preheader, html, text },
});
