import { change, get, post } from "../../calls/call.js";
import { textAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { codeFlow } from "../../declaration/authorization.js";
import { defineDestination, readFailureByStatus } from "../../declaration/define-destination.js";
import { noTags } from "../../merge-tags/dialect.js";
import { composeMessage } from "../../messages/compose-message.js";
import { encodeBase64Url } from "../../text/base64.js";

const readReason = (json: unknown) => textAt(json, "error", "message");

/** A draft in the person's own mailbox. */
export const gmail = defineDestination({
  id: "gmail",
  provider: "GMAIL",
  name: "Gmail",
  tab: "application",
  mark: { letters: "G", ground: "#d93025", ink: "#ffffff" },
  creates: "mail-draft",
  fields: {},
  authorization: codeFlow({
    authorize: { base: "accounts", path: "/o/oauth2/v2/auth" },
    token: { base: "token", path: "/token" },
    scopes: ["https://www.googleapis.com/auth/gmail.compose"],
    usesPkce: true,
    // Without asking for consent each time Google gives what renews a token only once.
    parameters: { access_type: "offline", prompt: "consent" },
  }),
  bases: { accounts: "https://accounts.google.com", token: "https://oauth2.googleapis.com", api: "https://gmail.googleapis.com" },
  mergeTags: noTags,
  uncertain: ["codes of errors and limits"],
  readFailure: (answer) => {
    const failure = readFailureByStatus(answer, readReason);
    // Too many calls come as 403 too.
    const isLimit = /rateLimitExceeded$/i.test(textAt(answer.json, "error", "errors", 0, "reason") ?? "");
    return failure && isLimit ? { ...failure, code: "RATE_LIMIT" } : failure;
  },
  *probe({ base, accessToken }) {
    yield get(`${base.api}/gmail/v1/users/me/profile`, { authorization: `Bearer ${accessToken}` });
  },
  *send({ content, base, accessToken }) {
    const raw = encodeBase64Url(composeMessage(content));
    const answer = yield post(`${base.api}/gmail/v1/users/me/drafts`, { message: { raw } }, { authorization: `Bearer ${accessToken}` });
    return { externalId: requireId(answer, ["id"]), externalUrl: "https://mail.google.com/mail/u/0/#drafts" };
  },
  *update({ content, base, accessToken }, { externalId }) {
    const address = `${base.api}/gmail/v1/users/me/drafts/${encodeURIComponent(externalId)}`;
    const raw = encodeBase64Url(composeMessage(content));
    yield change("PUT", address, { message: { raw } }, { authorization: `Bearer ${accessToken}` });
    return { externalId, externalUrl: "https://mail.google.com/mail/u/0/#drafts" };
  },
});
