import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testEngines } from "../testing/test-engines.js";
import { type SentFile, writeUploadForm } from "../testing/test-form.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const draw = (width: number, color = "#c81e3c") =>
  sharp({ create: { width, height: 8, channels: 3, background: color } })
    .png()
    .toBuffer();
const said = (steps: unknown): SentFile => ({ name: "steps.json", bytes: Buffer.from(JSON.stringify(steps)) });

describe.each(testEngines)("edited pictures on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    ann = await server.addUser();
  });

  const send = (user: TestUser, url: string, files: readonly SentFile[]) => {
    const { headers, payload } = writeUploadForm(files);
    return server.inject({ method: "POST", url, headers: { ...user.headers, ...headers }, payload });
  };
  const upload = async (user: TestUser, query = "") =>
    (await send(user, `/api/v2/assets${query}`, [{ name: "lamp.png", bytes: await draw(40) }])).json()[0];
  const edit = async (user: TestUser, id: string, files?: readonly SentFile[], query = "") =>
    send(
      user,
      `/api/v2/assets/picture/${id}/edit${query}`,
      files ?? [said({ brightness: 20 }), { name: "lamp 2.png", bytes: await draw(20) }],
    );
  const detailsOf = async (user: TestUser, id: string) => (await user.call("GET", `/api/v2/assets/picture/${id}`)).json();
  const countOf = async (user: TestUser) => (await user.call("GET", "/api/v2/assets/user")).json().length;

  test("an edited picture is another one, and says of which it was made and how", async () => {
    const original = await upload(ann);
    const answer = await edit(ann, original.id);
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { originalName: "lamp 2.png", widthPx: 20 }]);
    expect((await detailsOf(ann, answer.json().id)).edit).toEqual({ original, steps: { brightness: 20 } });
    expect((await detailsOf(ann, original.id)).edit).toBeUndefined();
  });

  test("what is edited twice is still made of the first picture", async () => {
    const original = await upload(ann);
    const once = (await edit(ann, original.id)).json();
    const twice = (await edit(ann, once.id, [said({ contrast: 5 }), { name: "lamp 3.png", bytes: await draw(10) }])).json();
    expect((await detailsOf(ann, twice.id)).edit).toMatchObject({ original: { id: original.id }, steps: { contrast: 5 } });
  });

  test("without its original a picture stays, and is one of its own", async () => {
    const original = await upload(ann);
    const edited = (await edit(ann, original.id)).json();
    await ann.call("DELETE", `/api/v2/assets/${original.savedName}`);
    const details = await detailsOf(ann, edited.id);
    expect([details.asset.id, details.edit]).toEqual([edited.id, undefined]);
  });

  test("a copy for a template is made of the same picture", async () => {
    const original = await upload(ann);
    const edited = (await edit(ann, original.id)).json();
    const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "T" })).json();
    const copy = (await ann.call("GET", `/api/v2/assets/template/${id}/${edited.savedName}`)).json();
    expect((await detailsOf(ann, copy.id)).edit.original.id).toBe(original.id);
  });

  test("whoever may only look at a template does not see what was cut off its pictures", async () => {
    const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "T" })).json();
    const original = await upload(ann, `?templateId=${id}`);
    const edited = (await edit(ann, original.id, undefined, `?templateId=${id}`)).json();
    await ann.call("PUT", `/api/v2/usertemplate/${id}/status/deleted`);
    const details = await detailsOf(ann, edited.id);
    expect([details.asset.id, details.edit]).toEqual([edited.id, undefined]);
  });

  test.each<[string, (picture: SentFile) => readonly SentFile[], string]>([
    ["no steps", (picture) => [picture], "invalid-request"],
    ["no picture", () => [said({})], "invalid-request"],
    ["a list as steps", (picture) => [said([1]), picture], "invalid-request"],
    ["steps that are no JSON", (picture) => [{ name: "steps.json", bytes: Buffer.from("{") }, picture], "invalid-request"],
    ["endless steps", (picture) => [said({ text: "a".repeat(70_000) }), picture], "invalid-request"],
    ["two pictures", (picture) => [said({}), picture, { ...picture, name: "b.png" }], "too-many-files"],
    ["a page as the picture", () => [said({}), { name: "a.png", bytes: Buffer.from("<html><script>1</script>") }], "unsupported-picture"],
    ["an empty picture", () => [said({}), { name: "a.png", bytes: Buffer.alloc(0) }], "picture-empty"],
  ])("with %s nothing is stored", async (_name, files, code) => {
    const original = await upload(ann);
    const answer = await edit(ann, original.id, files({ name: "a.png", bytes: await draw(21) }));
    expect([answer.json().code, await countOf(ann)]).toEqual([code, 1]);
  });

  test("nobody edits a picture of somebody else", async () => {
    const original = await upload(ann);
    const ben = await server.addUser();
    expect([(await edit(ben, original.id)).statusCode, await countOf(ben)]).toEqual([404, 0]);
  });

  test("a compressed picture is stored about as light as it was made", async () => {
    const original = await upload(ann);
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, at) => (at * 7919) % 251));
    const bytes = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .jpeg({ quality: 60 })
      .toBuffer();
    const { sizeBytes } = (await edit(ann, original.id, [said({}), { name: "a.jpg", bytes }])).json();
    expect(sizeBytes).toBeLessThanOrEqual(bytes.length * 1.03);
  });
});
