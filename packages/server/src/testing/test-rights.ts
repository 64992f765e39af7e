import type { OperationInput, TemplateOperationId } from "@mailwright/contract";
import { approvalCalls } from "./test-approval-calls.js";
import { commentCalls } from "./test-comment-calls.js";
import { linkCalls } from "./test-link-calls.js";
import { versionCalls } from "./test-version-calls.js";

/**
 * Who may do what to a template in which state, as a table that is written by hand and apart from the code that enforces it. One row is one call by one person; its nine letters are draft, published and deleted, each unshared,
 * shared and locked (by the collaborator).
 */
export const letters: Record<string, [status: number, code?: string]> = {
  ".": [200],
  N: [404, "template-not-found"],
  C: [403, "not-a-collaborator"],
  O: [403, "owner-only"],
  E: [403, "not-an-editor"],
  M: [403, "not-a-commenter"],
  A: [403, "admin-only"],
  L: [423, "template-locked"],
  W: [409, "wrong-status"],
  D: [409, "template-deleted"],
  S: [409, "template-shared"],
  P: [409, "template-not-shared"],
  U: [409, "template-not-locked"],
  // Let in, but there is nothing of that name.
  F: [404, "not-found"],
  V: [404, "version-not-found"],
  // Let in, but whoever is asked may not see it, or asks themselves.
  R: [422, "reviewer-without-access"],
  Q: [400, "invalid-request"],
};

const statuses = ["draft", "published", "deleted"] as const;
export const states = statuses.flatMap((status) => ["unshared", "shared", "locked"].map((sharing) => ({ status, sharing })));
/** The viewer and the commenter share it too, with less than the role of an editor; the member by a team alone, which may edit. */
export const people = ["owner", "holder", "second", "member", "commenter", "viewer", "other", "admin", "stranger"] as const;
export type Person = (typeof people)[number];

export interface Call {
  name: string;
  operation: TemplateOperationId;
  /** What the policy takes from the call. */
  input?: OperationInput;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  body?: object;
  /** In the order of `states`; a space between the statuses. */
  expected: Record<Person, string>;
}

/** The address or body for one template. */
export const about = <T>(id: string, holderId: string, value: T): T =>
  value === undefined ? value : JSON.parse(JSON.stringify(value).replaceAll("{id}", id).replaceAll("{holder}", holderId));

const nobody = { other: "NCC NCC NNN", admin: "NCC NCC NNN", stranger: "NNN NNN NNN" };
/** `below` are those who have less than the role of an editor: the commenter and the viewer. */
const of = (owner: string, holder: string, second: string, below: string) => ({
  ...{ owner, holder, second, member: second, commenter: below, viewer: below },
  ...nobody,
});
const ofOwner = (owner: string) => of(owner, "NOO NOO NOO", "NOO NOO NOO", "NOO NOO NOO");
const ofEditors = of("..L ..L DDL", "N.. N.. NDD", "N.L N.L NDL", "NEE NEE NEE");
const everyViewer = of("... ... ...", "N.. N.. N..", "N.. N.. N..", "N.. N.. N..");
const everyCommenter = { ...everyViewer, viewer: "NMM NMM NMM" };

export const calls: Call[] = [
  {
    name: "open",
    operation: "getTemplate",
    method: "GET",
    url: "/api/v2/usertemplate/{id}",
    expected: of("..L ..L ..L", "N.. N.. N..", "N.L N.L N.L", "N.L N.L N.L"),
  },
  {
    name: "save",
    operation: "saveTemplate",
    method: "PATCH",
    url: "/api/v2/usertemplate/{id}",
    body: { description: "changed" },
    expected: ofEditors,
  },
  {
    name: "publish",
    operation: "moveTemplate",
    input: { status: "published" },
    method: "PUT",
    url: "/api/v2/usertemplate/{id}/status/published",
    expected: ofOwner(".SL WWL WWL"),
  },
  {
    name: "unpublish or restore",
    operation: "moveTemplate",
    input: { status: "draft" },
    method: "PUT",
    url: "/api/v2/usertemplate/{id}/status/draft",
    expected: ofOwner("WWL ..L ..L"),
  },
  {
    name: "remove",
    operation: "moveTemplate",
    input: { status: "deleted" },
    method: "PUT",
    url: "/api/v2/usertemplate/{id}/status/deleted",
    expected: ofOwner("..L ..L WWL"),
  },
  {
    name: "delete forever",
    operation: "deleteTemplate",
    method: "DELETE",
    url: "/api/v2/usertemplate/{id}",
    expected: ofOwner("WWL WWL ..L"),
  },
  {
    name: "convert to system",
    operation: "convertTemplate",
    method: "POST",
    url: "/api/v2/usertemplate/{id}/convert",
    expected: ofOwner("AAA AAA AAA"),
  },
  { name: "copy", operation: "cloneTemplate", method: "POST", url: "/api/v2/usertemplate/{id}/clone", expected: everyViewer },
  ...versionCalls({ of, ofEditors, everyViewer }),
  ...approvalCalls({ of, everyViewer }),
  { name: "export", operation: "exportHtml", method: "GET", url: "/api/v2/usertemplate/export/{id}/html", expected: everyViewer },
  { name: "export as PDF", operation: "exportPdf", method: "GET", url: "/api/v2/usertemplate/export/{id}/pdf", expected: everyViewer },
  {
    name: "export as picture",
    operation: "exportImage",
    method: "GET",
    url: "/api/v2/usertemplate/export/{id}/image?width=320",
    expected: everyViewer,
  },
  {
    name: "hand over to a service",
    operation: "exportToDestination",
    method: "POST",
    url: "/api/v2/export/mail/WEBHOOK/{id}",
    body: { webhookUrl: "https://hooks.example.com/catch" },
    expected: everyViewer,
  },
  {
    name: "export for Outlook",
    operation: "exportOutlookFile",
    method: "GET",
    url: "/api/v2/export/mail/outlook/app/emltpl/{id}",
    expected: everyViewer,
  },
  {
    name: "list what was done",
    operation: "listTemplateActivity",
    method: "GET",
    url: "/api/v2/usertemplate/{id}/activity",
    expected: everyViewer,
  },
  { name: "list exports", operation: "listExports", method: "GET", url: "/api/v2/usertemplate/{id}/exports", expected: everyViewer },
  {
    name: "make a QR code",
    operation: "createQrCode",
    method: "POST",
    url: "/api/v2/usertemplate/{id}/qr",
    body: { text: "https://example.com" },
    expected: ofEditors,
  },
  {
    name: "take screenshots",
    operation: "takeScreenshots",
    method: "POST",
    url: "/api/v2/usertemplate/{id}/screenshots",
    body: { clients: ["OL2016"] },
    expected: everyViewer,
  },
  {
    name: "make a map",
    operation: "createMap",
    method: "POST",
    url: "/api/v2/usertemplate/{id}/map",
    body: { address: "Market Square, Cambridge", zoom: 16, widthPx: 700, heightPx: 350 },
    expected: ofEditors,
  },
  {
    name: "merge a video still",
    operation: "mergeVideoPicture",
    method: "POST",
    url: "/api/v2/video/merge",
    body: {
      backImageUrl: "/api/v2/video/playbutton/round-dark.png",
      frontImageUrl: "/api/v2/video/playbutton/round-red.png",
      templateId: "{id}",
    },
    expected: ofEditors,
  },
  {
    name: "test mail",
    operation: "sendTestMail",
    method: "POST",
    url: "/api/v2/usertemplate/sendtestmail/{id}",
    body: { to: ["a@example.com"] },
    expected: everyViewer,
  },
  ...linkCalls({
    viewer: everyViewer,
    owner: of("... ... DDD", "NOO NOO NOO", "NOO NOO NOO", "NOO NOO NOO"),
    nothing: of("FFF FFF FFF", "NFF NFF NFF", "NFF NFF NFF", "NFF NFF NFF"),
  }),
  {
    name: "take a picture along",
    operation: "copyAssetToTemplate",
    method: "GET",
    url: "/api/v2/assets/template/{id}/missing.png",
    expected: of("FFL FFL DDL", "NFF NFF NDD", "NFL NFL NDL", "NEE NEE NEE"),
  },
  {
    name: "delete a picture",
    operation: "deleteTemplateAsset",
    method: "DELETE",
    url: "/api/v2/assets/template/{id}",
    body: { url: "/api/v2/assets/public/018f0000-0000-7000-8000-00000000dead/missing.png" },
    expected: of("FFL FFL DDL", "NFF NFF NDD", "NFL NFL NDL", "NEE NEE NEE"),
  },
  {
    name: "write a note",
    operation: "createNote",
    method: "POST",
    url: "/api/v2/note",
    body: { templateId: "{id}", text: "Note" },
    expected: everyViewer,
  },
  ...commentCalls(everyCommenter, everyViewer),
  {
    name: "ask how it stands",
    operation: "getTemplateState",
    method: "GET",
    url: "/api/v2/usertemplate/{id}/state",
    expected: everyViewer,
  },
  { name: "list notes", operation: "listNotes", method: "GET", url: "/api/v2/note/template/{id}", expected: everyViewer },
  { name: "list pictures", operation: "listTemplateAssets", method: "GET", url: "/api/v2/assets/template/{id}", expected: everyViewer },
  {
    name: "keep a module of it",
    operation: "createCustomBlock",
    method: "POST",
    url: "/api/v2/customblocks",
    body: { name: "Module", templateId: "{id}" },
    expected: everyViewer,
  },
  {
    name: "choose collaborators",
    operation: "shareTemplate",
    method: "PATCH",
    url: "/api/v2/usertemplate/sharing/{id}",
    body: { collaborators: [] },
    expected: ofOwner("..L ..L DDD"),
  },
  {
    name: "give it away",
    operation: "transferTemplate",
    method: "PUT",
    url: "/api/v2/usertemplate/{id}/owner",
    body: { userId: "{holder}" },
    expected: ofOwner("..L ..L DDD"),
  },
  {
    name: "lock",
    operation: "lockTemplate",
    input: { status: true },
    method: "PATCH",
    url: "/api/v2/usertemplate/sharing/{id}/lock/true",
    expected: of("P.L P.L DDL", "N.. N.. NDD", "N.L N.L NDL", "NEE NEE NEE"),
  },
  {
    name: "unlock",
    operation: "lockTemplate",
    input: { status: false },
    method: "PATCH",
    url: "/api/v2/usertemplate/sharing/{id}/lock/false",
    expected: of("UU. UU. UU.", "NU. NU. NU.", "NUO NUO NUO", "NUO NUO NUO"),
  },
  {
    name: "request unlocking",
    operation: "requestUnlock",
    method: "POST",
    url: "/api/v2/usertemplate/sharing/email/unlock/{holder}/{id}",
    expected: of("UU. UU. UU.", "NUU NUU NUU", "NU. NU. NU.", "NU. NU. NU."),
  },
  {
    name: "delete all notes",
    operation: "deleteNotes",
    method: "DELETE",
    url: "/api/v2/note/template/{id}",
    expected: ofOwner("... ... ..."),
  },
];
