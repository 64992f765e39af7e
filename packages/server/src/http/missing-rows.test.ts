import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";

describe.each(testEngines)("a rule between rows that is broken, on $name", (engine) => {
  const log: { level: number; msg: string }[] = [];
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).split("\n")) if (line !== "") log.push(JSON.parse(line));
      done();
    },
  });
  let server: TestServer;
  let ann: TestUser;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { logLevel: "error" }, logTo });
    ann = await server.addUser();
    id = (await ann.call("POST", `${base}/type/email`, { name: "Ours", template: { html: "<p>Ours</p>" } })).json().id;
    await server.ports.database.execute(sql`create table pins (template_id uuid not null references templates(id))`);
  }, 60_000);
  afterAll(() => server?.close());

  test("by a delete is a fault that somebody is told of, and the row stays", async () => {
    await server.ports.database.execute(sql`insert into pins values (${id})`);
    await ann.call("PUT", `${base}/${id}/status/deleted`);
    const answer = await ann.call("DELETE", `${base}/${id}`);
    expect([answer.statusCode, answer.json().code]).toEqual([500, "internal"]);
    expect(log.map(({ level, msg }) => [level, msg])).toEqual([[50, "fault"]]);
    expect((await ann.call("GET", `${base}/${id}`)).statusCode).toBe(200);
    await server.ports.database.execute(sql`delete from pins`);
    expect((await ann.call("DELETE", `${base}/${id}`)).statusCode).toBe(204);
  });

  test("by a row that names what is gone meanwhile is answered as what is not there", async () => {
    const other = (await ann.call("POST", `${base}/type/email`, { name: "Other" })).json().id;
    // Somebody removes the template between the look at it and the note.
    await server.ports.database.execute(sql`
      create function remove_first() returns trigger language plpgsql as $$ begin delete from templates where id = new.template_id; return new; end $$`);
    await server.ports.database.execute(sql`create trigger meanwhile before insert on notes for each row execute function remove_first()`);
    const answer = await ann.call("POST", "/api/v2/note", { templateId: other, text: "Note" });
    expect([answer.statusCode, answer.json().code]).toEqual([404, "not-found"]);
  });
});
