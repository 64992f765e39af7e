import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseHostKeys } from "../config/host-keys.js";
import { prepareDatabase } from "../seed/prepare.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const hostKey = `hk_${"c".repeat(40)}`;
const url = "/api/v2/contacts/customfields";

describe.each(testEngines)("custom fields, on $name", (engine) => {
  let server: TestServer;
  let reader: TestUser;
  let admin: TestUser;
  beforeAll(async () => {
    server = await startTestServer(engine);
    await prepareDatabase(server.ports, { authMode: "host", hostKeys: parseHostKeys({ HOST_KEYS: `acme:${hostKey}` }, []) });
    reader = await server.addUser({ workspaceId: "acme" });
    admin = await server.addUser({ workspaceId: "acme", role: "ROLE_ADMIN" });
  }, 60_000);
  afterAll(() => server?.close());

  const fields = [
    { id: "loyalty_points", name: "Loyalty points", price: "0" },
    { id: "shoe_size", name: "Shoe size" },
  ];
  const put = (body: object, key = hostKey) =>
    server.inject({ method: "PUT", url: "/api/v2/host/customfields", headers: { authorization: `Bearer ${key}` }, payload: body });
  const listed = async (user: TestUser) => (await user.call("GET", url)).json();

  test("a host sets those of its workspace, in their order, and nobody else's", async () => {
    const stranger = await server.addUser();
    expect((await put({ fields })).statusCode).toBe(204);
    expect(await listed(reader)).toEqual([fields[0], { ...fields[1], price: "" }]);
    expect(await listed(stranger)).toEqual([]);
    expect((await put({ fields: [fields[1]] })).statusCode).toBe(204);
    expect((await listed(reader)).map(({ id }: { id: string }) => id)).toEqual(["shoe_size"]);
    expect((await put({ fields }, `hk_${"x".repeat(40)}`)).statusCode).toBe(401);
  });

  test("an administrator sets them, too; others may not", async () => {
    expect((await reader.call("PUT", url, { fields })).json().code).toBe("admin-only");
    expect((await admin.call("PUT", url, { fields })).statusCode).toBe(204);
    expect(await listed(reader)).toHaveLength(2);
  });

  test("an id that could not stand in an email, and one that is there twice, are refused and change nothing", async () => {
    await admin.call("PUT", url, { fields });
    for (const id of ["", "two words", "a}}", "1st"])
      expect((await admin.call("PUT", url, { fields: [{ id, name: "Wrong" }] })).statusCode).toBe(400);
    const twice = await admin.call("PUT", url, { fields: [...fields, { id: "shoe_size", name: "Again" }] });
    expect(twice.json().fields).toEqual([{ field: "fields.2.id", code: "duplicate" }]);
    expect(await listed(reader)).toHaveLength(2);
  });
});
