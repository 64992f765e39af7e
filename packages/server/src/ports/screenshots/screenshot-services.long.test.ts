import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ScreenshotServiceId, screenshotServices } from "../../config/screenshot-settings.js";
import { startScreenshotService, testScreenshotKeys } from "../../testing/test-screenshot-service.js";
import type { TestService } from "../../testing/test-service.js";
import { createGuardedOutbound } from "../outbound/guarded-outbound.js";
import { ServiceError } from "../services/service-error.js";
import { createScreenshotService } from "./create-screenshot-service.js";

const names = { "email-on-acid": ["outlook16", "iphone6p_9", "broken"], litmus: ["OL2016", "IPHONE13", "BROKEN"] } as const;

let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 30, height: 40, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
});

describe.each(screenshotServices)("%s", (id: ScreenshotServiceId) => {
  const [desktop, phone, broken] = names[id];
  let service: TestService;
  let outbound: ReturnType<typeof createGuardedOutbound>;
  const open = (key = testScreenshotKeys[id]) => createScreenshotService({ service: id, key, base: service.base }, outbound);
  const start = (subject = "Spring") => open().start({ subject, html: "<p>Hello</p>" }, [desktop, phone, broken], "ann");
  const failureOf = async (call: Promise<unknown>): Promise<ServiceError> => {
    const error = await call.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (error instanceof ServiceError) return error;
    throw new Error(`It should have failed: ${error}`);
  };
  beforeEach(async () => {
    service = await startScreenshotService(id, picture);
    outbound = createGuardedOutbound({ mayConnect: () => true, ports: null });
  });
  afterEach(async () => {
    await outbound.close();
    await service.close();
  });

  test("its mail programs have names that people know", async () => {
    const clients = await open().listClients("ann");
    expect(clients.slice(0, 2)).toEqual([
      { id: desktop, name: id === "litmus" ? "Outlook 2016" : "Outlook 2016 (Windows)", kind: "desktop" },
      { id: phone, name: id === "litmus" ? "iPhone 13" : "iPhone 6+ (iOS)", kind: "mobile" },
    ]);
  });

  test("an email is handed over as the service takes it", async () => {
    expect(await start()).toBe("test-1");
    const said = JSON.parse(service.calls[0]?.body ?? "");
    expect(said).toEqual(
      id === "litmus"
        ? {
            subject: "Spring",
            html_text: "<p>Hello</p>",
            configurations: [desktop, phone, broken].map((client) => ({ client, images: "allowed", orientation: "vertical" })),
          }
        : { subject: "Spring", html: "<p>Hello</p>", charset: "utf-8", clients: [desktop, phone, broken], image_blocking: false },
    );
  });

  test("what is there, what is still taken and what failed are told apart", { timeout: 20_000 }, async () => {
    const states = await open().read(await start("slow phone"), [desktop, phone, broken], "ann");
    expect(Object.fromEntries(states)).toEqual({ [desktop]: "done", [phone]: "waiting", [broken]: "failed" });
  });

  test("a picture is fetched from wherever it is kept, and no other site is told the key", async () => {
    expect((await open().fetchPicture(await start(), desktop, "ann")).equals(picture)).toBe(true);
    const kept = service.calls.filter(({ url }) => url.startsWith("/elsewhere"));
    expect(kept.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  test("a page in the place of a picture is none", async () => {
    expect((await failureOf(open().fetchPicture(await start(), phone, "ann"))).fault).toBe("unreachable");
  });

  test.each([
    ["limit", "busy"],
    ["poor", "used-up"],
    ["outage", "unreachable"],
    ["page", "unreachable"],
    ["cut", "unreachable"],
    ["nonsense", "unreachable"],
    ["refused", "invalid"],
  ])("an email that meets “%s” is %s, and no word holds the key", async (subject, fault) => {
    const error = await failureOf(start(subject));
    expect(error.fault).toBe(fault);
    if (fault === "busy") expect(error.retryAfterSeconds).toBe(9);
    expect(`${error.message} ${error.stack} ${error.cause}`).not.toContain("shot-key");
  });

  test("a wrong key is told", async () => {
    expect((await failureOf(open("other-shot-key:x").listClients("ann"))).fault).toBe("key-refused");
  });

  test("the service is told that nobody waits any more, where it can be told", async () => {
    await open().cancel("test-1", "ann");
    expect(service.calls.map(({ method, url }) => `${method} ${url}`)).toEqual(id === "litmus" ? [] : ["DELETE /email/tests/test-1"]);
  });
});
