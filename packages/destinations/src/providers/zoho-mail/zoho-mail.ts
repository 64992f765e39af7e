import { get, post } from "../../calls/call.js";
import { ExportFailure } from "../../calls/failure.js";
import { textAt, valueAt } from "../../calls/read-json.js";
import { codeFlow } from "../../declaration/authorization.js";
import { defineDestination, readFailureByStatus } from "../../declaration/define-destination.js";
import { fillBase } from "../../declaration/fill-base.js";
import { zohoDomains, zohoRegion } from "../../fields/zoho-regions.js";
import { noTags } from "../../merge-tags/dialect.js";

const readReason = (json: unknown) =>
  textAt(json, "data", "moreInfo") ?? textAt(json, "data", "errorCode") ?? textAt(json, "status", "description");

/** A draft in the person's own mailbox, to themselves. */
export const zohoMail = defineDestination({
  id: "zoho-mail",
  provider: "ZOHOMAIL",
  name: "Zoho Mail",
  tab: "email",
  mark: { letters: "ZM", ground: "#226db4", ink: "#ffffff" },
  creates: "mail-draft",
  fields: { zohoMailRegion: zohoRegion() },
  authorization: codeFlow({
    authorize: { base: "accounts", path: "/oauth/v2/auth" },
    token: { base: "accounts", path: "/oauth/v2/token" },
    scopes: ["ZohoMail.accounts.READ", "ZohoMail.messages.CREATE"],
    scopeSeparator: ",",
    parameters: { access_type: "offline", prompt: "consent" },
    regionField: "zohoMailRegion",
    regionDomains: zohoDomains,
    serverParameter: "accounts-server",
  }),
  bases: { accounts: "https://accounts.zoho.{tld}", api: "https://mail.zoho.{tld}" },
  mergeTags: noTags,
  uncertain: [
    "whether a draft needs a recipient",
    "the name of the draft's id in the answer",
    "how many calls are too many",
    "whether one secret is good in all regions, for which *Multi DC* has to be on in Zoho's API console",
  ],
  // Each answer says in its body too how it went.
  readFailure: (answer) => {
    const byStatus = readFailureByStatus(answer, readReason);
    if (byStatus) return byStatus;
    const inBody = valueAt(answer.json, "status", "code");
    if (inBody === 200 || inBody === 201) return null;
    return typeof inBody === "number" ? readFailureByStatus({ ...answer, status: inBody }, readReason) : { code: "UPSTREAM" };
  },
  *probe({ given, base, accessToken }) {
    const api = fillBase(base.api, { tld: zohoDomains[given.zohoMailRegion] ?? "" });
    yield get(`${api}/api/accounts`, { authorization: `Zoho-oauthtoken ${accessToken}` });
  },
  *send({ content, given, base, accessToken, now }) {
    const api = `${fillBase(base.api, { tld: zohoDomains[given.zohoMailRegion] ?? "" })}/api/accounts`;
    const headers = { authorization: `Zoho-oauthtoken ${accessToken}` };
    const accounts = yield get(api, headers);
    const account = valueAt(accounts.json, "data", 0);
    const accountId = textAt(account, "accountId");
    const address = textAt(account, "primaryEmailAddress") ?? textAt(account, "sendMailDetails", 0, "fromAddress");
    if (accountId === undefined || address === undefined)
      throw new ExportFailure("CONFIG", { reason: "Zoho Mail names no mailbox for this account." });
    const answer = yield post(
      `${api}/${encodeURIComponent(accountId)}/messages`,
      {
        mode: "draft",
        fromAddress: address,
        toAddress: address,
        subject: content.subject,
        content: content.html,
        mailFormat: "html",
        encoding: "UTF-8",
      },
      headers,
    );
    return { externalId: textAt(answer.json, "data", "messageId") ?? `${accountId}-${now.getTime()}` };
  },
});
