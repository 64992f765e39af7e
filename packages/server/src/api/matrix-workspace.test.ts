import { templatePolicies, type WorkspaceOperationId, type WorkspaceRight, workspacePolicies } from "@mailwright/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseHostKeys } from "../config/host-keys.js";
import {
  assets,
  auditLog,
  generatedPictures,
  importResults,
  imports,
  invitations,
  jobs,
  sessions,
  stores,
  teamMembers,
  teams,
  users,
} from "../database/schema.js";
import { loadContract } from "../http/load-contract.js";
import { seal } from "../security/seal.js";
import { isLongAttack } from "../testing/test-attack.js";
import { quickestEngine, testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser, testWorkspaceId } from "../testing/test-server.js";
import { testServices } from "../testing/test-services.js";

const { operations } = loadContract();
const people = ["person", "other", "admin", "stranger"] as const;
type Person = (typeof people)[number];
const testHostKey = `hk_${"w".repeat(40)}`;

/** How a call ends: "let in" where it is done, or refused for what is asked and not for who asks. */
type End = "let in" | "admin-only" | "not-found";

/** What each right gives to whom, about a thing of `person` in the workspace of everybody but the stranger, who is an administrator elsewhere. */
const ends = {
  admin: { person: "admin-only", other: "admin-only", admin: "let in", stranger: "not-found" },
  self: { person: "let in", other: "admin-only", admin: "let in", stranger: "not-found" },
  own: { person: "let in", other: "not-found", admin: "not-found", stranger: "not-found" },
} satisfies Partial<Record<WorkspaceRight, Record<Person, End>>>;

interface Sample {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  body?: object;
  /** It names nothing of the workspace, so an administrator from elsewhere has their own. */
  isOfCaller?: boolean;
}

/** One call of every operation that not everybody may make; `{person}`, `{email}`, `{job}`, `{asset}`, `{picture}` and `{invitation}` are of `person`. */
const samples: Partial<Record<WorkspaceOperationId, Sample>> = {
  listPeople: { method: "GET", url: "people", isOfCaller: true },
  changeWorkspace: { method: "PATCH", url: "workspace", body: { publishesApprovedOnly: false }, isOfCaller: true },
  changePerson: { method: "PATCH", url: "people/{person}", body: { subscriptionPlan: 1 } },
  removePerson: { method: "DELETE", url: "people/{person}?owned=remove&email={email}" },
  listAudit: { method: "GET", url: "audit", isOfCaller: true },
  exportAudit: { method: "GET", url: "audit/export", isOfCaller: true },
  createTeam: { method: "POST", url: "teams", body: { name: "New" }, isOfCaller: true },
  renameTeam: { method: "PATCH", url: "teams/{team}", body: { name: "{team}" } },
  deleteTeam: { method: "DELETE", url: "teams/{team}" },
  listTeamMembers: { method: "GET", url: "teams/{team}/members" },
  addTeamMember: { method: "PUT", url: "teams/{team}/members/{person}" },
  removeTeamMember: { method: "DELETE", url: "teams/{team}/members/{person}" },
  listInvitations: { method: "GET", url: "invitations", isOfCaller: true },
  invitePerson: { method: "POST", url: "invitations", body: { email: "new@mail.test" }, isOfCaller: true },
  withdrawInvitation: { method: "DELETE", url: "invitations/{invitation}" },
  createSystemTemplate: { method: "POST", url: "systemtemplate/type/email", body: { name: "Layout" }, isOfCaller: true },
  createStore: { method: "POST", url: "stores", body: { kind: "feed", url: "https://shop.test/feed.xml" }, isOfCaller: true },
  deleteStore: { method: "DELETE", url: "stores/{store}" },
  setCustomFields: { method: "PUT", url: "contacts/customfields", body: { fields: [] }, isOfCaller: true },
  countOwned: { method: "GET", url: "people/{person}/owned" },
  exportPerson: { method: "GET", url: "people/{person}/export" },
  endPersonSessions: { method: "DELETE", url: "people/{person}/sessions" },
  getImport: { method: "GET", url: "imports/{import}" },
  deleteImport: { method: "DELETE", url: "imports/{import}" },
  listImportResults: { method: "GET", url: "imports/{import}/results" },
  getImportResult: { method: "GET", url: "imports/{import}/results/{result}" },
  chooseImportForms: { method: "PATCH", url: "imports/{import}/results/{result}", body: { forms: [] } },
  acceptImportResults: { method: "POST", url: "imports/{import}/accept", body: { ids: ["018f0000-0000-7000-8000-00000000dead"] } },
  getBulkExport: { method: "GET", url: "export/bulk/{bulk}" },
  getJob: { method: "GET", url: "jobs/{job}" },
  cancelJob: { method: "DELETE", url: "jobs/{job}" },
  retryJob: { method: "POST", url: "jobs/{job}/retry" },
  getJobResult: { method: "GET", url: "jobs/{job}/result" },
  getAsset: { method: "GET", url: "assets/picture/{picture}" },
  renameAsset: { method: "PATCH", url: "assets/picture/{picture}", body: { originalName: "Lamp.png" } },
  listAiImages: { method: "GET", url: "ai/jobs/{job}" },
  keepAiImage: { method: "POST", url: "ai/image/{picture}/keep", body: {} },
  getScreenshots: { method: "GET", url: "screenshots/{run}" },
  cancelScreenshots: { method: "DELETE", url: "screenshots/{run}" },
  deleteUserAsset: { method: "DELETE", url: "assets/{asset}" },
};
/** About the caller alone: there is nothing of anybody else to name. Streams do not end by themselves. */
const ofCaller: readonly WorkspaceOperationId[] = [
  "loadSession",
  "endSession",
  "followSession",
  "listUserAssets",
  "listActivity",
  "saveUserSettings",
  "listJobs",
  "listImports",
  "createAuthLink",
];
/** Would leave nothing to try the rest on; what it refuses is tried, what it does is in removal.long.test.ts. */
const workspaceRemoval = "removeWorkspace";

const isTemplateOperation = (id: string) => Object.hasOwn(templatePolicies, id);

test("every operation of the contract is decided by one of the two tables, and by one alone", () => {
  const tables = ({ id }: { id: string }) => [isTemplateOperation(id), Object.hasOwn(workspacePolicies, id)];
  expect(operations.filter((operation) => tables(operation).filter(Boolean).length !== 1).map(({ id }) => id)).toEqual([]);
});

test("the table and the contract agree about who needs a session, and who a key", () => {
  const accesses: Record<string, string> = { open: "public", host: "host" };
  for (const { id, access } of operations) {
    if (isTemplateOperation(id)) continue;
    expect([id, accesses[workspacePolicies[id as WorkspaceOperationId]] ?? "signed-in"]).toEqual([id, access]);
  }
});

test("every operation that not everybody may call is tried", () => {
  const tried = new Set<string>([...Object.keys(samples), ...ofCaller, workspaceRemoval]);
  const limited = Object.entries(workspacePolicies).filter(([, right]) => right in ends);
  expect(limited.map(([id]) => id).filter((id) => !tried.has(id))).toEqual([]);
});

/** Who may do what is no question of the engine, and each call is tried by everybody in every state: where all wait for it, on one of the two. */
const engines = isLongAttack ? testEngines : [quickestEngine];

describe.each(engines)("who may do what beside templates, on $name", (engine) => {
  let server: TestServer;
  let callers: Record<Person, TestUser>;
  beforeAll(async () => {
    const hostKeys = parseHostKeys({ HOST_KEYS: `${testWorkspaceId}:${testHostKey}` }, []);
    server = await startTestServer(engine, { config: { hostKeys }, ports: { screenshots: testServices.screenshots } });
    callers = {
      person: await server.addUser(),
      other: await server.addUser(),
      admin: await server.addUser({ role: "ROLE_ADMIN" }),
      stranger: await server.addUser({ workspaceId: "elsewhere", role: "ROLE_ADMIN" }),
    };
  }, 60_000);
  afterAll(() => server?.close());

  /** A new person with a job and an invitation, whom the sample may do away with. */
  async function plant(): Promise<{ names: Record<string, string>; person: TestUser }> {
    const { database, ids, clock } = server.ports;
    const person = await server.addUser();
    const [job, invitation, now] = [ids.uuid(), ids.uuid(), clock.now()];
    const asked = { workspaceId: testWorkspaceId, userId: person.id, createdAt: now };
    await database.insert(jobs).values({ id: job, kind: "pdf", key: job, stamp: ids.uuid(), runAt: now, attempts: 0, ...asked });
    const bulk = ids.uuid();
    const many = { kind: "export-many", key: bulk, input: { ids: [], forms: ["html"] } };
    await database.insert(jobs).values({ id: bulk, ...many, stamp: ids.uuid(), runAt: now, attempts: 0, ...asked });
    const [brought, result] = [ids.uuid(), ids.uuid()];
    const named = {
      id: brought,
      workspaceId: testWorkspaceId,
      userId: person.id,
      name: "a.zip",
      origin: "http://mail.test",
      createdAt: now,
    };
    await database.insert(imports).values(named);
    await database.insert(importResults).values({ id: result, importId: brought, position: 0, name: "a.html", title: "A", source: "<p>" });
    const [picture, store] = [ids.uuid(), ids.uuid()];
    await database.insert(stores).values({ id: store, workspaceId: testWorkspaceId, url: "https://shop.test", name: "Shop" });
    const shown = {
      savedName: `${picture}.png`,
      originalName: "A.png",
      contentKey: picture,
      mime: "image/png",
      sizeBytes: 1,
      widthPx: 1,
      heightPx: 1,
    };
    await database.insert(assets).values({ id: picture, workspaceId: testWorkspaceId, ownerId: person.id, ...shown, createdAt: now });
    const { savedName: _, originalName: __, ...made } = shown;
    const about = { id: picture, jobId: job, workspaceId: testWorkspaceId, userId: person.id, prompt: "A lamp" };
    await database.insert(generatedPictures).values({ ...about, ...made, createdAt: now });
    const expiresAt = new Date(now.getTime() + 60_000);
    const invited = {
      email: `${invitation}@mail.test`,
      role: "user",
      plan: 1,
      inviterId: callers.admin.id,
      createdAt: now,
      expiresAt,
    } as const;
    await database.insert(invitations).values({ id: invitation, workspaceId: testWorkspaceId, ...invited });
    const team = ids.uuid();
    await database.insert(teams).values({ id: team, workspaceId: testWorkspaceId, name: team, nameKey: team, createdAt: now });
    await database.insert(teamMembers).values({ teamId: team, userId: person.id });
    const rows = await database.select({ id: users.id, email: users.email }).from(users);
    const email = rows.find(({ id }) => id === person.id)?.email ?? "";
    const shots = { service: testServices.screenshots.id, test: "test", clients: ["OL2016"], userId: person.id, startedAt: now.getTime() };
    const run = await seal(server.ports.secrets.sealKey, { screenshots: shots }, expiresAt);
    return {
      names: { person: person.id, email, job, bulk, import: brought, result, invitation, picture, store, team, run, asset: "missing.png" },
      person,
    };
  }

  const readAll = async () => {
    const { database } = server.ports;
    const rows = await Promise.all(
      [users, teams, teamMembers, invitations, jobs, sessions, auditLog].map((table) => database.select().from(table)),
    );
    return rows.map((list) => list.map((row) => JSON.stringify({ ...row, lastSeenAt: null })).sort());
  };

  const endOf = (status: number, code: string): End => {
    if (code === "admin-only") return "admin-only";
    return status === 404 ? "not-found" : "let in";
  };

  test.each(Object.entries(samples))("%s", async (id, { method, url, body, isOfCaller = false }) => {
    const right = workspacePolicies[id as WorkspaceOperationId];
    const wanted: Record<string, Record<Person, End>> = ends;
    for (const name of people) {
      const { names, person } = await plant();
      const address = `/api/v2/${url.replaceAll(/\{(\w+)\}/g, (_, key: string) => names[key] ?? "")}`;
      const caller = name === "person" ? person : callers[name];
      const before = await readAll();
      const answer = await caller.call(method, address, body);
      const isFault = answer.statusCode >= 400;
      const end = endOf(answer.statusCode, isFault ? answer.json().code : "");
      const expected = isOfCaller && name === "stranger" ? "let in" : wanted[right]?.[name];
      // A picture without bytes cannot be kept, one of nobody's is found by nobody, and a job that has not ended has no file.
      const isMissing =
        (url.includes("{asset}") || id === "getJobResult" || id === "keepAiImage") && expected === "let in" && answer.statusCode === 404;
      expect([name, isMissing ? expected : end]).toEqual([name, expected]);
      if (isFault) expect(await readAll()).toEqual(before);
    }
  });

  test("a workspace is removed by nobody but its administrators", async () => {
    const remove = (caller: Person) => callers[caller].call("DELETE", `/api/v2/workspace?id=${testWorkspaceId}`);
    for (const caller of ["person", "other"] as const) expect((await remove(caller)).json().code).toBe("admin-only");
    expect((await remove("stranger")).statusCode).toBe(400);
    expect((await callers.admin.call("GET", "/api/v2/session")).statusCode).toBe(200);
  });

  test("layouts that were removed are shown to administrators", async () => {
    const list = async (caller: Person) =>
      (await callers[caller].call("GET", "/api/v2/systemtemplate/type/email/status/deleted")).statusCode;
    expect([await list("person"), await list("admin")]).toEqual([403, 200]);
  });

  test("without a session, with one that was revoked, and with the key of a host nobody calls what needs a session; nor with one what needs a key", async () => {
    const revoked = await server.addUser();
    await revoked.call("DELETE", "/api/v2/session");
    for (const { id, method, url, access } of operations) {
      if (access === "public") continue;
      const address = url.replaceAll(/:\w+/g, "018f0000-0000-7000-8000-00000000dead");
      const ask = async (headers: Record<string, string>) =>
        (await server.inject({ method: method as "GET", url: address, headers })).statusCode;
      const tried = [
        await ask({}),
        await ask(revoked.headers),
        await ask(access === "host" ? callers.admin.headers : { authorization: `Bearer ${testHostKey}` }),
      ];
      expect([id, ...tried]).toEqual([id, 401, 401, 401]);
    }
  });
});
