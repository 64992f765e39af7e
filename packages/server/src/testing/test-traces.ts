import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { listDumpTables } from "../cli/dump-tables.js";
import { addCalls } from "../database/call-windows.js";
import {
  assets,
  blobs,
  connections,
  customFields,
  exportGrants,
  hostKeys,
  importPictures,
  importResults,
  imports,
  liveRooms,
  mailMessages,
  products,
  providerSessions,
  stores,
  templateCategories,
  templateExports,
  users,
} from "../database/schema.js";
import { recipientKey } from "../resources/quotas/keep-recipients-quiet.js";
import { hashSecret } from "../security/secrets.js";
import { writeUploadForm } from "./test-form.js";
import type { TestServer, TestUser } from "./test-server.js";

/** A workspace in which one person, Zeb, has left traces in every table there is. */
export interface TestWorld {
  workspaceId: string;
  admin: TestUser;
  zeb: TestUser;
  /** A collaborator of a template of Zeb's. */
  ben: TestUser;
  email: string;
  firstName: string;
  /** Whatever names Zeb. */
  marks: string[];
  /** What names things that are Zeb's alone, and their bytes. */
  owned: string[];
  ids: { own: string; sharedByBen: string; system: string; pictureInBens: string; picture: string; module: string; libraryModule: string };
}

let worlds = 0;

export async function makeTestWorld(server: TestServer): Promise<TestWorld> {
  worlds += 1;
  const workspaceId = `world-${worlds}`;
  const admin = await server.addUser({ workspaceId, role: "ROLE_ADMIN", firstName: "Ada" });
  const zeb = await server.addUser({ workspaceId, role: "ROLE_ADMIN", firstName: `Zebulon${worlds}`, entitlements: ["custom-modules"] });
  const ben = await server.addUser({ workspaceId, firstName: "Ben" });
  const ids = await leaveThings(server, { zeb, ben });
  const [row] = await server.ports.database.select().from(users).where(eq(users.id, zeb.id));
  if (!row) throw new Error("Zeb is there.");
  const { email, firstName, lastName, externalId } = row;
  await make(admin, "/api/v2/invitations", { email });
  await make(zeb, "/api/v2/invitations", { email: "kim@mail.test" });
  const signedIn = await leaveSignIns(server, { workspaceId, zeb, person: { email, firstName, lastName, externalId } });
  const storeId = await leaveShop(server, workspaceId);
  const pictures = await server.ports.database.select().from(assets).where(eq(assets.ownerId, zeb.id));
  const ownPictures = pictures.filter(({ templateId }) => templateId !== ids.sharedByBen);
  const marks = [zeb.id, email, firstName, externalId, recipientKey(email), ...signedIn];
  const mails = await server.ports.database.select({ id: mailMessages.id }).from(mailMessages).where(eq(mailMessages.userId, zeb.id));
  const brought = await server.ports.database.select({ id: imports.id }).from(imports).where(eq(imports.userId, zeb.id));
  const owned = [
    ids.own,
    ids.module,
    storeId,
    ...mails.map(({ id }) => id),
    ...brought.map(({ id }) => id),
    ...ownPictures.flatMap(({ id, contentKey }) => [id, contentKey]),
  ];
  return { workspaceId, admin, zeb, ben, email, firstName, marks, owned, ids };
}

const make = async (user: TestUser, url: string, body: object) => (await user.call("POST", url, body)).json().id as string;

type People = Pick<TestWorld, "zeb" | "ben">;

async function leaveThings(server: TestServer, people: People): Promise<TestWorld["ids"]> {
  const { zeb } = people;
  const { own, sharedByBen } = await leaveTemplates(people);
  const system = await make(zeb, "/api/v2/systemtemplate/type/email", { name: "Layout", template: { html: "<p>3</p>" } });
  const picture = await upload(server, zeb, "", 1);
  await upload(server, zeb, `?templateId=${own}`, 2);
  const pictureInBens = await upload(server, zeb, `?templateId=${sharedByBen}`, 3);
  const module = await make(zeb, "/api/v2/customblocks", { name: "Module", html: "<p>4</p>" });
  const [group] = (await zeb.call("GET", "/api/v2/categories?type=email_cb")).json();
  const libraryModule = await make(zeb, "/api/v2/customblocks", { name: "For all", category: { id: group.id } });
  await server.ports.database.insert(templateCategories).values({ templateId: own, categoryId: group.id });
  await server.ports.database.insert(liveRooms).values({ templateId: own, epoch: "", holder: 0, version: 1, state: "" });
  const left = { templateId: sharedByBen, epoch: "", holder: 0, version: 1, state: "", people: [zeb.id] };
  await server.ports.database.insert(liveRooms).values(left);
  await leaveExports(server, zeb, [own, sharedByBen]);
  await leaveGenerated(server, zeb);
  await leaveImport(server, zeb);
  return { own, sharedByBen, system, picture, pictureInBens, module, libraryModule };
}

/** A team that Zeb is in. */
async function leaveTeam(zeb: TestUser): Promise<string> {
  const team = await make(zeb, "/api/v2/teams", { name: "Marketing" });
  await zeb.call("PUT", `/api/v2/teams/${team}/members/${zeb.id}`);
  return team;
}

async function leaveTemplates({ zeb, ben }: People) {
  const create = (user: TestUser, name: string, more = "") =>
    make(user, "/api/v2/usertemplate/type/email", { name, template: { html: `<p>1</p>${more}` } });
  // So long that its mail is kept in pieces.
  const own = await create(zeb, "Own", "<!-- -->".repeat(30_000));
  const teams = [{ id: await leaveTeam(zeb), role: "view" }];
  await zeb.call("PATCH", `/api/v2/usertemplate/sharing/${own}`, { collaborators: [ben.id], teams });
  await zeb.call("PATCH", `/api/v2/usertemplate/${own}`, { tags: "favorite" });
  await zeb.call("POST", `/api/v2/usertemplate/${own}/share-link`);
  await zeb.call("POST", `/api/v2/usertemplate/${own}/review-link`, { password: "a password of Zeb" });
  await ben.call("POST", "/api/v2/note", { templateId: own, text: "By Ben" });
  await zeb.call("POST", "/api/v2/note", { templateId: own, text: "On my own" });
  const threadId = await make(zeb, "/api/v2/comment", { templateId: own, text: "Who wrote this?", blockId: "b1" });
  await ben.call("POST", "/api/v2/comment", { templateId: own, text: "Ben answers", threadId });
  await zeb.call("PATCH", `/api/v2/comment/${threadId}`, { isResolved: true });
  await zeb.call("POST", `/api/v2/usertemplate/${own}/approval`, { reviewers: [ben.id], note: "May it go out?" });
  const sharedByBen = await create(ben, "Of Ben");
  await ben.call("PATCH", `/api/v2/usertemplate/sharing/${sharedByBen}`, {
    collaborators: [zeb.id],
    collaboratorRoles: [{ userId: zeb.id, role: "edit" }],
  });
  const asked = await ben.call("POST", `/api/v2/usertemplate/${sharedByBen}/approval`, { reviewers: [zeb.id] });
  await zeb.call("PUT", `/api/v2/usertemplate/${sharedByBen}/approval/answer`, { version: asked.json().version, answer: "approved" });
  await zeb.call("PATCH", `/api/v2/usertemplate/sharing/${sharedByBen}/lock/true`);
  await zeb.call("PATCH", `/api/v2/usertemplate/${sharedByBen}`, { template: { html: "<p>2</p>" } });
  await zeb.call("POST", "/api/v2/note", { templateId: sharedByBen, text: "On somebody else's" });
  const answered = await make(zeb, "/api/v2/comment", { templateId: sharedByBen, text: "Zeb asks" });
  await ben.call("POST", "/api/v2/comment", { templateId: sharedByBen, text: "Ben answers", threadId: answered, mentions: [zeb.id] });
  await make(zeb, "/api/v2/comment", { templateId: sharedByBen, text: "Nobody answered" });
  await zeb.call("POST", `/api/v2/usertemplate/${sharedByBen}/share-link`);
  // Ben asks Zeb for the lock: a mail to Zeb.
  await ben.call("POST", `/api/v2/usertemplate/sharing/email/unlock/${zeb.id}/${sharedByBen}`);
  await zeb.call("POST", `/api/v2/usertemplate/sendtestmail/${own}`, { to: ["x@y.test"] });
  return { own, sharedByBen };
}

async function upload(server: TestServer, zeb: TestUser, query: string, red: number): Promise<string> {
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: { r: red, g: worlds, b: 9 } } })
    .png()
    .toBuffer();
  const { headers, payload } = writeUploadForm([{ name: "a.png", bytes }]);
  const url = `/api/v2/assets${query}`;
  return (await server.inject({ method: "POST", url, headers: { ...zeb.headers, ...headers }, payload })).json()[0].url;
}

/** Emails of both that Zeb sent somewhere, an account that Zeb keeps for the team, and a window that Zeb is about to agree in. */
async function leaveExports({ ports: { database, clock, ids } }: TestServer, zeb: TestUser, templateIds: readonly string[]): Promise<void> {
  const [{ workspaceId } = { workspaceId: "" }] = await database.select().from(users).where(eq(users.id, zeb.id));
  const sent = { workspaceId, userId: zeb.id, provider: "SENDGRID", version: 1, state: "done", name: "", createdAt: clock.now() } as const;
  await database.insert(templateExports).values(templateIds.map((templateId) => ({ id: ids.uuid(), templateId, ...sent })));
  const account = {
    workspaceId,
    ownerId: zeb.id,
    provider: "SENDGRID",
    name: "",
    isTeam: true,
    keyId: "",
    sealed: "",
    createdAt: clock.now(),
  };
  await database.insert(connections).values({ id: ids.uuid(), ...account });
  const window = { provider: "GMAIL", sealed: "", expiresAt: clock.now() };
  await database.insert(exportGrants).values({ stateHash: hashSecret(ids.secret()), sessionHash: hashSecret(zeb.sessionId), ...window });
}

/** A picture that Zeb had made from words, and has not kept. */
async function leaveGenerated({ ports }: TestServer, zeb: TestUser): Promise<void> {
  const bytes = await sharp({ create: { width: 5, height: 5, channels: 3, background: { r: 4, g: worlds, b: 9 } } })
    .png()
    .toBuffer();
  ports.aiImages = { name: "Test", make: async () => bytes };
  await zeb.call("POST", "/api/v2/ai/image", { prompt: "A lamp", count: 1 });
  ports.aiImages = null;
}

/** An import of Zeb's: an email with a picture. */
async function leaveImport({ ports: { database, ids, clock } }: TestServer, zeb: TestUser): Promise<void> {
  const [{ workspaceId } = { workspaceId: "" }] = await database.select().from(users).where(eq(users.id, zeb.id));
  const importId = ids.uuid();
  const about = { workspaceId, userId: zeb.id, name: "", origin: "", createdAt: clock.now() };
  await database.insert(imports).values({ id: importId, ...about });
  await database.insert(importResults).values({ id: ids.uuid(), importId, position: 0, name: "", title: "" });
  await database.insert(importPictures).values({ importId, path: "", contentKey: ids.uuid() });
}

interface SigningIn {
  workspaceId: string;
  zeb: TestUser;
  person: Pick<typeof users.$inferSelect, "email" | "firstName" | "lastName" | "externalId">;
}

/** Counted calls, a session of a provider, and one of a host with a code that nobody has redeemed. Answers what they are known by. */
async function leaveSignIns({ ports, inject }: TestServer, { workspaceId, zeb, person }: SigningIn): Promise<string[]> {
  const { database, clock } = ports;
  const [ownHash, key] = [hashSecret(zeb.sessionId), `hk_${workspaceId.padEnd(40, "k")}`];
  const subject = `subject-of-${person.firstName}`;
  await addCalls(database, [{ key: `sendTestMail ${zeb.id}`, endsAt: clock.now(), calls: 1 }]);
  await database.insert(providerSessions).values({ sessionHash: ownHash, subject, sealedTokens: "" });
  await database.insert(hostKeys).values({ keyHash: hashSecret(key), workspaceId, createdAt: clock.now() });
  const headers = { authorization: `Bearer ${key}` };
  const answer = await inject({ method: "POST", url: "/api/v2/host/sessions", headers, payload: { ...person, role: "ROLE_ADMIN" } });
  return [subject, ownHash, hashSecret(answer.json().sessionId)];
}

async function leaveShop({ ports: { database, ids } }: TestServer, workspaceId: string): Promise<string> {
  const storeId = ids.uuid();
  const words = { name: "", description: "", price: "", imageLink: "", productLink: "", categories: [] };
  await database.insert(stores).values({ id: storeId, workspaceId, url: "", name: "" });
  await database.insert(products).values({ ...words, id: ids.uuid(), storeId, externalId: "p" });
  await database.insert(customFields).values({ id: ids.uuid(), workspaceId, name: "", price: "", position: 0 });
  return storeId;
}

/** The tables in which something of this is found, in any column. */
export async function tablesWith({ ports }: TestServer, marks: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const { name } of listDumpTables()) {
    for (const mark of marks) {
      const answer: unknown = await ports.database.execute(
        sql`select 1 from ${sql.identifier(name)} as t where strpos(lower(t::text), lower(${mark})) > 0 limit 1`,
      );
      if ((answer as { rows: unknown[] }).rows.length > 0) found.add(name);
    }
  }
  return [...found].sort();
}

/** Files of the store that the register does not know, or that name somebody. */
export async function strayFiles({ ports, dataDir }: TestServer, marks: readonly string[]): Promise<string[]> {
  const known = (await ports.database.select().from(blobs)).map(({ contentKey }) => contentKey);
  return filesIn(dataDir).filter(
    (path) => !known.some((key) => path.replaceAll("/", "").includes(key)) || marks.some((mark) => readFileSync(path).includes(mark)),
  );
}

const filesIn = (directory: string): string[] =>
  readdirSync(directory).flatMap((name) => {
    const path = join(directory, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
