import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { unlimited } from "../config/quotas.js";
import { generatedPictures } from "../database/schema.js";
import { tidy } from "../ops/tidy.js";
import type { EditWish, ImageMaker, Making } from "../ports/ai-images/image-maker.js";
import { ServiceError } from "../ports/services/service-error.js";
import { sweepBlobs } from "../resources/assets/blob-register.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const dayMs = 24 * 60 * 60 * 1000;

describe.each(testEngines)("pictures from words on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  let make: (making: Making) => Promise<Buffer>;
  let change: (wish: EditWish) => Promise<Buffer>;
  let made = 0;
  const draw = () => {
    made += 1;
    return sharp({ create: { width: 90, height: 60, channels: 3, background: { r: made, g: 90, b: 90 } } })
      .png()
      .toBuffer();
  };
  const aiImages: ImageMaker = {
    name: "Test",
    make: (_, making) => make(making),
    editing: { edits: ["words", "extend"], sourceMaxBytes: 60_000, change: (wish) => change(wish) },
  };
  beforeAll(async () => {
    server = await startTestServer(engine, { ports: { aiImages } });
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    make = draw;
    change = draw;
    server.ports.quotas = unlimited;
    ann = await server.addUser();
  });
  const ask = (body: object = {}, headers = {}) => ann.call("POST", "/api/v2/ai/image", { prompt: " A red lamp ", ...body }, headers);
  const pathOf = (address: string) => new URL(address).pathname;

  test("four are made in the shape that was asked for, and one is kept with its prompt", async () => {
    const addresses = (await ask({ aspectRatio: "9:16" })).json();
    expect(addresses).toHaveLength(4);
    const preview = await server.inject({ url: `${pathOf(addresses[0])}/preview` });
    const { width, height } = await sharp(preview.rawPayload).metadata();
    expect([preview.headers["content-type"], width, height]).toEqual(["image/png", 34, 60]);
    expect((await ann.call("GET", "/api/v2/assets/user")).json()).toEqual([]);
    const kept = await ann.call("POST", `${pathOf(addresses[1])}/keep`, {});
    expect([kept.statusCode, kept.json()]).toMatchObject([201, { prompt: "A red lamp", originalName: "A red lamp.png", widthPx: 34 }]);
    expect((await ann.call("GET", "/api/v2/assets/user?search=lamp")).json()).toEqual([kept.json()]);
    const other = await server.addUser();
    expect((await other.call("POST", `${pathOf(addresses[1])}/keep`, {})).json().code).toBe("not-found");
    expect((await ann.call("POST", `${pathOf(addresses[1])}/keep`, { templateId: other.id })).json().code).toBe("template-not-found");
  });

  test("a picture is changed by words, as heavy as the service takes it, and what comes of it is changed again", async () => {
    expect((await ann.call("GET", "/api/v2/ai/image")).json()).toEqual({ name: "Test", edits: ["words", "extend"] });
    server.ports.quotas = { ...unlimited, user: { generated: 4 } };
    const noise = {
      create: { width: 320, height: 240, channels: 3, background: "red", noise: { type: "gaussian", mean: 128, sigma: 30 } },
    } as const;
    make = () => sharp(noise).png().toBuffer();
    const [picture] = (await ask({ count: 1, aspectRatio: "4:3" })).json();
    const wishes: EditWish[] = [];
    change = async (wish) => {
      wishes.push(wish);
      return sharp({ create: { width: 160, height: 90, channels: 4, background: { r: 0, g: 0, b: made, alpha: 0.5 } } })
        .png()
        .toBuffer();
    };
    const edit = (body: object) => ann.call("POST", "/api/v2/ai/edits", body);
    const [changed] = (await edit({ picture: `${picture}/preview`, edit: "words", prompt: " Make it blue " })).json();
    expect(wishes[0]).toMatchObject({ edit: "words", prompt: "Make it blue", source: { mime: "image/jpeg" } });
    expect(wishes[0]?.source.bytes.length).toBeLessThanOrEqual(60_000);
    // It keeps the shape that it came in, and what can be seen through.
    const { width, height, hasAlpha } = await sharp((await server.inject({ url: `${pathOf(changed)}/preview` })).rawPayload).metadata();
    expect([width, height, hasAlpha]).toEqual([160, 90, true]);
    const again = { picture: `${pathOf(changed)}/preview`, edit: "extend" };
    expect((await edit({ ...again, aspectRatio: "16:9" })).json().code).toBe("invalid-request");
    const [extended] = (await edit({ ...again, aspectRatio: "1:1" })).json();
    expect(wishes[1]).toMatchObject({ aspectRatio: "1:1", source: { mime: "image/png", widthPx: 160, heightPx: 90 } });
    expect((await ann.call("POST", `${pathOf(extended)}/keep`, {})).json()).toMatchObject({ originalName: "picture.png" });
    expect((await ann.call("GET", "/api/v2/usage")).json().quotas).toMatchObject([{ kind: "generated", used: 3 }]);
  });

  test("what the service cannot do to a picture, what is no picture and a change without words are refused", async () => {
    const edit = (body: object) => ann.call("POST", "/api/v2/ai/edits", body);
    const [picture] = (await ask({ count: 1 })).json();
    const address = `${picture}/preview`;
    expect((await edit({ picture: address, edit: "background" })).json()).toMatchObject({
      fields: [{ field: "edit", code: "not-allowed" }],
    });
    expect((await edit({ picture: address, edit: "words", prompt: " " })).json()).toMatchObject({
      fields: [{ field: "prompt", code: "required" }],
    });
    expect((await edit({ picture: "javascript:alert(1)", edit: "words", prompt: "x" })).json().code).toBe("invalid-request");
    change = () => Promise.reject(new ServiceError("refused", "Test"));
    expect((await edit({ picture: address, edit: "words", prompt: "x" })).json().code).toBe("content-refused");
    server.ports.aiImages = null;
    const [none, refused] = [await ann.call("GET", "/api/v2/ai/image"), await edit({ picture: address, edit: "words", prompt: "x" })];
    server.ports.aiImages = aiImages;
    expect([none.json(), refused.json().code]).toEqual([{ name: null, edits: [] }, "ai-not-configured"]);
  });

  test("some are better than none", async () => {
    const calls = { count: 0 };
    make = () => {
      calls.count += 1;
      return calls.count > 2 ? Promise.reject(new ServiceError("busy", "Test")) : draw();
    };
    expect((await ask()).json()).toHaveLength(2);
  });

  test.each([
    ["refused", 422, "content-refused"],
    ["key-refused", 502, "service-key-refused"],
    ["used-up", 503, "service-used-up"],
    ["busy", 503, "service-busy"],
    ["unreachable", 502, "service-unreachable"],
  ] as const)("a service that says %s is understood", async (fault, status, code) => {
    make = () => Promise.reject(new ServiceError(fault, "Test"));
    const answer = await ask();
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test("what is no picture is refused like an upload", async () => {
    make = async () => Buffer.from("<html><script>alert(1)</script></html>");
    expect((await ask()).json().code).toBe("unsupported-picture");
  });

  test("the budget of a day holds, what was not made is given back, and tomorrow it goes on", async () => {
    server.ports.quotas = { ...unlimited, user: { generated: 5 } };
    make = () => Promise.reject(new ServiceError("refused", "Test"));
    expect((await ask()).json().code).toBe("content-refused");
    make = draw;
    expect((await ask()).statusCode).toBe(200);
    const refused = (await ask()).json();
    expect(refused).toMatchObject({ code: "quota-generated", quota: { kind: "generated", scope: "user", limit: 5, used: 4 } });
    expect((await ask({ count: 1 })).json()).toHaveLength(1);
    expect((await ann.call("GET", "/api/v2/usage")).json().quotas).toEqual([{ kind: "generated", scope: "user", limit: 5, used: 5 }]);
    server.clock.advance(dayMs);
    await ann.signInAgain();
    expect((await ask()).statusCode).toBe(200);
  });

  test("it is looked at while it runs, and cancelled: the service is told, and what is not made costs nothing", async () => {
    server.ports.quotas = { ...unlimited, user: { generated: 8 } };
    const id = server.ports.ids.uuid();
    const calls = { count: 0, aborted: 0 };
    make = ({ signal }) => {
      calls.count += 1;
      if (calls.count === 1) return draw();
      return new Promise((_, reject) => {
        signal.addEventListener("abort", () => {
          calls.aborted += 1;
          reject(signal.reason);
        });
      });
    };
    const asking = ask({}, { "x-job-id": id });
    const look = () => ann.call("GET", `/api/v2/ai/jobs/${id}`);
    await expect.poll(async () => (await look()).statusCode).toBe(200);
    expect((await look()).json()).toHaveLength(1);
    expect((await (await server.addUser()).call("GET", `/api/v2/ai/jobs/${id}`)).statusCode).toBe(404);
    expect((await ann.call("GET", `/api/v2/jobs/${id}`)).json()).toMatchObject({ kind: "ai-image", state: "running" });
    await expect.poll(() => calls.count).toBe(3);
    expect((await ann.call("DELETE", `/api/v2/jobs/${id}`)).json().state).toBe("cancelled");
    expect((await asking).json().code).toBe("job-ended");
    expect(calls.aborted).toBe(2);
    expect((await ann.call("GET", "/api/v2/usage")).json().quotas).toMatchObject([{ kind: "generated", used: 1 }]);
  });

  test("what nobody kept is gone after two days, and its bytes with it", async () => {
    const [address] = (await ask({ count: 1 })).json();
    const made = await server.ports.database.select().from(generatedPictures);
    const row = made.find(({ id }) => address.endsWith(id));
    await sweepBlobs(server.ports);
    expect((await server.inject({ url: `${pathOf(address)}/preview` })).statusCode).toBe(200);
    server.clock.advance(3 * dayMs);
    await tidy(server.ports);
    expect((await server.inject({ url: `${pathOf(address)}/preview` })).statusCode).toBe(404);
    expect(await server.ports.blobStore.get(row?.contentKey ?? "")).toBeNull();
  });

  test("a wish without words is refused, and a server without a service says how to connect one", async () => {
    expect((await ask({ prompt: "   " })).json()).toMatchObject({ fields: [{ field: "prompt", code: "required" }] });
    server.ports.aiImages = null;
    const answer = await ask();
    server.ports.aiImages = aiImages;
    expect([answer.statusCode, answer.json()]).toMatchObject([
      501,
      { code: "ai-not-configured", error: expect.stringContaining("AI_IMAGES_KEY") },
    ]);
  });
});
