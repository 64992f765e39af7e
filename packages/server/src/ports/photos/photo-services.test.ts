import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type PhotoServiceId, photoServices } from "../../config/photo-settings.js";
import { startPhotoService, testPhotoKey } from "../../testing/test-photo-service.js";
import type { TestService } from "../../testing/test-service.js";
import { createGuardedOutbound } from "../outbound/guarded-outbound.js";
import { ServiceError } from "../services/service-error.js";
import { createPhotoSource } from "./create-photo-source.js";
import type { PhotoSource } from "./photo-source.js";

let nowMs = Date.parse("2026-11-21T12:00:00.000Z");
const clock = { now: () => new Date(nowMs) };
const first = { query: "red lamp", page: 2, perPage: 20 };

describe.each(photoServices)("photos of %s", (id) => {
  let service: TestService;
  let outbound: ReturnType<typeof createGuardedOutbound>;
  const open = (key = testPhotoKey): PhotoSource =>
    createPhotoSource({ service: id, key, app: "our-app", base: service.base }, outbound, clock);
  beforeEach(async () => {
    service = await startPhotoService(id);
    outbound = createGuardedOutbound({ mayConnect: () => true, ports: null });
  });
  afterEach(async () => {
    await outbound.close();
    await service.close();
  });

  const failureOf = async (call: Promise<unknown>): Promise<ServiceError> => {
    const error = await call.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (error instanceof ServiceError) return error;
    throw new Error("It did not fail.");
  };

  test("a search is sent and read as the service says", async () => {
    const page = await open().search(first, "ann");
    expect(page.totalPages).toBe(3);
    expect(page.photos).toHaveLength(1);
    expect(page.photos[0]).toMatchObject({
      userName: "Ann",
      description: expect.stringMatching(/lamp/),
      thumbUrl: expect.stringContaining(service.base),
    });
    const wanted: Record<PhotoServiceId, string> = {
      unsplash: "/search/photos?page=2&per_page=20&query=red+lamp&content_filter=high",
      pexels: "/search?page=2&per_page=20&query=red+lamp",
      pixabay: `/?key=${testPhotoKey}&image_type=photo&safesearch=true&page=2&per_page=20&q=red+lamp`,
    };
    expect(service.calls.map(({ url }) => url)).toEqual([wanted[id]]);
  });

  test("without words the service shows what it likes", async () => {
    expect((await open().search({ ...first, query: "" }, "ann")).photos).toHaveLength(1);
    const wanted: Record<PhotoServiceId, RegExp> = {
      unsplash: /^\/photos\?.*order_by=popular/,
      pexels: /^\/curated/,
      pixabay: /^\/\?(?!.*q=)/,
    };
    expect(service.calls[0]?.url).toMatch(wanted[id]);
  });

  test("an answer is kept as long as the service allows, and asked for once by many", async () => {
    const source = open();
    await Promise.all([source.search(first, "ann"), source.search(first, "kim")]);
    nowMs += 59 * 60 * 1000;
    await source.search(first, "ann");
    expect(service.calls).toHaveLength(1);
    nowMs += 25 * 60 * 60 * 1000;
    await source.search(first, "ann");
    expect(service.calls).toHaveLength(2);
  });

  test("a photo that is chosen is shown or copied as the rules of the service say", async () => {
    const source = open();
    const [photo] = (await source.search(first, "ann")).photos;
    if (!photo) throw new Error("There is no photo.");
    const bytes = await source.choose(photo, "ann");
    const last = service.calls.at(-1);
    if (id === "unsplash") {
      expect([bytes, last?.url, last?.headers.authorization]).toEqual([null, "/photos/u1/download?ixid=abc", `Client-ID ${testPhotoKey}`]);
      expect(photo.url).toBe(`${service.base}/raw/u1?ixid=abc&w=1400&fm=jpg&fit=max&q=80`);
      expect(photo.userUrl).toBe(`${service.base}/@ann?utm_source=our-app&utm_medium=referral`);
      return;
    }
    expect([bytes?.subarray(0, 2).toString("hex"), last?.url]).toEqual(["ffd8", "/file.jpg"]);
    expect(last?.headers.authorization).toBeUndefined();
  });

  test("a limit is told, and the service is left alone until it is over", async () => {
    const source = open();
    const limited = await failureOf(source.search({ ...first, query: "limit" }, "ann"));
    expect(limited.fault).toBe("busy");
    const seconds = id === "pexels" ? 120 : 60;
    expect(await failureOf(source.search(first, "kim"))).toMatchObject({ fault: "busy", retryAfterSeconds: seconds });
    expect(service.calls).toHaveLength(1);
    nowMs += seconds * 1000;
    expect((await source.search(first, "kim")).photos).toHaveLength(1);
  });

  test("a wrong key, an outage and a page of words are told apart, and no word of them holds the key", async () => {
    const wrong = await failureOf(open("another-key").search(first, "ann"));
    const down = await failureOf(open().search({ ...first, query: "outage" }, "ann"));
    const words = await failureOf(open().search({ ...first, query: "page-of-words" }, "ann"));
    expect([wrong.fault, down.fault, words.fault]).toEqual(["key-refused", "unreachable", "unreachable"]);
    await service.close();
    const gone = await failureOf(open().search(first, "ann"));
    expect(gone.fault).toBe("unreachable");
    for (const error of [wrong, down, words, gone])
      expect(`${error.message} ${error.stack} ${error.cause}`).not.toMatch(/photo-key|another-key/);
  });
});

test("Unsplash is told of no photo at another address than its own", async () => {
  const service = await startPhotoService("unsplash");
  const outbound = createGuardedOutbound({ mayConnect: () => true, ports: null });
  const source = createPhotoSource({ service: "unsplash", key: testPhotoKey, app: "a", base: service.base }, outbound, clock);
  await source.choose({ url: "https://elsewhere.test/a.jpg", pingUrl: "https://elsewhere.test/ping" }, "ann");
  expect(service.calls).toEqual([]);
  await outbound.close();
  await service.close();
});
