import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { assets } from "../database/schema.js";
import { type Outbound, OutboundError } from "../ports/outbound/outbound.js";
import { testEngines } from "../testing/test-engines.js";
import { writeUploadForm } from "../testing/test-form.js";
import { testOutbound } from "../testing/test-outbound.js";
import { startTestServer, type TestServer, type TestUser, testWorkspaceId } from "../testing/test-server.js";

const draw = (width: number) =>
  sharp({ create: { width, height: 8, channels: 3, background: "#c81e3c" } })
    .png()
    .toBuffer();

/** The one picture that is in the internet, and an address inside that the guard refuses. */
const outbound: Outbound = {
  ...testOutbound,
  get: async (url) => {
    if (url.includes("10.0.0.1")) throw new OutboundError("forbidden", "not public");
    if (url.includes("gone")) return { status: 404, contentType: "text/html", bytes: Buffer.from("gone") };
    return { status: 200, contentType: "image/png", bytes: url.endsWith(".html") ? Buffer.from("<html>") : await draw(30) };
  },
};

describe.each(testEngines)("libraries of pictures on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  beforeAll(async () => {
    server = await startTestServer(engine, { ports: { outbound } });
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    ann = await server.addUser();
  });

  const upload = async (user: TestUser, name: string, width: number, query = "") => {
    const { headers, payload } = writeUploadForm([{ name, bytes: await draw(width) }]);
    const url = `/api/v2/assets${query}`;
    const answer = await server.inject({ method: "POST", url, headers: { ...user.headers, ...headers }, payload });
    return answer.json()[0];
  };
  const namesOf = async (query: string, user = ann) => {
    const answer = await user.call("GET", `/api/v2/assets/user${query}`);
    return answer.json().map(({ originalName }: { originalName: string }) => originalName);
  };
  const createTemplate = async (user: TestUser, name: string, shown: string) => {
    const { id } = (await user.call("POST", "/api/v2/usertemplate/type/email", { name })).json();
    await user.call("PATCH", `/api/v2/usertemplate/${id}`, { template: { html: `<p><img src="${shown}"></p>` } });
    return id as string;
  };

  test("a name is found by its words in any order, whatever their case", async () => {
    for (const name of ["Red lamp.png", "Blue lamp 100%.png", "Red chair.png"]) await upload(ann, name, name.length);
    expect(await namesOf("?search=LAMP%20red")).toEqual(["Red lamp.png"]);
    expect(await namesOf("?search=100%25")).toEqual(["Blue lamp 100%.png"]);
    expect(await namesOf("?search=sofa")).toEqual([]);
    expect(await namesOf("?search=lamp", await server.addUser())).toEqual([]);
  });

  test("a long list is read in pages, newest or largest first, and no page repeats a picture", async () => {
    const rows = Array.from({ length: 25 }, (_, index) => ({
      ...{
        id: server.ports.ids.uuid(),
        workspaceId: testWorkspaceId,
        ownerId: ann.id,
        savedName: `${index}.png`,
        originalName: `${index}.png`,
      },
      ...{ contentKey: `key ${index}`, mime: "image/png", sizeBytes: 100 + (index % 5), widthPx: 1, heightPx: 1 },
      createdAt: new Date(server.clock.now().getTime() + (index % 7) * 1000),
    }));
    await server.ports.database.insert(assets).values(rows);
    for (const sort of ["newest", "largest"]) {
      const seen: { id: string; sizeBytes: number; createdAt: string }[] = [];
      for (let after = ""; ; ) {
        const answer = await ann.call("GET", `/api/v2/assets/user?sort=${sort}&limit=4${after && `&after=${after}`}`);
        seen.push(...answer.json());
        after = String(answer.headers["x-next-cursor"] ?? "");
        if (!after) break;
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(25);
      const keys = seen.map(({ sizeBytes, createdAt }) => (sort === "largest" ? sizeBytes : Date.parse(createdAt)));
      expect(keys).toEqual(keys.toSorted((a, b) => b - a));
    }
  });

  test("a picture says which templates show it, and names none that its owner may not see", async () => {
    const asset = await upload(ann, "logo.png", 20);
    const other = await server.addUser();
    const own = await createTemplate(ann, "Autumn", asset.url);
    await createTemplate(other, "Secret", asset.url);
    const details = async () => (await ann.call("GET", `/api/v2/assets/picture/${asset.id}`)).json();
    expect(await details()).toEqual({ asset, templateId: null, shownIn: [{ id: own, name: "Autumn", isSystem: false }], othersCount: 1 });
    expect(await namesOf(`?shownIn=${own}`)).toEqual(["logo.png"]);
    await ann.call("PATCH", `/api/v2/usertemplate/${own}`, { template: { html: "<p>without</p>" } });
    expect([(await details()).shownIn, await namesOf(`?shownIn=${own}`)]).toEqual([[], []]);
    expect((await other.call("GET", `/api/v2/assets/picture/${asset.id}`)).statusCode).toBe(404);
    expect((await other.call("GET", `/api/v2/assets/user?shownIn=${own}`)).statusCode).toBe(404);
  });

  test("a copy of a template, and a layout of the library, show a picture as well", async () => {
    const asset = await upload(ann, "logo.png", 21);
    const own = await createTemplate(ann, "Autumn", asset.url);
    await ann.call("POST", `/api/v2/usertemplate/${own}/clone`);
    const { shownIn } = (await ann.call("GET", `/api/v2/assets/picture/${asset.id}`)).json();
    expect(shownIn).toHaveLength(2);
  });

  test("another name leaves the address as it is", async () => {
    const asset = await upload(ann, "logo.png", 22);
    const rename = (originalName: string, user = ann) => user.call("PATCH", `/api/v2/assets/picture/${asset.id}`, { originalName });
    expect((await rename("  Our logo  ")).json()).toEqual({ ...asset, originalName: "Our logo" });
    expect(await namesOf("")).toEqual(["Our logo"]);
    expect((await rename("   ")).json()).toMatchObject({ code: "invalid-request", fields: [{ field: "originalName", code: "required" }] });
    expect((await rename("a\u202Egnp.exe")).json().code).toBe("name-characters");
    expect((await rename("mine", await server.addUser())).statusCode).toBe(404);
    expect(await namesOf("")).toEqual(["Our logo"]);
  });

  test("a picture of a template is renamed by who may edit the template", async () => {
    const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "T" })).json();
    const asset = await upload(ann, "a.png", 23, `?templateId=${id}`);
    const url = `/api/v2/assets/picture/${asset.id}`;
    expect((await ann.call("PATCH", url, { originalName: "b.png" })).statusCode).toBe(200);
    expect((await (await server.addUser()).call("PATCH", url, { originalName: "c.png" })).json().code).toBe("template-not-found");
    expect((await ann.call("GET", `/api/v2/assets/template/${id}?search=b`)).json()).toHaveLength(1);
    await ann.call("PUT", `/api/v2/usertemplate/${id}/status/deleted`);
    expect((await ann.call("PATCH", url, { originalName: "d.png" })).json().code).toBe("template-deleted");
  });

  test("a picture is added by its address, which is fetched once", async () => {
    const add = (url: string, more = {}) => ann.call("POST", "/api/v2/assets/address", { url, ...more });
    const answer = await add(" https://shop.example/pictures/R%C3%A9d%20lamp.png?v=2 ");
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { originalName: "Réd lamp.png", mime: "image/png", widthPx: 30 }]);
    const before = (await namesOf("")).length;
    for (const [url, status, code] of [
      ["   ", 400, "invalid-request"],
      ["ftp://shop.example/a.png", 400, "invalid-request"],
      ["http://10.0.0.1/a.png", 400, "invalid-request"],
      ["https://shop.example/gone.png", 502, "picture-unreachable"],
      ["https://shop.example/page.html", 415, "unsupported-picture"],
    ] as const) {
      const refused = await add(url);
      expect([url, refused.statusCode, refused.json().code]).toEqual([url, status, code]);
    }
    expect(await namesOf("")).toHaveLength(before);
    const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "T" })).json();
    expect((await add("https://shop.example/b.png", { templateId: id })).statusCode).toBe(201);
    expect((await ann.call("GET", `/api/v2/assets/template/${id}`)).json()).toHaveLength(1);
  });
});
