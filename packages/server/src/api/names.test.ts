import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { templates } from "../database/schema.js";
import { checkPersonName } from "../resources/auth/mint-session.js";
import { testEngines } from "../testing/test-engines.js";
import { writeUploadForm } from "../testing/test-form.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const badNames = ["two\nlines", "bell\u0007", "gpj\u202Eexe", "\u2066inside", "\u200B\u2060", "\u3164"];

describe.each(testEngines)("names on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  beforeAll(async () => {
    server = await startTestServer(engine);
    ann = await server.addUser({ role: "ROLE_ADMIN" });
  }, 60_000);
  afterAll(() => server?.close());

  test.each(badNames)("%j names nothing", async (name) => {
    const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Good" })).json();
    const calls = [
      () => ann.call("POST", "/api/v2/usertemplate/type/email", { name }),
      () => ann.call("POST", "/api/v2/systemtemplate/type/email", { name }),
      () => ann.call("PATCH", `/api/v2/usertemplate/${id}`, { name }),
      () => ann.call("PATCH", `/api/v2/usertemplate/${id}`, { description: name }),
      () => ann.call("PATCH", `/api/v2/usertemplate/${id}`, { tags: name }),
      () => ann.call("POST", "/api/v2/categories", { name }),
      () => ann.call("POST", "/api/v2/categories", { name: "Good", type: "email_cb", group: name }),
      () => ann.call("POST", "/api/v2/customblocks", { name }),
    ];
    for (const call of calls) {
      const answer = await call();
      const { code, fields } = answer.json();
      expect([answer.statusCode, code, fields[0].code]).toEqual([400, "name-characters", "name-characters"]);
    }
  });

  test("marks that Arabic and Hebrew keyboards write, joiners and flags stay", async () => {
    for (const name of ["مبيعات\u200F (2026)", "👨‍👩‍👧 Familie", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 England"])
      expect((await ann.call("POST", "/api/v2/usertemplate/type/email", { name })).json().name).toBe(name);
  });

  test("a name from before stays readable, and what it names can be saved", async () => {
    const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Old" })).json();
    const old = "An old\nname";
    await server.ports.database.update(templates).set({ name: old }).where(eq(templates.id, id));
    expect((await ann.call("GET", `/api/v2/usertemplate/${id}`)).json().name).toBe(old);
    const saved = await ann.call("PATCH", `/api/v2/usertemplate/${id}`, { name: old, template: { html: "<p>new</p>" } });
    expect(saved.json().name).toBe(old);
    expect((await ann.call("POST", `/api/v2/usertemplate/${id}/clone`)).json().name).toBe("Copy of An old name");
  });

  test.each(badNames)("nobody is called %j", (name) => {
    expect(() => checkPersonName({ firstName: "Ann", lastName: name })).toThrow("A name holds no line breaks");
  });

  test("a picture's name is shown in its own direction", async () => {
    const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const { headers, payload } = writeUploadForm([{ name: "gpj\u202Eexe.png", bytes }]);
    const answer = await server.inject({ method: "POST", url: "/api/v2/assets", headers: { ...ann.headers, ...headers }, payload });
    expect(answer.json()[0].originalName).toBe("gpjexe.png");
  });
});
