import { change, get, post } from "../../calls/call.js";
import { textAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { codeFlow } from "../../declaration/authorization.js";
import { defineDestination } from "../../declaration/define-destination.js";
import { noTags } from "../../merge-tags/dialect.js";

/** A draft in the person's own mailbox, through Microsoft Graph. */
export const outlook = defineDestination({
  id: "outlook",
  provider: "OUTLOOK",
  name: "Outlook",
  tab: "application",
  mark: { letters: "O", ground: "#0f6cbd", ink: "#ffffff" },
  creates: "mail-draft",
  fields: {},
  authorization: codeFlow({
    authorize: { base: "login", path: "/common/oauth2/v2.0/authorize" },
    token: { base: "login", path: "/common/oauth2/v2.0/token" },
    scopes: ["Mail.ReadWrite", "offline_access"],
    usesPkce: true,
  }),
  bases: { login: "https://login.microsoftonline.com", api: "https://graph.microsoft.com" },
  limits: { htmlBytesMax: 3_900_000 },
  mergeTags: noTags,
  uncertain: ["how much of the head Exchange keeps"],
  readReason: (json) => textAt(json, "error", "message"),
  *probe({ base, accessToken }) {
    yield get(`${base.api}/v1.0/me/mailFolders/drafts`, { authorization: `Bearer ${accessToken}` });
  },
  *send({ content, base, accessToken }) {
    const answer = yield post(
      `${base.api}/v1.0/me/messages`,
      { subject: content.subject, body: { contentType: "HTML", content: content.html }, toRecipients: [] },
      { authorization: `Bearer ${accessToken}` },
    );
    return { externalId: requireId(answer, ["id"]), externalUrl: textAt(answer.json, "webLink") };
  },
  *update({ content, base, accessToken }, { externalId }) {
    const address = `${base.api}/v1.0/me/messages/${encodeURIComponent(externalId)}`;
    const body = { subject: content.subject, body: { contentType: "HTML", content: content.html } };
    const answer = yield change("PATCH", address, body, { authorization: `Bearer ${accessToken}` });
    return { externalId, externalUrl: textAt(answer.json, "webLink") };
  },
});
