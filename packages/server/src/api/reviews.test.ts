import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditLog, comments, shareLinks } from "../database/schema.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";
const dayMs = 24 * 60 * 60 * 1000;

const components = {
  version: 1,
  settings: {},
  root: {
    id: "root",
    type: "root",
    props: {},
    children: [
      {
        id: "w1",
        type: "wrapper",
        props: {},
        children: [
          {
            id: "s1",
            type: "section",
            props: {},
            children: [{ id: "c1", type: "cell", props: {}, children: [{ id: "b1", type: "button", props: { label: "Shop now" } }] }],
          },
        ],
      },
    ],
  },
};

describe.each(testEngines)("review links on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  let ben: TestUser;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { siteDir: "a site" } });
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    const workspaceId = server.ports.ids.uuid();
    ann = await server.addUser({ workspaceId, firstName: "Ann" });
    ben = await server.addUser({ workspaceId, firstName: "Ben" });
    const body = { name: "Autumn sale", template: { html: "<p>As stored</p>", components } };
    id = (await ann.call("POST", `${base}/type/email`, body)).json().id;
    await ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [ben.id] });
  }, 60_000);

  const makeLink = async (wish: object = {}) => {
    const { id: linkId, url, expiresAt } = (await ann.call("POST", `${base}/${id}/review-link`, wish)).json();
    return { linkId, url: new URL(url), secret: new URL(url).hash.slice(1), expiresAt };
  };
  const open = (linkId: string, payload: object) => server.inject({ method: "POST", url: `/api/v2/review/${linkId}`, payload });
  const enter = async (wish: object = {}) => {
    const { linkId, secret } = await makeLink(wish);
    const { token, emailUrl } = (await open(linkId, { secret, ...wish, days: undefined })).json();
    const headers = { "x-review-token": token };
    const url = `/api/v2/review/${linkId}/comments`;
    const say = (payload: object) => server.inject({ method: "POST", url, payload: { name: "Gil", text: "Nice", ...payload }, headers });
    const read = async () => (await server.inject({ url, headers })).json();
    return { linkId, secret, token, emailUrl, say, read };
  };
  const listed = async () => (await ann.call("GET", `/api/v2/comment/template/${id}`)).json();

  test("the owner makes one, for a week where nothing else is wished; a collaborator does not", async () => {
    const { linkId, url, secret, expiresAt } = await makeLink();
    expect([url.pathname, secret.length > 20]).toEqual([`/review/${linkId}`, true]);
    expect(Math.round((Date.parse(expiresAt) - server.clock.now().getTime()) / dayMs)).toBe(7);
    expect((await ben.call("POST", `${base}/${id}/review-link`, {})).json().code).toBe("owner-only");
    const [link] = (await ann.call("GET", `${base}/${id}/share-links`)).json();
    expect(link).toMatchObject({ id: linkId, mayComment: true, hasPassword: false, uses: 0 });
  });

  test("a guest sees the email with its blocks, in a page that runs nothing", async () => {
    const { linkId, secret } = await makeLink();
    const opened = (await open(linkId, { secret })).json();
    expect(opened).toMatchObject({ templateName: "Autumn sale", makerName: "Ann User" });
    const page = await server.inject({ url: opened.emailUrl });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('data-block-id="b1"');
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toMatch(/^sandbox allow-same-origin; default-src 'none'/);
    expect(policy).not.toContain("script");
    expect(policy).toContain("frame-ancestors 'self'");
    const [link] = (await ann.call("GET", `${base}/${id}/share-links`)).json();
    expect(link.uses).toBe(1);
  });

  test("an email with blocks of a host's own is shown as it was stored", async () => {
    const root = { ...components.root, children: [{ id: "x", type: "from-a-host", props: {} }] };
    await ann.call("PATCH", `${base}/${id}`, { template: { html: "<p>Theirs</p>", components: { ...components, root } } });
    const { emailUrl } = await enter();
    expect((await server.inject({ url: emailUrl })).body).toBe("<p>Theirs</p>");
  });

  test("the address of one link opens nothing with the secret of another, and a review link no page of the old kind", async () => {
    const [one, other] = [await makeLink(), await makeLink({ password: "autumn leaves" })];
    expect((await open(one.linkId, { secret: other.secret })).json().code).toBe("unauthenticated");
    expect((await open("018f0000-0000-7000-8000-00000000dead", { secret: one.secret })).json().code).toBe("unauthenticated");
    expect((await open("nonsense", { secret: one.secret })).json().code).toBe("unauthenticated");
    expect((await server.inject({ url: `${base}/sharing/show/${id}?t=link-${other.secret}` })).json().code).toBe("unauthenticated");
    const shown = (await ann.call("POST", `${base}/${id}/share-link`)).json();
    const secret = new URL(shown.url).searchParams.get("t")?.slice("link-".length);
    expect((await open(shown.id, { secret })).json().code).toBe("unauthenticated");
  });

  test("a token works for its own link alone, and for half a day", async () => {
    const [one, other] = [await enter(), await enter()];
    const listBy = (linkId: string, token: string) =>
      server.inject({ url: `/api/v2/review/${linkId}/comments`, headers: { "x-review-token": token } });
    expect((await listBy(one.linkId, other.token)).json().code).toBe("unauthenticated");
    expect((await listBy(one.linkId, `zzzzzzzzz.${one.token.split(".")[1]}`)).json().code).toBe("unauthenticated");
    expect((await server.inject({ url: `/api/v2/review/${one.linkId}/comments` })).json().code).toBe("invalid-request");
    server.clock.advance(12 * 60 * 60 * 1000);
    expect((await listBy(one.linkId, one.token)).json().code).toBe("unauthenticated");
    expect((await open(one.linkId, { secret: one.secret })).statusCode).toBe(200);
    await ann.signInAgain();
  });

  test("a password is asked for, kept as a hash alone, and each wrong one after the third makes the next wait longer", async () => {
    const password = "autumn leaves";
    const { linkId, secret } = await makeLink({ password });
    const [row] = await server.ports.database.select().from(shareLinks).where(eq(shareLinks.id, linkId));
    expect(row?.passwordHash).toMatch(/^scrypt\.[\w-]{22}\.[\w-]{43}$/);
    expect((await open(linkId, { secret })).json().code).toBe("review-password");
    for (let nth = 0; nth < 3; nth++) {
      const wrong = await open(linkId, { secret, password: "spring" });
      expect([wrong.statusCode, wrong.json().code]).toEqual([401, "review-password"]);
    }
    const waits = async () => Number((await open(linkId, { secret, password })).headers["retry-after"]);
    expect([(await open(linkId, { secret, password })).json().code, await waits()]).toEqual(["too-many-requests", 2]);
    server.clock.advance(2000);
    expect((await open(linkId, { secret, password: "summer" })).json().code).toBe("review-password");
    expect(await waits()).toBe(4);
    server.clock.advance(4000);
    expect((await open(linkId, { secret, password })).statusCode).toBe(200);
    expect((await open(linkId, { secret, password: "winter" })).json().code).toBe("review-password");
    expect((await open(linkId, { secret, password })).statusCode).toBe(200);
  });

  test("many who guess at the same moment have no more tries than one after the other", async () => {
    const { linkId, secret } = await makeLink({ password: "autumn leaves" });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, nth) => open(linkId, { secret, password: `guess ${nth}` })));
    const codes = answers.map((answer) => answer.json().code).sort();
    expect(codes).toEqual([...Array(3).fill("review-password"), ...Array(5).fill("too-many-requests")].sort());
  });

  test("a short password and a term that nobody offers are refused", async () => {
    const wish = async (body: object) => (await ann.call("POST", `${base}/${id}/review-link`, body)).json().fields;
    expect(await wish({ password: "12345" })).toEqual([{ field: "password", code: "too-short" }]);
    expect(await wish({ days: 365 })).toEqual([{ field: "days", code: "not-allowed" }]);
  });

  test("what a guest writes is in the list of the team with the name and as a guest's, counted, and written down", async () => {
    const { say } = await enter();
    const written = await say({ text: " Could it be green? ", blockId: "b1" });
    expect([written.statusCode, written.json()]).toEqual([
      201,
      expect.objectContaining({
        text: "Could it be green?",
        blockId: "b1",
        name: "Gil",
        isGuest: true,
        isDeleted: false,
        isResolved: false,
      }),
    ]);
    expect(await listed()).toMatchObject([{ id: written.json().id, userId: "", userName: "Gil", isGuest: true, blockId: "b1" }]);
    expect((await ann.call("GET", `${base}/${id}`)).json().openComments).toBe(1);
    const rows = await server.ports.database.select().from(auditLog).where(eq(auditLog.target, id));
    expect(rows.filter(({ operation }) => operation === "createReviewComment")).toMatchObject([{ by: "guest", actor: null }]);
  });

  test("a guest reads the conversation of the link, with what the team replies, and nothing else", async () => {
    const [one, other] = [await enter(), await enter()];
    await ann.call("POST", "/api/v2/comment", { templateId: id, text: "Only among us", blockId: "b1" });
    await other.say({ name: "Hana", text: "By another link" });
    const { id: threadId } = (await one.say({ text: "A question" })).json();
    server.clock.advance(1000);
    await ann.call("POST", "/api/v2/comment", { templateId: id, text: "An answer", threadId });
    await ann.call("PATCH", `/api/v2/comment/${threadId}`, { isResolved: true });
    expect(await one.read()).toMatchObject([
      { text: "A question", name: "Gil", isGuest: true, isResolved: true },
      { text: "An answer", name: "Ann User", isGuest: false },
    ]);
    expect(Object.keys((await one.read())[1]).sort()).toEqual([
      ...["anchor", "blockId", "createdAt", "id", "isDeleted", "isEdited", "isGuest", "isOwn", "isResolved", "name", "text"],
      "threadId",
    ]);
  });

  test("a guest's reply opens a resolved thread again; in a thread of the team or of another link there is none", async () => {
    const [one, other] = [await enter(), await enter()];
    const { id: threadId } = (await one.say({})).json();
    await ann.call("PATCH", `/api/v2/comment/${threadId}`, { isResolved: true });
    expect((await one.say({ text: "Not yet", threadId })).statusCode).toBe(201);
    expect((await one.read())[0].isResolved).toBe(false);
    const internal = (await ann.call("POST", "/api/v2/comment", { templateId: id, text: "Among us" })).json().id;
    for (const forged of [internal, (await other.say({})).json().id, server.ports.ids.uuid()])
      expect((await one.say({ threadId: forged })).json().code).toBe("not-found");
  });

  test("the owner deletes what a guest wrote; nobody rewrites it", async () => {
    const { say, read } = await enter();
    const { id: commentId } = (await say({})).json();
    expect((await ann.call("PATCH", `/api/v2/comment/${commentId}`, { text: "Other words" })).json().code).toBe("not-yours");
    expect((await ben.call("DELETE", `/api/v2/comment/${commentId}`)).json().code).toBe("not-yours");
    expect((await ann.call("DELETE", `/api/v2/comment/${commentId}`)).statusCode).toBe(204);
    expect(await read()).toEqual([]);
  });

  test("hostile input is refused with a code, and words stay words", async () => {
    const { say, read } = await enter();
    const refused = async (payload: object) => {
      const { code, fields } = (await say(payload)).json();
      return [code, ...fields.map((fault: { field: string; code: string }) => `${fault.field} ${fault.code}`)];
    };
    expect(await refused({ name: "   " })).toEqual(["invalid-request", "name required"]);
    expect(await refused({ name: "Gil\u202e" })).toEqual(["name-characters", "name name-characters"]);
    expect(await refused({ name: "G".repeat(81) })).toEqual(["invalid-request", "name too-long"]);
    expect(await refused({ text: "x".repeat(2001) })).toEqual(["invalid-request", "text too-long"]);
    expect(await refused({ text: " \n " })).toEqual(["invalid-request", "text required"]);
    expect(await refused({ blockId: "no such block" })).toEqual(["invalid-request", "blockId not-allowed"]);
    expect(await refused({ blockId: "b1", threadId: server.ports.ids.uuid() })).toEqual(["invalid-request", "blockId not-allowed"]);
    expect(await refused({ userId: ann.id })).toEqual(["invalid-request", "userId unknown-field"]);
    expect((await say({ text: "x".repeat(40_000) })).statusCode).toBe(413);
    await say({ name: "<script>alert(1)</script>", text: "<img src=x onerror=alert(1)>" });
    expect(await read()).toMatchObject([{ name: "<script>alert(1)</script>", text: "<img src=x onerror=alert(1)>" }]);
  });

  test("twenty comments a minute, two hundred by a link and five hundred by guests are the most", async () => {
    const { linkId, say } = await enter();
    const row = (guest: string | null) => ({
      id: server.ports.ids.uuid(),
      templateId: id,
      threadId: server.ports.ids.uuid(),
      text: "x",
      guestName: "Gil",
      reviewLinkId: guest,
      createdAt: new Date(server.clock.now().getTime() - dayMs),
    });
    for (let nth = 0; nth < 20; nth++) expect((await say({})).statusCode).toBe(201);
    expect((await say({})).json().code).toBe("too-many-requests");
    server.clock.advance(61_000);
    await server.ports.database.insert(comments).values(Array.from({ length: 180 }, () => row(linkId)));
    expect((await say({})).json().code).toBe("too-many-comments");
    const other = await enter();
    expect((await other.say({})).statusCode).toBe(201);
    await server.ports.database.insert(comments).values(Array.from({ length: 299 }, () => row(null)));
    expect((await other.say({})).json().code).toBe("too-many-comments");
    expect((await ann.call("POST", "/api/v2/comment", { templateId: id, text: "The team still may" })).statusCode).toBe(201);
  });

  test("a link that was revoked, or ended, says so to whoever had it, at every call", async () => {
    const [revoked, ended] = [await enter(), await enter({ days: 1 })];
    await ann.call("DELETE", `${base}/${id}/share-links/${revoked.linkId}`);
    for (const answer of [await revoked.say({}), await open(revoked.linkId, { secret: revoked.secret })])
      expect([answer.statusCode, answer.json().code]).toEqual([410, "review-link-revoked"]);
    expect((await server.inject({ url: revoked.emailUrl })).statusCode).toBe(410);
    server.clock.advance(dayMs);
    expect((await open(ended.linkId, { secret: ended.secret })).json().code).toBe("review-link-ended");
    expect((await open(revoked.linkId, { secret: "guessed" })).json().code).toBe("unauthenticated");
    await ann.signInAgain();
  });

  test("a link ends with the template's sharing, its removal, and its maker's access; what was written stays", async () => {
    const { linkId, secret, say } = await enter();
    await say({ text: "Before the end" });
    await ann.call("PUT", `${base}/${id}/status/deleted`);
    expect((await open(linkId, { secret })).json().code).toBe("review-link-ended");
    await ann.call("PUT", `${base}/${id}/status/draft`);
    expect((await open(linkId, { secret })).json().code).toBe("review-link-ended");
    await server.ports.database.delete(shareLinks).where(eq(shareLinks.id, linkId));
    expect(await listed()).toMatchObject([{ text: "Before the end", userName: "Gil", isGuest: true }]);
  });
});

test("a server without the product's pages makes no review links, as nobody could open them", async () => {
  const [engine] = testEngines;
  if (!engine) throw new Error("no engine");
  const server = await startTestServer(engine);
  try {
    const user = await server.addUser();
    const { id } = (await user.call("POST", `${base}/type/email`, { name: "Ours" })).json();
    expect((await user.call("POST", `${base}/${id}/review-link`, {})).json().code).toBe("not-configured");
  } finally {
    await server.close();
  }
});
