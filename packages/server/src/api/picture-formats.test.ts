import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { quickestEngine } from "../testing/test-engines.js";
import { writeUploadForm } from "../testing/test-form.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const create = { width: 40, height: 20, background: { r: 200, g: 30, b: 60, alpha: 0.5 } };
const photo = () => sharp({ create: { ...create, channels: 3 } });
const glass = () => sharp({ create: { ...create, channels: 4 } });

async function animate() {
  const frames = await Promise.all(
    ["red", "lime", "blue"].map((background) =>
      sharp({ create: { ...create, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } });
}

describe("formats that mail clients do not show", () => {
  let server: TestServer;
  let ann: TestUser;
  beforeAll(async () => {
    server = await startTestServer(quickestEngine);
    ann = await server.addUser();
  }, 60_000);
  afterAll(() => server?.close());

  const upload = async (name: string, bytes: Buffer) => {
    const { headers, payload } = writeUploadForm([{ name, bytes }]);
    return server.inject({ method: "POST", url: "/api/v2/assets", headers: { ...ann.headers, ...headers }, payload });
  };

  test.each([
    ["a photo in WebP", () => photo().webp().toBuffer(), "image/jpeg"],
    ["a photo in AVIF", () => photo().avif().toBuffer(), "image/jpeg"],
    ["WebP that can be seen through", () => glass().webp().toBuffer(), "image/png"],
    ["AVIF that can be seen through", () => glass().avif().toBuffer(), "image/png"],
    ["moving WebP", async () => (await animate()).webp().toBuffer(), "image/gif"],
  ])("%s becomes what they show", async (_, write, mime) => {
    const [asset] = (await upload("picture", await write())).json();
    expect(asset).toMatchObject({ mime, widthPx: 40, heightPx: 20 });
    const stored = await server.inject({ url: new URL(asset.url).pathname });
    const { pages = 1 } = await sharp(stored.rawPayload, { animated: true }).metadata();
    expect([stored.headers["content-type"], pages]).toEqual([mime, mime === "image/gif" ? 3 : 1]);
  });

  test("a small file in AVIF that unfolds into a huge picture is refused", async () => {
    const bytes = await sharp({ create: { ...create, width: 9000, height: 9000, channels: 3 }, limitInputPixels: false })
      .avif({ effort: 0 })
      .toBuffer();
    const answer = await upload("bomb.avif", bytes);
    expect([answer.statusCode, answer.json().code]).toEqual([413, "picture-too-large"]);
  }, 60_000);

  test("a file without a byte is refused in words of its own", async () => {
    const answer = await upload("empty.png", Buffer.alloc(0));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: "picture-empty", error: "The file is empty." }]);
  });
});
