import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AiImageServiceId, type AiImageSettings, aiImageServices } from "../../config/ai-image-settings.js";
import { type ServedAnswer, type ServedCall, startTestService, type TestService } from "../../testing/test-service.js";
import { createGuardedOutbound } from "../outbound/guarded-outbound.js";
import { ServiceError } from "../services/service-error.js";
import { createImageMaker } from "./create-image-maker.js";
import type { ImageMaker, ImageWish } from "./image-maker.js";
import { createReplicateImages } from "./replicate-images.js";

const key = "ai-key-that-nobody-may-see";
const wish: ImageWish = { prompt: "A red lamp", negativePrompt: "people", aspectRatio: "3:4", style: "watercolor" };
const models: Record<AiImageServiceId, string> = { openai: "gpt-image-2", stability: "core", replicate: "owner/model" };
const editModels: Record<AiImageServiceId, string | null> = { openai: "edit-model", stability: null, replicate: "owner/editor" };
let picture = Buffer.alloc(0);

/** How each service is entered, what it answers, and how it says that it will not. */
const protocols: Record<AiImageServiceId, (call: ServedCall, base: string) => ServedAnswer | null> = {
  openai: ({ url, headers, body }, base) => {
    if (headers.authorization !== `Bearer ${key}`) return { status: 401, body: { error: { code: "invalid_api_key" } } };
    if (url !== "/images/generations" && url !== "/images/edits") return { status: 404 };
    const prompt = url === "/images/edits" ? body : JSON.parse(body).prompt;
    if (prompt.includes("forbidden")) return { status: 400, body: { error: { code: "moderation_blocked", message: "no" } } };
    if (prompt.includes("poor")) return { status: 429, body: { error: { code: "insufficient_quota" } } };
    if (prompt.includes("by address")) return { body: { data: [{ url: `${base}/file.png` }] } };
    return { body: { created: 1, data: [{ b64_json: picture.toString("base64") }] } };
  },
  stability: ({ url, headers, body }) => {
    if (headers.authorization !== `Bearer ${key}`) return { status: 401, body: { name: "unauthorized", errors: ["no"] } };
    if (
      !/^\/v2beta\/stable-image\/(?:generate\/core|edit\/remove-background|edit\/outpaint)$/.test(url) ||
      !/^multipart\/form-data; boundary=/.test(headers["content-type"] ?? "")
    )
      return { status: 404 };
    if (body.includes("forbidden")) return { body: { image: picture.toString("base64"), finish_reason: "CONTENT_FILTERED", seed: 1 } };
    if (body.includes("poor")) return { status: 402, body: { name: "payment_required", errors: ["no credits"] } };
    return { body: { image: picture.toString("base64"), finish_reason: "SUCCESS", seed: 1 } };
  },
  replicate: ({ method, url, headers, body }, base) => {
    if (headers.authorization !== `Bearer ${key}`) return { status: 401, body: { title: "Unauthenticated", detail: "no", status: 401 } };
    if (method === "POST" && /^\/models\/owner\/(?:model|editor)\/predictions$/.test(url)) {
      const { input } = JSON.parse(body);
      if (input.prompt.includes("poor")) return { status: 402, body: { title: "Billing required", status: 402 } };
      const id = input.prompt.includes("forbidden") ? "nsfw" : input.prompt.includes("endless") ? "endless" : "p1";
      return { status: 201, body: { id, status: "starting", urls: { get: "https://elsewhere.test/steal-the-key" } } };
    }
    if (url === "/predictions/nsfw") return { body: { id: "nsfw", status: "failed", error: "NSFW content detected." } };
    if (url === "/predictions/endless") return { body: { id: "endless", status: "processing" } };
    if (url === "/predictions/p1") return { body: { id: "p1", status: "succeeded", output: [`${base}/file.png`] } };
    return { body: {} };
  },
};

describe.each(aiImageServices)("pictures from words by %s", (id) => {
  let service: TestService;
  let outbound: ReturnType<typeof createGuardedOutbound>;
  const open = (given = key): ImageMaker => {
    const settings: AiImageSettings = { service: id, key: given, model: models[id], editModel: editModels[id], base: service.base };
    return id === "replicate" ? createReplicateImages(settings, outbound, { lookMs: 5 }) : createImageMaker(settings, outbound);
  };
  const make = (maker: ImageMaker, change: Partial<ImageWish> = {}, signal = new AbortController().signal) =>
    maker.make({ ...wish, ...change }, { caller: "ann", signal });
  const failureOf = async (call: Promise<unknown>): Promise<ServiceError> => {
    const error = await call.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (error instanceof ServiceError) return error;
    throw new Error(`It did not fail as a service does: ${error}`);
  };
  beforeAll(async () => {
    picture = await sharp({ create: { width: 30, height: 40, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
  });
  beforeEach(async () => {
    service = await startTestService((call) => {
      if (call.url === "/file.png") return { body: picture };
      if (call.body.includes("outage")) return { status: 503, body: "down" };
      if (call.body.includes("busy")) return { status: 429, headers: { "retry-after": "9" }, body: {} };
      return protocols[id](call, service.base);
    });
    outbound = createGuardedOutbound({ mayConnect: () => true, ports: null });
  });
  afterEach(async () => {
    await outbound.close();
    await service.close();
  });

  test("a wish is said as the service takes it, and its picture comes back", async () => {
    expect((await make(open())).equals(picture)).toBe(true);
    const said = service.calls[0]?.body ?? "";
    expect(said).toContain("A red lamp");
    expect(said).toContain("a watercolour painting");
    expect(said).toContain("people");
    const wanted: Record<AiImageServiceId, RegExp> = {
      openai: /"n":1,"size":"864x1152","response_format":"b64_json"/,
      stability: /name="aspect_ratio"\r\n\r\n4:5\r\n[\s\S]*name="negative_prompt"\r\n\r\npeople\r\n/,
      replicate: /"aspect_ratio":"3:4","output_format":"png"/,
    };
    expect(said).toMatch(wanted[id]);
  });

  test("a picture is changed as the service takes it, and what came of it comes back", async () => {
    const { editing } = open();
    const source = { bytes: picture, mime: "image/png", widthPx: 30, heightPx: 40 };
    const making = { caller: "ann", signal: new AbortController().signal };
    for (const edit of editing?.edits ?? []) {
      const wish = { edit, prompt: "make it blue", aspectRatio: "16:9", source } as const;
      expect((await editing?.change(wish, making))?.equals(picture)).toBe(true);
    }
    const said = service.calls.map(({ url, body }) => `${url} ${body}`);
    const wanted: Record<AiImageServiceId, readonly RegExp[]> = {
      openai: [
        /^\/images\/edits [\s\S]*name="model"\r\n\r\nedit-model\r\n[\s\S]*name="prompt"\r\n\r\nmake it blue\r\n[\s\S]*name="image"; filename="picture.png"\r\nContent-Type: image\/png/,
        /name="prompt"\r\n\r\nExtend the picture[\s\S]*make it blue[\s\S]*name="size"\r\n\r\n1536x864\r\n/,
      ],
      stability: [
        /^\/v2beta\/stable-image\/edit\/remove-background [\s\S]*name="image"; filename="picture.png"/,
        /^\/v2beta\/stable-image\/edit\/outpaint [\s\S]*name="left"\r\n\r\n20\r\n[\s\S]*name="right"\r\n\r\n21\r\n[\s\S]*make it blue/,
      ],
      replicate: [
        /^\/models\/owner\/editor\/predictions [\s\S]*"prompt":"make it blue","input_image":"data:image\/png;base64,[\s\S]*"aspect_ratio":"match_input_image"/,
        /^\/models\/owner\/editor\/predictions [\s\S]*"aspect_ratio":"16:9"/,
      ],
    };
    for (const words of wanted[id]) expect(said).toContainEqual(expect.stringMatching(words));
  });

  test("what it refuses, what is used up, too much and an outage are told apart, and no word holds the key", async () => {
    const faults = [];
    for (const prompt of ["forbidden", "poor", "busy", "outage"]) faults.push(await failureOf(make(open(), { prompt })));
    faults.push(await failureOf(make(open("another-ai-key"))));
    expect(faults.map(({ fault }) => fault)).toEqual(["refused", "used-up", "busy", "unreachable", "key-refused"]);
    expect(faults[2]?.retryAfterSeconds).toBe(9);
    for (const error of faults) expect(`${error.message} ${error.stack} ${error.cause}`).not.toMatch(/ai-key/);
  });

  test("a wish that nobody has any more is given up", async () => {
    const gone = new AbortController();
    const making = make(open(), { prompt: "endless" }, gone.signal);
    if (id === "replicate") await expect.poll(() => service.calls.length).toBeGreaterThan(2);
    gone.abort();
    if (id === "replicate") {
      await expect(making).rejects.toThrow();
      expect(service.calls.at(-1)).toMatchObject({ method: "POST", url: "/predictions/endless/cancel" });
    } else await expect(making).rejects.toMatchObject({ fault: "unreachable" });
  });
});

test("a server of one's own that answers addresses, and asks for no key, is understood", async () => {
  const service = await startTestService(({ url, headers }) => {
    if (url === "/file.png") return { body: picture };
    return { body: { data: [{ url: headers.authorization === undefined ? `${service.base}/file.png` : "" }] } };
  });
  const outbound = createGuardedOutbound({ mayConnect: () => true, ports: null });
  const maker = createImageMaker({ service: "openai", key: "", model: "flux", editModel: null, base: service.base }, outbound);
  expect((await maker.make(wish, { caller: "ann", signal: new AbortController().signal })).equals(picture)).toBe(true);
  await outbound.close();
  await service.close();
});
