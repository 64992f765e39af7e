import { get, post } from "../../calls/call.js";
import { ExportFailure } from "../../calls/failure.js";
import { listAt, textAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { key } from "../../declaration/authorization.js";
import { defineDestination, readFailureByStatus } from "../../declaration/define-destination.js";
import { secret, text } from "../../fields/kinds.js";
import { labels } from "../../fields/labels.js";
import { defineDialect } from "../../merge-tags/dialect.js";

const digits = /^\d+$/;

const readReason = (json: unknown) => textAt(json, "errors", 0) ?? textAt(json, "warnings", 0);

/** A message that waits. What iContact calls a campaign is a sender, and it wants one: the first of the folder. */
export const icontact = defineDestination({
  id: "icontact",
  provider: "ICONTACT",
  name: "iContact",
  tab: "email",
  mark: { letters: "iC", ground: "#0e6db5", ink: "#ffffff" },
  creates: "campaign-draft",
  fields: {
    accountId: text({ label: labels.accountId, pattern: digits }),
    clientFolderId: text({ label: labels.clientFolderId, pattern: digits }),
    appId: secret({ label: labels.appId }),
    userName: text({ label: labels.userName }),
    password: secret({ label: labels.appPassword }),
  },
  authorization: key,
  bases: { api: "https://app.icontact.com" },
  mergeTags: defineDialect({
    firstName: () => "[fname]",
    lastName: () => "[lname]",
    email: () => "[email]",
    custom: (name) => `[${name}]`,
    addsUnsubscribe: true,
  }),
  uncertain: ["merge tags, and the link to unsubscribe that iContact adds"],
  readFailure: (answer) => {
    const failure = readFailureByStatus(answer, readReason);
    // A message that it did not take is a warning beside an empty list.
    const isRefused = failure === null && listAt(answer.json, "warnings").length > 0 && listAt(answer.json, "messages").length === 0;
    return isRefused ? { code: "VALIDATION", reason: readReason(answer.json) } : failure;
  },
  *probe({ given, base }) {
    const { folder, headers } = findFolder(given, base);
    yield get(`${folder}/campaigns?limit=1`, headers);
  },
  *send({ content, given, base }) {
    const { folder, headers } = findFolder(given, base);
    const senders = yield get(`${folder}/campaigns?limit=1`, headers);
    const campaignId = textAt(senders.json, "campaigns", 0, "campaignId");
    if (campaignId === undefined)
      throw new ExportFailure("CONFIG", { reason: "This iContact folder has no sender. Add one under its sender properties first." });
    const answer = yield post(
      `${folder}/messages`,
      [
        {
          campaignId,
          messageType: "normal",
          messageName: content.name,
          subject: content.subject,
          htmlBody: content.html,
          textBody: content.text,
        },
      ],
      headers,
    );
    return { externalId: requireId(answer, ["messages", 0, "messageId"]) };
  },
});

type Keys = Readonly<Record<"accountId" | "clientFolderId" | "appId" | "userName" | "password", string>>;

/** Where the messages of the account are, and who asks. */
function findFolder({ accountId, clientFolderId, appId, userName, password }: Keys, base: Readonly<Record<"api", string>>) {
  return {
    folder: `${base.api}/icp/a/${accountId}/c/${clientFolderId}`,
    headers: { "api-appid": appId, "api-username": userName, "api-password": password, "api-version": "2.2" },
  };
}
