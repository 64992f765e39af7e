import type { ActivityKind, TemplateOperationId } from "@mailwright/contract";
import { and, eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { templateActivity, templates } from "../database/schema.js";
import { replaceCollaborators } from "../resources/templates/repository.js";
import { quickestEngine } from "../testing/test-engines.js";
import { testOutbound } from "../testing/test-outbound.js";
import { testRenderer } from "../testing/test-renderer.js";
import { about, calls } from "../testing/test-rights.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";
import { testServices } from "../testing/test-services.js";

const base = "/api/v2/usertemplate";

/** What each call about one template leaves behind; a new operation stands here too, or this does not compile. */
const recorded: Readonly<Record<TemplateOperationId, readonly ActivityKind[]>> = {
  saveTemplate: ["settings-changed"],
  moveTemplate: ["published", "unpublished", "removed"],
  moveTemplates: ["restored", "removed"],
  cloneTemplate: ["copied"],
  createVersion: ["version-named"],
  nameVersion: ["version-named"],
  exportHtml: ["exported"],
  exportPdf: ["exported"],
  exportImage: ["exported"],
  exportToDestination: ["exported"],
  exportOutlookFile: ["exported"],
  sendTestMail: ["test-mail"],
  shareTemplate: ["unshared"],
  transferTemplate: ["transferred"],
  lockTemplate: ["locked", "unlocked"],
  createShareLink: ["link-created"],
  createReviewLink: ["link-created"],
  revokeShareLink: ["link-revoked"],
  revokeShareLinks: ["link-revoked"],
  createComment: ["commented"],
  changeComment: ["resolved", "reopened"],
  // Of a template that is gone for good only the audit log tells.
  deleteTemplate: [],
  deleteTemplates: [],
  // It is in the library from then on.
  convertTemplate: [],
  // What is deleted is not pointed at.
  deleteComment: [],
  // Notes are one's own; pictures and modules have lists of their own, and what of them an email shows is a change.
  createNote: [],
  deleteNote: [],
  deleteNotes: [],
  uploadAssets: [],
  uploadFile: [],
  editAsset: [],
  copyAssetToTemplate: [],
  deleteTemplateAsset: [],
  createQrCode: [],
  createMap: [],
  mergeVideoPicture: [],
  createCustomBlock: [],
  saveCustomBlock: [],
  askForApproval: ["approval-asked"],
  answerApproval: ["approved", "changes-asked"],
  withdrawApproval: ["approval-withdrawn"],
  // A mail to whoever holds the lock.
  requestUnlock: [],
  // Pictures of the email, for whoever asked.
  takeScreenshots: [],
  // Looking leaves nothing behind.
  getTemplate: [],
  getApproval: [],
  listVersions: [],
  getVersion: [],
  previewTemplate: [],
  previewVersion: [],
  getPreviewPicture: [],
  showSharedTemplate: [],
  followTemplate: [],
  getTemplateState: [],
  listExports: [],
  listTemplateActivity: [],
  listShareLinks: [],
  listTemplateAssets: [],
  listNotes: [],
  listComments: [],
  listCommentPeople: [],
  markCommentsRead: [],
  // The library has no activity.
  getSystemTemplate: [],
  saveSystemTemplate: [],
  deleteSystemTemplate: [],
  deleteSystemTemplates: [],
  moveSystemTemplate: [],
};

describe("every call about a template leaves behind what the table says, and what is refused nothing", () => {
  let server: TestServer;
  let owner: TestUser;
  let holder: TestUser;
  beforeAll(async () => {
    server = await startTestServer(quickestEngine, {
      config: { siteDir: "a site" },
      ports: { renderer: testRenderer, outbound: testOutbound, maps: testServices.maps, screenshots: testServices.screenshots },
    });
    owner = await server.addUser();
    holder = await server.addUser();
  }, 60_000);
  afterAll(() => server?.close());

  async function plant(isShared: boolean): Promise<string> {
    const { id } = (await owner.call("POST", `${base}/type/email`, { name: "T", template: { html: "<p>1</p>" } })).json();
    if (!isShared) return id;
    await replaceCollaborators(server.ports.database, id, [{ userId: holder.id, role: "edit" }]);
    await server.ports.database.update(templates).set({ isShared: true }).where(eq(templates.id, id));
    return id;
  }
  const kindsOf = async (id: string): Promise<ActivityKind[]> => {
    const made = and(eq(templateActivity.templateId, id), ne(templateActivity.kind, "created"));
    const rows = await server.ports.database.select({ kind: templateActivity.kind }).from(templateActivity).where(made);
    return rows.map(({ kind }) => kind);
  };

  test.each(calls)("$name", async ({ operation, method, url, body }) => {
    for (const isShared of [false, true]) {
      const id = await plant(isShared);
      const answer = await owner.call(method, about(id, holder.id, url), about(id, holder.id, body));
      const kinds = await kindsOf(id);
      // There are no links yet, and of what is not shared nobody is taken away.
      const changesNothing = operation === "revokeShareLinks" || (operation === "shareTemplate" && !isShared);
      const isTold = answer.statusCode < 300 && !changesNothing && recorded[operation].length > 0;
      expect(kinds).toEqual(isTold ? [expect.toBeOneOf([...recorded[operation]])] : []);
    }
  });
});
