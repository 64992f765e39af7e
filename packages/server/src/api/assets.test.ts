import { readdirSync } from "node:fs";
import { desc, isNull } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { blobs } from "../database/schema.js";
import { putBlob, sweepBlobs } from "../resources/assets/blob-register.js";
import { testEngines } from "../testing/test-engines.js";
import { type SentFile, writeUploadForm } from "../testing/test-form.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 60 } } });

describe.each(testEngines)("pictures on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    ann = await server.addUser();
  });

  const upload = (user: TestUser, files: readonly SentFile[], query = "") => {
    const { headers, payload } = writeUploadForm(files);
    return server.inject({ method: "POST", url: `/api/v2/assets${query}`, headers: { ...user.headers, ...headers }, payload });
  };
  const pathOf = (url: string) => new URL(url).pathname;

  test("several are stored in their order and given out for ever", async () => {
    const files = [
      { name: "Héro Image.PNG", bytes: await draw(40, 20).png().toBuffer() },
      { name: "photo.jpeg", bytes: await draw(30, 30).jpeg().toBuffer() },
    ];
    const answer = await upload(ann, files);
    expect(answer.statusCode).toBe(201);
    const [first, second] = answer.json();
    expect(first).toMatchObject({ originalName: "Héro Image.PNG", mime: "image/png", widthPx: 40, heightPx: 20 });
    expect(first.savedName).toMatch(/^hero-image-[0-9a-f]{8}\.png$/);
    expect(second).toMatchObject({ mime: "image/jpeg" });

    const file = await server.inject({ url: pathOf(first.url) });
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
    expect((await sharp(file.rawPayload).metadata()).width).toBe(40);
    const again = await server.inject({ url: pathOf(first.url), headers: { "if-none-match": String(file.headers["etag"]) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);

    const listed = (await ann.call("GET", "/api/v2/assets/user")).json();
    expect(listed.map((asset: { id: string }) => asset.id).sort()).toEqual([first.id, second.id].sort());
    expect((await (await server.addUser()).call("GET", "/api/v2/assets/user")).json()).toEqual([]);
  });

  test("where a photo was taken, and how it was held, does not stay in it", async () => {
    const bytes = await draw(60, 20)
      .withExif({ IFD0: { Copyright: "Ann" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const [asset] = (await upload(ann, [{ name: "a.jpg", bytes }])).json();
    const stored = await sharp((await server.inject({ url: pathOf(asset.url) })).rawPayload).metadata();
    expect([stored.exif, stored.orientation]).toEqual([undefined, undefined]);
    expect([asset.widthPx, asset.heightPx]).toEqual([20, 60]);
  });

  test("a wide picture becomes as wide as an email may need", async () => {
    const [asset] = (await upload(ann, [{ name: "a.png", bytes: await draw(4000, 1000).png().toBuffer() }])).json();
    expect(asset).toMatchObject({ mime: "image/png", widthPx: 1920, heightPx: 480 });
  });

  test("an animation keeps its frames", async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all([frame("red"), frame("lime"), frame("blue")]);
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const [asset] = (await upload(ann, [{ name: "a.gif", bytes }])).json();
    expect(asset).toMatchObject({ mime: "image/gif", widthPx: 8, heightPx: 8 });
    const stored = (await server.inject({ url: pathOf(asset.url) })).rawPayload;
    expect((await sharp(stored, { animated: true }).metadata()).pages).toBe(3);
  });

  test("the same picture under the same name is stored once", async () => {
    const file = { name: "a.png", bytes: await draw(5, 5).png().toBuffer() };
    const [first] = (await upload(ann, [file])).json();
    const [second] = (await upload(ann, [file])).json();
    expect(second.id).toBe(first.id);
  });

  test("a template's pictures are seen by those who may see the template", async () => {
    const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "T" })).json();
    const file = { name: "a.png", bytes: await draw(6, 6).png().toBuffer() };
    const [asset] = (await upload(ann, [file], `?templateId=${id}`)).json();
    expect((await ann.call("GET", `/api/v2/assets/template/${id}`)).json()).toEqual([asset]);
    expect((await ann.call("GET", "/api/v2/assets/user")).json()).toEqual([]);
    const other = await server.addUser();
    expect((await upload(other, [file], `?templateId=${id}`)).statusCode).toBe(404);
  });

  test("a global picture is copied to a template once, and deleted without harming the copy", async () => {
    const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "T" })).json();
    const [asset] = (await upload(ann, [{ name: "logo.png", bytes: await draw(8, 3).png().toBuffer() }])).json();
    const copy = () => ann.call("GET", `/api/v2/assets/template/${id}/${asset.savedName}`);
    const copied = (await copy()).json();
    expect(copied).toMatchObject({ savedName: asset.savedName, widthPx: 8 });
    expect(copied.url).not.toBe(asset.url);
    expect([(await copy()).statusCode, (await copy()).json().code]).toEqual([409, "name-taken"]);
    expect((await ann.call("GET", `/api/v2/assets/template/${id}/unknown.png`)).json().code).toBe("not-found");
    expect((await ann.call("DELETE", `/api/v2/assets/${asset.savedName}`)).statusCode).toBe(204);
    expect((await server.inject({ url: pathOf(asset.url) })).statusCode).toBe(404);
    expect((await server.inject({ url: pathOf(copied.url) })).statusCode).toBe(200);
    expect((await ann.call("DELETE", `/api/v2/assets/template/${id}`, { url: "https://elsewhere.test/x.png" })).json().code).toBe(
      "not-found",
    );
    const files = () => readdirSync(server.dataDir, { recursive: true }).length;
    const before = files();
    expect((await ann.call("DELETE", `/api/v2/assets/template/${id}`, { url: copied.url })).statusCode).toBe(204);
    expect(files()).toBe(before - 1);
  });

  test("a small still of a picture is made for lists", async () => {
    const [asset] = (await upload(ann, [{ name: "wide.jpg", bytes: await draw(800, 400).jpeg().toBuffer() }])).json();
    const small = await server.inject({ url: asset.thumbnailUrl });
    expect(small.headers).toMatchObject({ "content-type": "image/webp", "cache-control": "public, max-age=31536000, immutable" });
    expect((await sharp(small.rawPayload).metadata()).width).toBe(320);
    expect((await server.inject({ url: `${pathOf(asset.url)}?width=9999` })).statusCode).toBe(400);
  });

  test("an SVG drawing becomes a picture fine enough for an email", async () => {
    const bytes = Buffer.from(
      '<?xml version="1.0"?><!-- logo --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10z"/></svg>',
    );
    const [asset] = (await upload(ann, [{ name: "logo.svg", bytes }])).json();
    expect(asset).toMatchObject({ mime: "image/png", widthPx: 600, heightPx: 150 });
    expect(asset.savedName).toMatch(/^logo-[0-9a-f]{8}\.png$/);
  });

  test("of an upload with one bad file nothing is stored", async () => {
    const good = { name: "good.png", bytes: await draw(11, 13).png().toBuffer() };
    const before = readdirSync(server.dataDir, { recursive: true }).length;
    const answer = await upload(ann, [good, { name: "bad.png", bytes: Buffer.from("no picture") }]);
    expect([answer.statusCode, answer.json().code]).toEqual([415, "unsupported-picture"]);
    expect((await ann.call("GET", "/api/v2/assets/user")).json()).toEqual([]);
    expect(readdirSync(server.dataDir, { recursive: true }).length).toBe(before);
  });

  test("the bytes of a deleted template, and of an upload that never ended, are swept; those of a running one are not", async () => {
    const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "T" })).json();
    const [asset] = (await upload(ann, [{ name: "a.png", bytes: await draw(17, 19).png().toBuffer() }], `?templateId=${id}`)).json();
    const lost = await putBlob(server.ports, Buffer.from("an upload whose server was killed"));
    await ann.call("PUT", `/api/v2/usertemplate/${id}/status/deleted`);
    await ann.call("DELETE", `/api/v2/usertemplate/${id}`);
    const holds = async (key: string) => {
      const blob = await server.ports.blobStore.get(key);
      blob?.stream.destroy();
      return blob !== null;
    };
    const [row] = await server.ports.database.select().from(blobs).where(isNull(blobs.claim)).orderBy(desc(blobs.claimedAt)).limit(1);
    expect(asset.id).toBeDefined();
    expect([await holds(row?.contentKey ?? ""), await holds(lost.contentKey)]).toEqual([true, true]);
    await sweepBlobs(server.ports);
    expect(await holds(lost.contentKey)).toBe(true);
    server.clock.advance(61 * 60 * 1000);
    const fresh = await putBlob(server.ports, Buffer.from("an upload that is under way"));
    await sweepBlobs(server.ports);
    expect([await holds(lost.contentKey), await holds(fresh.contentKey)]).toEqual([false, true]);
    expect((await server.inject({ url: pathOf(asset.url) })).statusCode).toBe(404);
  });

  test("nobody deletes a picture of somebody else", async () => {
    const [asset] = (await upload(ann, [{ name: "logo.png", bytes: await draw(4, 3).png().toBuffer() }])).json();
    const other = await server.addUser();
    expect((await other.call("DELETE", `/api/v2/assets/${asset.savedName}`)).json().code).toBe("not-found");
    expect((await server.inject({ url: pathOf(asset.url) })).statusCode).toBe(200);
  });

  test.each([
    [
      "an SVG with a script",
      "a.svg",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
      "unsupported-picture",
    ],
    ["HTML that is called a picture", "a.png", Buffer.from("<html><script>alert(1)</script></html>"), 415, "unsupported-picture"],
    ["a picture that is only its first bytes", "a.png", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), 400, "broken-picture"],
    ["nothing at all", "a.png", Buffer.alloc(0), 400, "picture-empty"],
    ["more than ten megabytes", "a.png", Buffer.alloc(11 * 1024 * 1024), 413, "picture-too-large"],
  ])("%s is refused and leaves nothing behind", async (_, name, bytes, status, code) => {
    const before = readdirSync(server.dataDir, { recursive: true }).length;
    const answer = await upload(ann, [{ name, bytes }]);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect((await ann.call("GET", "/api/v2/assets/user")).json()).toEqual([]);
    expect(readdirSync(server.dataDir, { recursive: true }).length).toBe(before);
  });

  test("a small file that unfolds into a huge picture is refused", async () => {
    const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: "#000" }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    const answer = await upload(ann, [{ name: "bomb.png", bytes: bomb }]);
    expect([answer.statusCode, answer.json().code]).toEqual([413, "picture-too-large"]);
  });

  test.each([
    "../../../etc/passwd.png",
    "..\\\\..\\\\windows.png",
    "%2e%2e%2fx.png",
    "a\u0001b.png",
    ".png",
    "CON.png",
    `${"x".repeat(500)}.png`,
  ])("the name %j becomes a safe one", async (name) => {
    const [asset] = (await upload(ann, [{ name, bytes: await draw(7, 7).png().toBuffer() }])).json();
    expect(asset.savedName).toMatch(/^[a-z0-9][a-z0-9-]{0,90}\.png$/);
    expect(asset.originalName).not.toMatch(/[/\\\p{Cc}]/u);
    expect((await server.inject({ url: pathOf(asset.url) })).statusCode).toBe(200);
  });

  test("an address leads to pictures only, whatever its path says", async () => {
    for (const path of ["../../secret", "..%2f..%2fsecret/x", "018f0000-0000-7000-8000-00000000dead/x.png"]) {
      expect([400, 404]).toContain((await server.inject({ url: `/api/v2/assets/public/${path}` })).statusCode);
    }
  });

  test("an upload without files, or in another form, is refused", async () => {
    expect((await upload(ann, [])).statusCode).toBe(400);
    expect((await upload(ann, [{ name: "a.png", bytes: await draw(5, 5).png().toBuffer(), field: "avatar" }])).json().fields).toEqual([
      { field: "avatar", code: "unknown-field" },
    ]);
    expect((await ann.call("POST", "/api/v2/assets", { files: [] })).statusCode).toBe(415);
  });
});
