import {
  type Collaborator,
  type PolicyTemplate,
  type PolicyUser,
  refusalOf,
  type TemplateOperationId,
  templatePolicies,
} from "@mailwright/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseHostKeys } from "../config/host-keys.js";
import { assets, teamMembers, teams, templates } from "../database/schema.js";
import { loadContract, type Operation } from "../http/load-contract.js";
import { findUses } from "../resources/assets/find-uses.js";
import { insertTemplate, replaceCollaborators } from "../resources/templates/repository.js";
import { replaceTeams } from "../resources/templates/shared-teams.js";
import { emptyBody } from "../resources/templates/stored-template.js";
import { isLongAttack } from "../testing/test-attack.js";
import { quickestEngine, testEngines } from "../testing/test-engines.js";
import { testOutbound } from "../testing/test-outbound.js";
import { testRenderer } from "../testing/test-renderer.js";
import { about, type Call, calls, letters, type Person, people, states } from "../testing/test-rights.js";
import { startTestServer, type TestServer, type TestUser, testWorkspaceId } from "../testing/test-server.js";
import { testServices } from "../testing/test-services.js";

/** Opens calls of hosts, and no call of a user. */
const testHostKey = `hk_${"m".repeat(40)}`;

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
    collaboratorsList: isShared ? ["holder", "second", "commenter", "viewer"] : [],
    collaboratorRoles: isShared ? rolesOf((person) => person) : [],
    teamRole: person === "member" ? "edit" : null,
  };
  const role = person === "admin" || person === "stranger" ? "ROLE_ADMIN" : "user";
  const user: PolicyUser = { id: person, role, workspaceId: person === "stranger" ? "elsewhere" : "here" };
  return refusalOf(operation, template, user, input);
}

/** Who was there before there were roles has none in what a host keeps, and may edit. */
const rolesOf = (idOf: (person: Person) => string): Collaborator[] => [
  { userId: idOf("second"), role: "edit" },
  { userId: idOf("commenter"), role: "comment" },
  { userId: idOf("viewer"), role: "view" },
];

/** The one that the member is in. */
const team = { id: "018f0000-0000-7000-8000-0000000007ea", name: "Editors", nameKey: "editors" };

/** Codes of what is not there, or wrong with the call, which a policy does not know of. */
const lets = new Set(["not-found", "version-not-found", "reviewer-without-access", "invalid-request"]);

test.each(calls)("the policy table decides as the table of rights says: $name", (call) => {
  for (const person of people) {
    const row = call.expected[person].replaceAll(" ", "");
    const decided = states.map((state) => decide(call, person, state));
    const wanted = states.map((_, index) => letters[row[index] ?? ""]?.[1] ?? null);
    expect({ person, decided }).toEqual({ person, decided: wanted.map((code) => (code !== null && lets.has(code) ? null : code)) });
  }
});

/** Who may do what is no question of the engine, and each call is tried by everybody in every state: where all wait for it, on one of the two. */
const engines = isLongAttack ? testEngines : [quickestEngine];

describe.each(engines)("the table of who may do what, on $name", (engine) => {
  let server: TestServer;
  let users: Record<Person, TestUser>;
  beforeAll(async () => {
    const hostKeys = parseHostKeys({ HOST_KEYS: `${testWorkspaceId}:${testHostKey}` }, []);
    server = await startTestServer(engine, {
      ports: { renderer: testRenderer, outbound: testOutbound, maps: testServices.maps, screenshots: testServices.screenshots },
      config: { hostKeys, siteDir: "a site" },
    });
    users = {
      owner: await server.addUser(),
      holder: await server.addUser(),
      second: await server.addUser(),
      member: await server.addUser(),
      commenter: await server.addUser(),
      viewer: await server.addUser(),
      other: await server.addUser(),
      admin: await server.addUser({ role: "ROLE_ADMIN" }),
      stranger: await server.addUser({ workspaceId: "elsewhere", role: "ROLE_ADMIN" }),
    };
    await server.ports.database.insert(teams).values({ ...team, workspaceId: testWorkspaceId, createdAt: server.clock.now() });
    await server.ports.database.insert(teamMembers).values({ teamId: team.id, userId: users.member.id });
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
    if (isShared) {
      const holder = { userId: users.holder.id, role: "edit" } as const;
      await replaceCollaborators(server.ports.database, id, [holder, ...rolesOf((person) => users[person].id)]);
      await replaceTeams(server.ports.database, id, [{ id: team.id, role: "edit" }]);
    }
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

  test("the uses of a picture name the templates that the policy shows to a person, and count the others of the workspace", async () => {
    const { ports } = server;
    const assetId = ports.ids.uuid();
    const shape = { contentKey: "key", mime: "image/png", sizeBytes: 100, widthPx: 1, heightPx: 1, createdAt: server.clock.now() };
    const names = { savedName: "1.png", originalName: "1.png" };
    await ports.database.insert(assets).values({ id: assetId, workspaceId: testWorkspaceId, ownerId: users.owner.id, ...names, ...shape });
    const planted = await Promise.all(states.map(async (state) => ({ state, id: await plant(state) })));
    for (const { id } of planted)
      await ports.database.execute(sql`insert into template_pictures (template_id, asset_id) values (${id}, ${assetId})`);
    const look = calls.find(({ operation }) => operation === "listVersions");
    if (!look) throw new Error("The table has a call that only looks.");
    for (const person of people) {
      const role = person === "admin" || person === "stranger" ? "ROLE_ADMIN" : "user";
      const workspaceId = person === "stranger" ? "elsewhere" : testWorkspaceId;
      const uses = await findUses(ports, { id: users[person].id, role, workspaceId }, assetId);
      const seen = planted.flatMap(({ state, id }) => (decide(look, person, state) === null ? [id] : []));
      expect({ person, seen: uses.shownIn.map(({ id }) => id).toSorted() }).toEqual({ person, seen: seen.toSorted() });
      expect(uses.othersCount).toBe(person === "stranger" ? 0 : planted.length - seen.length);
    }
  });

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

/** Judged elsewhere: streams, several templates at once, one note, one comment, uploads, system templates, and pages that open by an address. */
const elsewhere: readonly TemplateOperationId[] = [
  "deleteTemplates",
  "moveTemplates",
  "deleteNote",
  "changeComment",
  "deleteComment",
  "uploadAssets",
  "uploadFile",
  "editAsset",
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
  "followTemplate",
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
