import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { hasTestPostgres, quickestEngine } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";
/** Calls that wait for a lock. */
const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

// Only with several connections do two calls wait for each other.
describe.skipIf(!hasTestPostgres)("whoever changes a template and what hangs on it locks the template first", () => {
  let server: TestServer;
  let ann: TestUser;
  beforeAll(async () => {
    server = await startTestServer(quickestEngine, { config: { siteDir: "a site" } });
    ann = await server.addUser();
  }, 60_000);
  afterAll(() => server?.close());

  const make = async (url: string, body: object): Promise<string> => (await ann.call("POST", url, body)).json().id;
  const calls: readonly (readonly [
    what: string,
    table: string,
    call: (template: string, comment: string) => Parameters<TestUser["call"]>,
  ])[] = [
    ["revoking links", "share_links", (template) => ["DELETE", `${base}/${template}/share-links`]],
    ["resolving a comment", "comments", (_, comment) => ["PATCH", `/api/v2/comment/${comment}`, { isResolved: true }]],
    ["deleting a comment", "comments", (_, comment) => ["DELETE", `/api/v2/comment/${comment}`]],
    ["replying", "comments", (template, comment) => ["POST", "/api/v2/comment", { templateId: template, threadId: comment, text: "Yes" }]],
  ];

  test.each(calls)("%s", async (_, table, callOf) => {
    const template = await make(`${base}/type/email`, { name: "Ours" });
    await make(`${base}/${template}/share-link`, {});
    const comment = await make("/api/v2/comment", { templateId: template, text: "Which price?" });
    const answer = await server.ports.database.transaction(async (tx) => {
      await tx.execute(sql`select 1 from templates where id = ${template} for update`);
      const answered = ann.call(...callOf(template, comment));
      await vi.waitFor(async () => expect(await server.ports.database.execute(waiting)).toMatchObject({ rows: [{}] }), 20_000);
      // As who removes the template does next: what the waiting call had locked by now would never come free.
      await tx.execute(sql`select 1 from ${sql.identifier(table)} where template_id = ${template} for update nowait`);
      return { answered };
    });
    expect((await answer.answered).statusCode).toBeLessThan(300);
  });

  test("a guest who changes a comment locks their link before it, as one who replies to it does", async () => {
    const template = await make(`${base}/type/email`, { name: "Ours", template: { html: "<p>Ours</p>" } });
    const link = (await ann.call("POST", `${base}/${template}/review-link`, {})).json();
    const at = `/api/v2/review/${link.id}`;
    const secret = new URL(link.url).hash.slice(1);
    const { token } = (await server.inject({ method: "POST", url: at, payload: { secret } })).json();
    const headers = { "x-review-token": token, "x-guest-key": "a".repeat(43) };
    const said = await server.inject({ method: "POST", url: `${at}/comments`, payload: { name: "Gil", text: "Nice" }, headers });
    const { id } = said.json();
    const answer = await server.ports.database.transaction(async (tx) => {
      await tx.execute(sql`select 1 from share_links where id = ${link.id} for update`);
      const answered = server.inject({ method: "PATCH", url: `${at}/comments/${id}`, payload: { text: "Nicer" }, headers });
      await vi.waitFor(async () => expect(await server.ports.database.execute(waiting)).toMatchObject({ rows: [{}] }), 20_000);
      await tx.execute(sql`select 1 from comments where id = ${id} for update nowait`);
      return { answered };
    });
    expect((await answer.answered).statusCode).toBe(200);
  });

  test("a template that is removed while it is copied is copied all the same", async () => {
    const template = await make(`${base}/type/email`, { name: "Ours" });
    const copying = await server.ports.database.transaction(async (tx) => {
      await tx.execute(sql`delete from templates where id = ${template}`);
      const answered = ann.call("POST", `${base}/${template}/clone`);
      await vi.waitFor(async () => expect(await server.ports.database.execute(waiting)).toMatchObject({ rows: [{}] }), 20_000);
      return { answered };
    });
    // It waited for the removal, and there was nothing left to write its activity to.
    expect((await copying.answered).statusCode).toBeLessThan(500);
  });
});
