import { type AddressInfo, connect } from "node:net";
import { templateSizeMaxBytes } from "@mailwright/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContract, type Operation } from "../http/load-contract.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const aboveBody = "x".repeat(33 * 1024 * 1024);
/** So much is still on its way when it is refused that no buffer of the machine holds it. */
const farAboveBody = "x".repeat(48 * 1024 * 1024);
const html = "x".repeat(templateSizeMaxBytes + 1);

describe.each(testEngines)("what is too large to keep, on $name", (engine) => {
  let server: TestServer;
  let admin: TestUser;
  let port: number;
  beforeAll(async () => {
    server = await startTestServer(engine);
    admin = await server.addUser({ role: "ROLE_ADMIN" });
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    ({ port } = server.app.server.address() as AddressInfo);
  }, 60_000);
  afterAll(() => server?.close());

  const countRows = async () => {
    const tables = ["templates", "template_versions", "custom_blocks"].map((table) => sql.raw(`(select count(*) from ${table})`));
    const { rows } = (await server.ports.database.execute(sql`select (${sql.join(tables, sql` + `)})::int as total`)) as unknown as {
      rows: { total: number }[];
    };
    return rows[0]?.total;
  };

  const withBody = loadContract().operations.filter(({ body, access }) => body !== null && access === "signed-in");
  const expectedOf = ({ answers }: Operation) =>
    String(answers["202"]?.["$ref"] ?? "").endsWith("/TooLarge") ? [202, "template-too-large"] : [413, "body-too-large"];
  test.each(withBody)("a body above 32 MB is answered by $id as the contract says", async (operation) => {
    const url = operation.url.replaceAll(":type", "email").replaceAll(/:\w+/g, "018f0000-0000-7000-8000-00000000dead");
    const headers = { ...admin.headers, "content-type": "application/json" };
    const answer = await server.inject({ method: operation.method as "POST", url, headers, payload: aboveBody });
    expect([answer.statusCode, answer.json().code]).toEqual(expectedOf(operation));
  });

  const framings = {
    "whose length is said": { header: `content-length: ${farAboveBody.length}`, before: "", after: "" },
    "whose length is not said": {
      header: "transfer-encoding: chunked",
      before: `${farAboveBody.length.toString(16)}\r\n`,
      after: "\r\n0\r\n\r\n",
    },
  };
  test.each(Object.entries(framings))(
    "whoever is still sending a body above 32 MB %s reads what is answered, and not that the connection was cut",
    async (_, { header, before, after }) => {
      const socket = connect(port, "127.0.0.1");
      const [said, faults]: [string[], Error[]] = [[], []];
      socket.on("data", (piece) => said.push(piece.toString()));
      socket.on("error", (fault) => faults.push(fault));
      const signedIn = Object.entries(admin.headers).map(([name, value]) => `${name}: ${value}`);
      const head = ["POST /api/v2/usertemplate/type/email HTTP/1.1", "host: x", "content-type: application/json", header, ...signedIn];
      socket.write(`${head.join("\r\n")}\r\n\r\n${before}`);
      socket.write(farAboveBody);
      await new Promise((sent) => socket.write(after, sent));
      await expect.poll(() => said.length + faults.length).toBeGreaterThan(0);
      socket.destroy();
      expect([said.join("").slice(0, 12), ...faults]).toEqual(["HTTP/1.1 202"]);
    },
  );

  const make = async (url: string, body: object): Promise<string> => (await admin.call("POST", url, body)).json().id;
  const template = { html: "<p>1</p>" };
  const writes: { name: string; method: "POST" | "PATCH" | "PUT"; url: () => Promise<string>; body: object }[] = [
    { name: "a new template", method: "POST", url: async () => "/api/v2/usertemplate/type/email", body: { name: "T", template: { html } } },
    {
      name: "a template",
      method: "PATCH",
      url: async () => `/api/v2/usertemplate/${await make("/api/v2/usertemplate/type/email", { name: "T", template })}`,
      body: { template: { html } },
    },
    { name: "a new layout", method: "POST", url: async () => "/api/v2/systemtemplate/type/email", body: { name: "S", template: { html } } },
    {
      name: "a layout",
      method: "PATCH",
      url: async () => `/api/v2/systemtemplate/${await make("/api/v2/systemtemplate/type/email", { name: "S", template })}`,
      body: { template: { html } },
    },
    { name: "a new module", method: "POST", url: async () => "/api/v2/customblocks", body: { name: "B", html } },
    {
      name: "a module",
      method: "PUT",
      url: async () => `/api/v2/customblocks/${await make("/api/v2/customblocks", { name: "B", html: "<p>1</p>" })}`,
      body: { name: "B", html },
    },
  ];
  test.each(writes)("$name above 10 MB is answered with 202 and its size, and nothing is stored", async ({ method, url, body }) => {
    const address = await url();
    const before = await countRows();
    const answer = await admin.call(method, address, body);
    expect([answer.statusCode, answer.json().code, answer.json().sizeBytes]).toEqual([202, "template-too-large", html.length]);
    expect(await countRows()).toBe(before);
  });
});
