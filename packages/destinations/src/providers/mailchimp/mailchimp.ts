import { type Answer, change, get, post } from "../../calls/call.js";
import { ExportFailure } from "../../calls/failure.js";
import { textAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { codeFlow } from "../../declaration/authorization.js";
import { defineDestination } from "../../declaration/define-destination.js";
import { fillBase } from "../../declaration/fill-base.js";
import { wantsUnsubscribe } from "../../declaration/wants-unsubscribe.js";
import { starDialect } from "../../merge-tags/families.js";

/** Part of a host's name, so that nothing else may stand there. */
const dataCentre = /^[a-z]{2,3}\d{1,3}$/;

/** A template with HTML of its own, in the data centre of the account. */
export const mailchimp = defineDestination({
  id: "mailchimp",
  provider: "MAILCHIMP",
  name: "Mailchimp",
  tab: "email",
  mark: { letters: "Mc", ground: "#ffe01b", ink: "#111111" },
  creates: "template",
  done: "drafted",
  fields: {},
  authorization: codeFlow({
    authorize: { base: "login", path: "/oauth2/authorize" },
    token: { base: "login", path: "/oauth2/token" },
  }),
  bases: { login: "https://login.mailchimp.com", api: "https://{dc}.api.mailchimp.com" },
  mergeTags: starDialect({ firstName: "FNAME", lastName: "LNAME", viewOnline: "ARCHIVE" }),
  // "No exceptions to this rule": http://kb.mailchimp.com/article/how-do-i-add-the-unsub-tag-to-my-plain-text-version/
  wants: [wantsUnsubscribe("Mailchimp", "*|UNSUB|*", { mark: "*|UNSUB" })],
  unsubscribeHeader: { by: "service", source: "https://blog.mailchimp.com/list-unsubscribe-header-added-to-mailchimp/" },
  readReason: (json) => textAt(json, "errors", 0, "message") ?? textAt(json, "detail") ?? textAt(json, "title"),
  *probe({ base, accessToken }) {
    yield get(`${base.login}/oauth2/metadata`, { authorization: `OAuth ${accessToken}` });
  },
  *send({ content, base, accessToken }) {
    const { templates, headers, externalUrl } = yield* findTemplates(base, accessToken);
    const answer = yield post(templates, { name: content.name, html: content.html }, headers);
    return { externalId: requireId(answer, ["id"]), externalUrl };
  },
  *update({ content, base, accessToken }, { externalId }) {
    const { templates, headers, externalUrl } = yield* findTemplates(base, accessToken);
    yield change("PATCH", `${templates}/${encodeURIComponent(externalId)}`, { name: content.name, html: content.html }, headers);
    return { externalId, externalUrl };
  },
});

/** Where the templates of the account are. */
function* findTemplates(base: Readonly<Record<"login" | "api", string>>, accessToken: string) {
  const metadata: Answer = yield get(`${base.login}/oauth2/metadata`, { authorization: `OAuth ${accessToken}` });
  const dc = textAt(metadata.json, "dc") ?? "";
  if (!dataCentre.test(dc)) throw new ExportFailure("UPSTREAM");
  return {
    templates: `${fillBase(base.api, { dc })}/3.0/templates`,
    headers: { authorization: `Bearer ${accessToken}` },
    externalUrl: `https://${dc}.admin.mailchimp.com/templates/`,
  };
}
