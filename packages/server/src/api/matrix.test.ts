import {
  type OperationInput,
  type PolicyTemplate,
  type PolicyUser,
  refusalOf,
  type TemplateOperationId,
  templatePolicies,
} from "@mailwright/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseHostKeys } from "../config/host-keys.js";
import { templates } from "../database/schema.js";
import { loadContract, type Operation } from "../http/load-contract.js";
import { insertTemplate, replaceCollaborators } from "../resources/templates/repository.js";
import { emptyBody } from "../resources/templates/stored-template.js";
import { testEngines } from "../testing/test-engines.js";
import { testRenderer } from "../testing/test-renderer.js";
import { startTestServer, type TestServer, type TestUser, testWorkspaceId } from "../testing/test-server.js";

/**
 * Who may do what to a template in which state: the rules of the specification as a table, kept apart from the code that
 * enforces them. One row is one call by one person; its nine letters are draft, published and deleted, each unshared,
 * shared and locked (by the collaborator).
 */
const letters: Record<string, [status: number, code?: string]> = {
  ".": [200],
  N: [404, "template-not-found"],
  C: [403, "not-a-collaborator"],
  O: [403, "owner-only"],
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
};

/** Opens calls of hosts, and no call of a user. */
const testHostKey = `hk_${"m".repeat(40)}`;

const statuses = ["draft", "published", "deleted"] as const;
const states = statuses.flatMap((status) => ["unshared", "shared", "locked"].map((sharing) => ({ status, sharing })));
const people = ["owner", "holder", "second", "other", "admin", "stranger"] as const;
type Person = (typeof people)[number];

interface Call {
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
const about = <T>(id: string, holderId: string, value: T): T =>
  value === undefined ? value : JSON.parse(JSON.stringify(value).replaceAll("{id}", id).replaceAll("{holder}", holderId));

const nobody = { other: "NCC NCC NNN", admin: "NCC NCC NNN", stranger: "NNN NNN NNN" };
const ownersOnly = { holder: "NOO NOO NOO", second: "NOO NOO NOO", ...nobody };
const everyViewer = { owner: "... ... ...", holder: "N.. N.. N..", second: "N.. N.. N..", ...nobody };

const calls: Call[] = [
  {
    name: "open",
    operation: "getTemplate",
    method: "GET",
    url: "/api/v2/usertemplate/{id}",
    expected: { owner: "..L ..L ..L", holder: "N.. N.. N..", second: "N.L N.L N.L", ...nobody },
  },
  {
    name: "save",
    operation: "saveTemplate",
    method: "PATCH",
    url: "/api/v2/usertemplate/{id}",
    body: { description: "changed" },
    expected: { owner: "..L ..L DDL", holder: "N.. N.. NDD", second: "N.L N.L NDL", ...nobody },
  },
  {
    name: "publish",
    operation: "moveTemplate",
    input: { status: "published" },
    method: "PUT",
    url: "/api/v2/usertemplate/{id}/status/published",
    expected: { owner: ".SL WWL WWL", ...ownersOnly },
  },
  {
    name: "unpublish or restore",
    operation: "moveTemplate",
    input: { status: "draft" },
    method: "PUT",
    url: "/api/v2/usertemplate/{id}/status/draft",
    expected: { owner: "WWL ..L ..L", ...ownersOnly },
  },
  {
    name: "remove",
    operation: "moveTemplate",
    input: { status: "deleted" },
    method: "PUT",
    url: "/api/v2/usertemplate/{id}/status/deleted",
    expected: { owner: "..L ..L WWL", ...ownersOnly },
  },
  {
    name: "delete forever",
    operation: "deleteTemplate",
    method: "DELETE",
    url: "/api/v2/usertemplate/{id}",
    expected: { owner: "WWL WWL ..L", ...ownersOnly },
  },
  {
    name: "convert to system",
    operation: "convertTemplate",
    method: "POST",
    url: "/api/v2/usertemplate/{id}/convert",
    expected: { owner: "AAA AAA AAA", ...ownersOnly },
  },
  { name: "copy", operation: "cloneTemplate", method: "POST", url: "/api/v2/usertemplate/{id}/clone", expected: everyViewer },
  { name: "list versions", operation: "listVersions", method: "GET", url: "/api/v2/usertemplate/{id}/versions", expected: everyViewer },
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
    name: "make a QR code",
    operation: "createQrCode",
    method: "POST",
    url: "/api/v2/usertemplate/{id}/qr",
    body: { text: "https://example.com" },
    expected: { owner: "..L ..L DDL", holder: "N.. N.. NDD", second: "N.L N.L NDL", ...nobody },
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
    expected: { owner: "..L ..L DDL", holder: "N.. N.. NDD", second: "N.L N.L NDL", ...nobody },
  },
  {
    name: "test mail",
    operation: "sendTestMail",
    method: "POST",
    url: "/api/v2/usertemplate/sendtestmail/{id}",
    body: { to: ["a@example.com"] },
    expected: everyViewer,
  },
  { name: "share link", operation: "createShareLink", method: "POST", url: "/api/v2/usertemplate/{id}/share-link", expected: everyViewer },
  { name: "list links", operation: "listShareLinks", method: "GET", url: "/api/v2/usertemplate/{id}/share-links", expected: everyViewer },
  {
    name: "withdraw all links",
    operation: "revokeShareLinks",
    method: "DELETE",
    url: "/api/v2/usertemplate/{id}/share-links",
    expected: everyViewer,
  },
  {
    name: "withdraw a link",
    operation: "revokeShareLink",
    method: "DELETE",
    url: "/api/v2/usertemplate/{id}/share-links/018f0000-0000-7000-8000-00000000dead",
    expected: { owner: "FFF FFF FFF", holder: "NFF NFF NFF", second: "NFF NFF NFF", ...nobody },
  },
  {
    name: "open a version",
    operation: "getVersion",
    method: "GET",
    url: "/api/v2/usertemplate/{id}/version/2001-01-01T00:00:00.000Z",
    expected: {
      owner: "VVV VVV VVV",
      holder: "NVV NVV NVV",
      second: "NVV NVV NVV",
      ...nobody,
    },
  },
  {
    name: "take a picture along",
    operation: "copyAssetToTemplate",
    method: "GET",
    url: "/api/v2/assets/template/{id}/missing.png",
    expected: { owner: "FFL FFL DDL", holder: "NFF NFF NDD", second: "NFL NFL NDL", ...nobody },
  },
  {
    name: "delete a picture",
    operation: "deleteTemplateAsset",
    method: "DELETE",
    url: "/api/v2/assets/template/{id}",
    body: { url: "/api/v2/assets/public/018f0000-0000-7000-8000-00000000dead/missing.png" },
    expected: { owner: "FFL FFL DDL", holder: "NFF NFF NDD", second: "NFL NFL NDL", ...nobody },
  },
  {
    name: "write a note",
    operation: "createNote",
    method: "POST",
    url: "/api/v2/note",
    body: { templateId: "{id}", text: "Note" },
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
    expected: { owner: "..L ..L DDD", ...ownersOnly },
  },
  {
    name: "lock",
    operation: "lockTemplate",
    input: { status: true },
    method: "PATCH",
    url: "/api/v2/usertemplate/sharing/{id}/lock/true",
    expected: { owner: "P.L P.L DDL", holder: "N.. N.. NDD", second: "N.L N.L NDL", ...nobody },
  },
  {
    name: "unlock",
    operation: "lockTemplate",
    input: { status: false },
    method: "PATCH",
    url: "/api/v2/usertemplate/sharing/{id}/lock/false",
    expected: {
      owner: "UU. UU. UU.",
      holder: "NU. NU. NU.",
      second: "NUO NUO NUO",
      ...nobody,
    },
  },
  {
    name: "request unlocking",
    operation: "requestUnlock",
    method: "POST",
    url: "/api/v2/usertemplate/sharing/email/unlock/{holder}/{id}",
    expected: {
      owner: "UU. UU. UU.",
      holder: "NUU NUU NUU",
      second: "NU. NU. NU.",
      ...nobody,
    },
  },
  {
    name: "delete all notes",
    operation: "deleteNotes",
    method: "DELETE",
    url: "/api/v2/note/template/{id}",
    expected: {
      owner: "... ... ...",
      holder: "NOO NOO NOO",
      second: "NOO NOO NOO",
      ...nobody,
    },
  },
];

/** What the policy table answers for the same person and state, without a server. */
function decide({ operation, input }: Call, person: Person, { status, sharing }: (typeof states)[number]): string | null {
  const isShared = sharing !== "unshared";
  const isLocked = sharing === "locked";
  const template: PolicyTemplate = {
    userId: "owner",
    workspaceId: "here",
    status,
    isSystem: false,
    isShared,
    isLocked,
    collaboratorId: isLocked ? "holder" : null,
    collaboratorsList: isShared ? ["holder", "second"] : [],
  };
  const role = person === "admin" || person === "stranger" ? "ROLE_ADMIN" : "user";
  const user: PolicyUser = { id: person, role, workspaceId: person === "stranger" ? "elsewhere" : "here" };
  return refusalOf(operation, template, user, input);
}

/** Codes of what is not there, which a policy does not know of. */
const lets = new Set(["not-found", "version-not-found"]);

test.each(calls)("the policy table decides as the specification does: $name", (call) => {
  for (const person of people) {
    const row = call.expected[person].replaceAll(" ", "");
    const decided = states.map((state) => decide(call, person, state));
    const wanted = states.map((_, index) => letters[row[index] ?? ""]?.[1] ?? null);
    expect({ person, decided }).toEqual({ person, decided: wanted.map((code) => (code !== null && lets.has(code) ? null : code)) });
  }
});

describe.each(testEngines)("the table of who may do what, on $name", (engine) => {
  let server: TestServer;
  let users: Record<Person, TestUser>;
  beforeAll(async () => {
    const hostKeys = parseHostKeys({ HOST_KEYS: `${testWorkspaceId}:${testHostKey}` }, []);
    server = await startTestServer(engine, { ports: { renderer: testRenderer }, config: { hostKeys } });
    users = {
      owner: await server.addUser(),
      holder: await server.addUser(),
      second: await server.addUser(),
      other: await server.addUser(),
      admin: await server.addUser({ role: "ROLE_ADMIN" }),
      stranger: await server.addUser({ workspaceId: "elsewhere", role: "ROLE_ADMIN" }),
    };
  }, 60_000);
  afterAll(() => server?.close());

  async function plant({ status, sharing }: (typeof states)[number]): Promise<string> {
    const id = server.ports.ids.uuid();
    const now = server.clock.now();
    const isShared = sharing !== "unshared";
    const texts = { name: "T", description: "", tags: "", preHeader: "" };
    const lock = sharing === "locked" ? { collaboratorId: users.holder.id, lockedAt: now } : { collaboratorId: null, lockedAt: null };
    const times = { createdAt: now, updatedAt: now, deletedAt: null };
    const flags = { releasedFromId: null, accessEpoch: 0, isShared, sizeBytes: 0, version: 1, previewKey: null, previewVersion: null };
    const owned = { id, workspaceId: testWorkspaceId, ownerId: users.owner.id, kind: "user", type: "email", status } as const;
    await insertTemplate(server.ports.database, { ...owned, ...texts, ...lock, ...times, ...flags }, emptyBody);
    if (isShared) await replaceCollaborators(server.ports.database, id, [users.holder.id, users.second.id]);
    return id;
  }

  const rowOf = (id: string) => server.ports.database.select().from(templates).where(eq(templates.id, id));

  test.each(calls)(
    "$name",
    async ({ method, url, body, expected }) => {
      const wrong: string[] = [];
      for (const [index, state] of states.entries()) {
        let id = await plant(state);
        let before = await rowOf(id);
        for (const person of people) {
          const row = expected[person].replaceAll(" ", "");
          const answer = await users[person].call(method, about(id, users.holder.id, url), about(id, users.holder.id, body));
          const [status, code] = letters[row[index] ?? ""] ?? [0];
          const got = answer.statusCode < 300 ? [200] : [answer.statusCode, answer.json().code];
          if (String(got) !== String([status, code].filter(Boolean)))
            wrong.push(`${person}, ${state.status} ${state.sharing}: ${got}, not ${status} ${code ?? ""}`);
          // Whatever is refused has changed nothing; whatever was done makes a new template necessary.
          if (answer.statusCode >= 300) expect(await rowOf(id)).toEqual(before);
          else if (method !== "GET") {
            id = await plant(state);
            before = await rowOf(id);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  test("nobody without a session, nobody whose session was revoked, and no host with its key does any of it", async () => {
    const revoked = await server.addUser();
    await revoked.call("DELETE", "/api/v2/session");
    const id = await plant({ status: "draft", sharing: "shared" });
    for (const { method, url, body } of calls) {
      const address = about(id, users.holder.id, url);
      const bare = await server.inject({ method, url: address, ...(body ? { payload: body } : {}) });
      const late = await revoked.call(method, address, body);
      const key = { authorization: `Bearer ${testHostKey}` };
      const host = await server.inject({ method, url: address, headers: key, ...(body ? { payload: body } : {}) });
      expect([bare.statusCode, late.statusCode, late.json().code, host.statusCode]).toEqual([401, 401, "session-ended", 401]);
    }
  });
});

/** Judged elsewhere: several templates at once, one note, uploads, system templates, and pages that open by an address. */
const elsewhere: readonly TemplateOperationId[] = [
  "deleteTemplates",
  "moveTemplates",
  "deleteNote",
  "uploadAssets",
  "saveCustomBlock",
  "getSystemTemplate",
  "saveSystemTemplate",
  "deleteSystemTemplate",
  "deleteSystemTemplates",
  "moveSystemTemplate",
  "previewTemplate",
  "previewVersion",
  "getPreviewPicture",
  "showSharedTemplate",
];

test("every operation of the policy table is tried here or judged elsewhere", () => {
  const tried = new Set([...calls.map(({ operation }) => operation), ...elsewhere]);
  expect(Object.keys(templatePolicies).filter((operation) => ![...tried].some((one) => one === operation))).toEqual([]);
});

test("every call about a user's template is in the policy table", () => {
  const isAbout = ({ url, access }: Operation) =>
    access === "signed-in" && /usertemplate\/.*:(?:id|templateId)\b|\/template\/:id/.test(url);
  const missing = loadContract().operations.filter((operation) => isAbout(operation) && !Object.hasOwn(templatePolicies, operation.id));
  expect(missing.map(({ id }) => id)).toEqual([]);
});
