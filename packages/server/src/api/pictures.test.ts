import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createGuardedOutbound } from "../ports/outbound/guarded-outbound.js";
import { createOembedVideos } from "../ports/videos/oembed-videos.js";
import { quickestEngine } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

describe("pictures that the server makes", () => {
  let server: TestServer;
  let user: TestUser;
  let templateId: string;
  let provider: Server;
  let providerUrl: string;
  beforeAll(async () => {
    provider = await startProvider();
    const { port } = provider.address() as AddressInfo;
    providerUrl = `http://videos.test:${port}`;
    const resolve = async (host: string) => [{ address: host === "videos.test" ? "127.0.0.1" : "10.0.0.1" }];
    const outbound = createGuardedOutbound({ resolve, ports: new Set([port]), mayConnect: (address) => address === "127.0.0.1" });
    const known = { watchUrl: (id: string) => `http://watch.test/${id}`, oembedUrl: `${providerUrl}/oembed` };
    const largeStill = (id: string) => ({ url: `${providerUrl}/large/${id}.jpg`, widthPx: 1280, heightPx: 720 });
    const videos = createOembedVideos(outbound, { youtube: { ...known, largeStill }, vimeo: known });
    server = await startTestServer(quickestEngine, { ports: { outbound, videos } });
  }, 180_000);
  beforeEach(async () => {
    user = await server.addUser();
    templateId = (await user.call("POST", "/api/v2/usertemplate/type/email", { name: "Pictures" })).json().id;
  }, 60_000);
  afterAll(async () => {
    await server?.close();
    provider?.closeAllConnections();
    provider?.close();
  });

  const pathOf = (url: string) => url.replace("http://mail.test", "");
  const grayAt = async (bytes: Buffer) => {
    const { data, info } = await sharp(bytes).grayscale().raw().toBuffer({ resolveWithObject: true });
    return (x: number, y: number) => data[y * info.width + x];
  };

  describe("QR codes", () => {
    const makeQr = (text: string) => user.call("POST", `/api/v2/usertemplate/${templateId}/qr`, { text });

    test("are stored as pictures of the template, the same text once", async () => {
      const first = await makeQr("https://shop.example/spring");
      expect(first.statusCode).toBe(201);
      const { savedImage, asset } = first.json();
      expect(asset).toMatchObject({ url: savedImage, originalName: "qr-code.png", mime: "image/png" });
      expect((await makeQr("https://shop.example/spring")).json().asset.id).toBe(asset.id);
      const listed = (await user.call("GET", `/api/v2/assets/template/${templateId}`)).json();
      expect(listed.map((picture: { id: string }) => picture.id)).toEqual([asset.id]);
      const file = await server.inject({ url: pathOf(savedImage) });
      const at = await grayAt(file.rawPayload);
      // A quiet margin of four modules, then the corner of the finder pattern.
      const modulePx = Array.from({ length: 200 }, (_, x) => x).findIndex((x) => at(x, x) === 0) / 4;
      expect(asset.widthPx % modulePx).toBe(0);
      const inModule = (module: number) => Math.floor((module + 0.5) * modulePx);
      expect([4, 5, 6].map((module) => at(inModule(module), inModule(module)))).toEqual([0, 255, 0]);
    });

    test("say when a text has too many bytes, or none", async () => {
      expect((await makeQr("💥".repeat(500))).statusCode).toBe(201);
      const tooLong = await makeQr("漢".repeat(1000));
      expect([tooLong.statusCode, tooLong.json().fields]).toEqual([400, [{ field: "text", code: "too-long" }]]);
      expect((await makeQr("")).statusCode).toBe(400);
    });
  });

  describe("icons", () => {
    const search = async (query: string) => (await user.call("GET", `/api/v2/icons/search?${query}`)).json();

    test("are found by name first, then by tag, page by page", async () => {
      const { icons, total_count: total } = await search("query=House&style=bold");
      expect(icons[0]).toMatchObject({ id: "ph-house-bold", icon_id: "ph-house-bold", description: "house", style: "bold" });
      expect(total).toBeGreaterThan(3);
      const second = await search("query=House&style=bold&offset=1&count=1");
      expect(second).toMatchObject({ total_count: total, icons: [icons[1]] });
      expect(await search("query=zzzz")).toEqual({ icons: [], total_count: 0 });
      expect((await search("")).icons).toHaveLength(36);
    });

    test("belong to categories and styles", async () => {
      const categories = (await user.call("GET", "/api/v2/icons/category")).json();
      const styles = (await user.call("GET", "/api/v2/icons/style")).json();
      expect(categories).toContainEqual({ name: "Health and wellness", identifier: "health-wellness" });
      expect(styles).toContainEqual({ name: "Duotone", identifier: "duotone" });
      const { icons, total_count: weather } = await search("category=weather&style=thin");
      expect(weather).toBeGreaterThan(10);
      expect(weather).toBeLessThan((await search("")).total_count);
      expect(icons.every(({ id }: { id: string }) => id.endsWith("-thin"))).toBe(true);
      expect(await search("category=nonsense")).toEqual({ icons: [], total_count: 0 });
    });

    test("are drawn in a size and a colour, and kept for ever", async () => {
      const icon = await server.inject({ url: "/api/v2/icons/image/ph-square-fill.png?size=40&color=%23FF8000" });
      expect(icon.headers).toMatchObject({
        "content-type": "image/png",
        "cache-control": "public, max-age=31536000, immutable",
        "cross-origin-resource-policy": "cross-origin",
      });
      const { data, info } = await sharp(icon.rawPayload).raw().toBuffer({ resolveWithObject: true });
      const middle = (20 * info.width + 20) * info.channels;
      expect([info.width, info.height, ...data.subarray(middle, middle + 4)]).toEqual([40, 40, 255, 128, 0, 255]);
      const again = await server.inject({
        url: "/api/v2/icons/image/ph-square-fill.png?size=40&color=ff8000",
        headers: { "if-none-match": String(icon.headers["etag"]) },
      });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
    });

    test("exist in the bundled set only, and within bounds", async () => {
      const statusOf = async (path: string) => (await server.inject({ url: `/api/v2/icons/image/${path}` })).statusCode;
      for (const id of ["house", "ph-nothing", "ph-..%2f..%2fpackage", "ph-", "ph-house-huge", "__proto__"])
        expect([id, await statusOf(`${id}.png`)]).toEqual([id, expect.toBeOneOf([400, 404])]);
      for (const query of ["size=7", "size=257", "size=1e9", "color=red", "color=ff8000%22/%3E%3Cscript"])
        expect([query, await statusOf(`ph-house.png?${query}`)]).toEqual([query, 400]);
    });
  });

  describe("countdowns", () => {
    const draft = { end: "2026-12-24T18:00:00", timeZone: "Europe/Berlin", widthPx: 200 };
    const sign = async (change: object = {}) => user.call("POST", "/api/v2/timer", { ...draft, ...change });
    const fetchGif = async (url: string) => (await server.inject({ url: pathOf(url) })).rawPayload;
    const pageOf = (gif: Buffer, page: number) => sharp(gif, { page }).removeAlpha().raw().toBuffer();

    test("end when clocks of the zone show the time, in summer and in winter", async () => {
      const endOf = async (end: string, timeZone: string) => (await sign({ end, timeZone })).json().endsAt;
      expect(await endOf("2026-12-24T18:00:00", "Europe/Berlin")).toBe("2026-12-24T17:00:00.000Z");
      expect(await endOf("2026-07-24T18:00", "Europe/Berlin")).toBe("2026-07-24T16:00:00.000Z");
      // An hour after and before clocks change on 29 March 2026 at 01:00 UTC.
      expect(await endOf("2026-03-29T04:00", "Europe/Berlin")).toBe("2026-03-29T02:00:00.000Z");
      expect(await endOf("2026-03-29T01:00", "Europe/Berlin")).toBe("2026-03-29T00:00:00.000Z");
      expect(await endOf("2026-12-24T18:00:30", "UTC+14:00")).toBe("2026-12-24T04:00:30.000Z");
      expect(await endOf("2026-12-24T18:00", "UTC-3:30")).toBe("2026-12-24T21:30:00.000Z");
    });

    test("are refused for a time or place that does not exist, and for words that no font can draw", async () => {
      const faultOf = async (change: object) => (await sign(change)).json().fields;
      expect(await faultOf({ end: "2026-02-31T10:00" })).toEqual([{ field: "end", code: "invalid" }]);
      expect(await faultOf({ timeZone: "Mars/Olympus" })).toEqual([{ field: "timeZone", code: "not-allowed" }]);
      expect(await faultOf({ timeZone: "UTC+15:00" })).toEqual([{ field: "timeZone", code: "not-allowed" }]);
      expect(await faultOf({ labels: { days: "日" } })).toEqual([{ field: "labels.days", code: "forbidden-characters" }]);
      expect((await sign({ labels: { days: "Päivää", hours: "Łódź", minutes: "Минуты", seconds: "Ώρες" } })).statusCode).toBe(200);
    });

    test("show in every frame what a picture fetched in that second shows first", async () => {
      // From 100 days down to 99 days, 23 hours and so on: every digit changes.
      const left = 100 * 86_400 + 3;
      const end = new Date(server.clock.now().getTime() + left * 1000).toISOString().slice(0, 19);
      const { url, widthPx, heightPx } = (await sign({ end, timeZone: "UTC", numberFont: "monospace", numberColor: "#b3261e" })).json();
      const gif = await fetchGif(url);
      const { pages, width, pageHeight, delay, loop } = await sharp(gif, { animated: true }).metadata();
      expect({ pages, width, pageHeight, loop }).toEqual({ pages: 60, width: widthPx, pageHeight: heightPx, loop: 1 });
      expect(new Set(delay)).toEqual(new Set([1000]));
      server.clock.advance(2000);
      const later = await fetchGif(url);
      expect(await pageOf(gif, 2)).toEqual(await pageOf(later, 0));
      expect(await pageOf(gif, 59)).toEqual(await pageOf(later, 57));
      expect(await pageOf(gif, 1)).not.toEqual(await pageOf(gif, 2));
    });

    test("stop at zero and stay there", async () => {
      const end = new Date(server.clock.now().getTime() + 2000).toISOString().slice(0, 19);
      const { url } = (await sign({ end, timeZone: "UTC" })).json();
      const ending = await fetchGif(url);
      expect((await sharp(ending, { animated: true }).metadata()).pages).toBe(3);
      server.clock.advance(60_000);
      const answer = await server.inject({ url: pathOf(url) });
      expect(answer.headers).toMatchObject({ "content-type": "image/gif", "cache-control": "public, max-age=86400" });
      expect((await sharp(answer.rawPayload).metadata()).pages).toBe(1);
      expect(await pageOf(answer.rawPayload, 0)).toEqual(await pageOf(ending, 2));
    });

    test("are drawn for addresses of this server only", async () => {
      const { url } = (await sign()).json();
      const word = pathOf(url).replace("/api/v2/timer/", "").replace(".gif", "");
      const forged = Buffer.from(JSON.stringify([1e9, 99_999, 0, 0, "x", "y", "z"])).toString("base64url");
      for (const wrong of [`A${word.slice(1)}`, word.slice(0, -1), forged + word.slice(-22), "x", "%00", "..%2f..%2fetc"]) {
        const answer = await server.inject({ url: `/api/v2/timer/${wrong}.gif` });
        expect([wrong, answer.statusCode]).toEqual([wrong, 404]);
      }
    });
  });

  describe("videos", () => {
    const find = (kind: string, videoId: string) =>
      user.call("GET", `/api/v2/video/?provider=${kind}&videoId=${encodeURIComponent(videoId)}`);

    test("are known by their title and stills, the largest first", async () => {
      const url = "http://watch.test/abc-123";
      const small = { url: `${providerUrl}/still.png`, widthPx: 480, heightPx: 360 };
      const vimeo = (await find("vimeo", "abc-123")).json();
      expect(vimeo).toEqual({ provider: "vimeo", videoId: "abc-123", title: `About ${url}`, url, thumbnails: [small] });
      const large = { url: `${providerUrl}/large/abc-123.jpg`, widthPx: 1280, heightPx: 720 };
      expect((await find("youtube", "abc-123")).json().thumbnails).toEqual([large, small]);
    });

    test("that are hidden, unreadable or no ids are each refused in words", async () => {
      const codeOf = async (kind: string, id: string) => (await find(kind, id)).json().code;
      expect(await codeOf("vimeo", "hidden")).toBe("video-not-found");
      expect(await codeOf("vimeo", "broken")).toBe("video-unreachable");
      for (const id of ["", "../x", "a&b", "a b", "a/b/c", "x".repeat(61)])
        expect([id, await codeOf("youtube", id)]).toEqual([id, "invalid-request"]);
      expect(await codeOf("dailymotion", "abc")).toBe("invalid-request");
    });

    test("without a way to the internet say that they are not set up", async () => {
      const { videos } = server.ports;
      server.ports.videos = null;
      const answer = await find("vimeo", "1");
      server.ports.videos = videos;
      expect([answer.statusCode, answer.json().code]).toEqual([501, "not-configured"]);
    });

    const merge = (backImageUrl: string, frontImageUrl: string) =>
      user.call("POST", "/api/v2/video/merge", { backImageUrl, frontImageUrl, templateId });

    test("get one of eight play buttons in the middle of their still", async () => {
      const buttons = (await user.call("GET", "/api/v2/video/merge")).json();
      expect(buttons).toHaveLength(8);
      const merged = await Promise.all(
        buttons.map(async ({ url }: { url: string }) => {
          const { savedImage, asset } = (await merge(`${providerUrl}/still.png`, url)).json();
          expect(asset).toMatchObject({ url: savedImage, mime: "image/jpeg", widthPx: 480, heightPx: 360 });
          const at = await grayAt((await server.inject({ url: pathOf(savedImage) })).rawPayload);
          expect(at(5, 5)).toBeLessThan(40); // the still is black
          return at(240, 180);
        }),
      );
      expect(merged.some((middle) => middle > 200)).toBe(true);
      // A picture of this server is read without the network: the result can be merged again.
      const again = (await merge(`${providerUrl}/still.png`, buttons[0].url)).json().savedImage;
      expect((await merge(again, "/api/v2/icons/image/ph-play-fill.png?size=128&color=ff0000")).statusCode).toBe(201);
    });

    test("are merged from pictures of the public internet only", async () => {
      const button = "/api/v2/video/playbutton/round-dark.png";
      const refusalOf = async (back: string) => {
        const { code, fields } = (await merge(back, button)).json();
        return [code, fields[0]?.field].filter(Boolean).join(" ");
      };
      for (const inner of [
        "http://127.0.0.1/x.png",
        "http://169.254.169.254/latest",
        "file:///etc/passwd",
        "/etc/passwd",
        "javascript:alert(1)",
      ])
        expect([inner, await refusalOf(inner)]).toEqual([inner, "invalid-request backImageUrl"]);
      expect(await refusalOf(`${providerUrl}/gone.png`)).toBe("picture-unreachable");
      expect(await refusalOf(`${providerUrl}/page.html`)).toBe("unsupported-picture");
      expect(await refusalOf(`${providerUrl}/bomb.png`)).toBe("picture-too-large");
      expect(await refusalOf("/api/v2/assets/public/../../../etc/passwd")).toBe("invalid-request backImageUrl");
    });
  });
});

/** A provider of videos that speaks oEmbed, and pictures good and bad. */
async function startProvider(): Promise<Server> {
  const black = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
  const [still, bomb] = await Promise.all([black(480, 360), black(9000, 9000)]);
  const server = createServer(({ url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://videos.test");
    const watched = searchParams.get("url") ?? "";
    if (pathname === "/still.png" || pathname.startsWith("/large/")) return void response.end(still);
    if (pathname === "/bomb.png") return void response.end(bomb);
    if (pathname === "/page.html") return void response.setHeader("content-type", "image/png").end("<script>alert(1)</script>");
    if (pathname !== "/oembed" || watched.endsWith("hidden")) return void response.writeHead(404).end("Not Found");
    if (watched.endsWith("broken")) return void response.end("<html>Welcome to this network</html>");
    const thumbnail = {
      thumbnail_url: `http://videos.test:${(server.address() as AddressInfo).port}/still.png`,
      thumbnail_width: 480,
      thumbnail_height: 360,
    };
    return void response.end(JSON.stringify({ title: `About ${watched}`, ...thumbnail }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}
