import { get, post } from "../../calls/call.js";
import { ExportFailure } from "../../calls/failure.js";
import { textAt, valueAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { codeFlow } from "../../declaration/authorization.js";
import { defineDestination, readFailureByStatus } from "../../declaration/define-destination.js";
import { defineDialect } from "../../merge-tags/dialect.js";

const readReason = (json: unknown) => textAt(json, "error", "message") ?? textAt(json, "error_description");

/** The draft of a mailing. */
export const cleverreach = defineDestination({
  id: "cleverreach",
  provider: "CLEVER_REACH",
  name: "CleverReach",
  tab: "email",
  mark: { letters: "CR", ground: "#fc9c00", ink: "#111111" },
  creates: "campaign-draft",
  fields: {},
  authorization: codeFlow({
    authorize: { base: "api", path: "/oauth/authorize.php" },
    token: { base: "api", path: "/oauth/token.php" },
    parameters: { grant: "basic" },
    forgetsState: true,
  }),
  bases: { api: "https://rest.cleverreach.com" },
  mergeTags: defineDialect({
    firstName: () => "{FIRSTNAME}",
    lastName: () => "{LASTNAME}",
    email: () => "{EMAIL}",
    unsubscribe: () => "{UNSUBSCRIBE}",
    viewOnline: () => "{ONLINE_VERSION}",
    custom: (name) => `{${name.toUpperCase()}}`,
  }),
  uncertain: [
    "whether a mailing needs a group of recipients",
    "where the account says its sender address",
    "the value for the editor",
    "merge tags",
  ],
  readFailure: (answer) => {
    const failure = readFailureByStatus(answer, readReason);
    if (failure || typeof valueAt(answer.json, "error") !== "object" || valueAt(answer.json, "error") === null) return failure;
    const inBody = valueAt(answer.json, "error", "code");
    const byCode = typeof inBody === "number" ? readFailureByStatus({ ...answer, status: inBody }, readReason) : null;
    return byCode ?? { code: "VALIDATION", reason: readReason(answer.json) };
  },
  *probe({ base, accessToken }) {
    yield get(`${base.api}/v3/debug/whoami.json`, { authorization: `Bearer ${accessToken}` });
  },
  *send({ content, person, base, accessToken }) {
    const headers = { authorization: `Bearer ${accessToken}` };
    const account = yield get(`${base.api}/v3/debug/whoami.json`, headers);
    const mailing = {
      name: content.name,
      subject: content.subject,
      sender_name: person.name,
      sender_email: textAt(account.json, "email") ?? textAt(account.json, "login_email") ?? person.email,
      content: { type: "html/text", html: content.html, text: content.text },
      settings: { editor: "advanced", open_tracking: true, click_tracking: true },
    };
    const address = `${base.api}/v3/mailings.json`;
    try {
      return { externalId: requireId(yield post(address, mailing, headers), ["id"]) };
    } catch (failure) {
      if (!(failure instanceof ExportFailure) || failure.code !== "VALIDATION") throw failure;
      // Some accounts take no mailing without recipients: the first group, which a person changes before sending.
      const groups = yield get(`${base.api}/v3/groups.json`, headers);
      const group = valueAt(groups.json, 0, "id");
      if (group === undefined) throw failure;
      return { externalId: requireId(yield post(address, { ...mailing, receivers: { groups: [group] } }, headers), ["id"]) };
    }
  },
});
