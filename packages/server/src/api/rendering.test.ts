import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Refusal } from "../base/refusal.js";
import { findChromium } from "../config/find-chromium.js";
import { createGuardedOutbound } from "../ports/outbound/guarded-outbound.js";
import { createChromiumRenderer } from "../ports/renderer/chromium-renderer.js";
import { quickestEngine } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const executablePath = process.env["CHROMIUM_PATH"] ?? findChromium();
if (executablePath === null) throw new Error("These tests need Chromium; set CHROMIUM_PATH.");

describe("templates as PDF and pictures", () => {
  const renderer = createChromiumRenderer({ executablePath, sandbox: "off", jobMaxMs: 120_000 });
  const outbound = createGuardedOutbound();
  let server: TestServer;
  let user: TestUser;
  let canary: Server;
  let canaryUrl: string;
  const hits: string[] = [];
  beforeAll(async () => {
    server = await startTestServer(quickestEngine, { ports: { renderer, outbound } });
    user = await server.addUser();
    canary = createServer((request, response) => {
      hits.push(`${request.method} ${request.url}`);
      response.end();
    });
    canary.on("connection", () => hits.push("connection"));
    await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
    canaryUrl = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
  }, 180_000);
  afterAll(async () => {
    await server?.close();
    await Promise.all([renderer.close(), outbound.close()]);
    canary?.close();
  });

  const plant = async (html: string, name = "Spring sale") =>
    (await user.call("POST", "/api/v2/usertemplate/type/email", { name, template: { html } })).json().id as string;
  const exportAs = (id: string, kind: string) => user.call("GET", `/api/v2/usertemplate/export/${id}/${kind}`);
  async function pixelsOf(id: string, query: string) {
    const picture = await exportAs(id, `image?${query}`);
    const { data, info } = await sharp(picture.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    return { at, info, picture };
  }

  test("show the email in desktop and mobile width, as long as it is, with its own pictures", async () => {
    const narrow = "@media (max-width: 480px) { td { background: rgb(0, 0, 255) !important } }";
    const { savedImage } = (await user.call("POST", `/api/v2/usertemplate/${await plant("<p></p>")}/qr`, { text: "x" })).json();
    const id = await plant(`<!doctype html><style>${narrow} body { margin: 0 }</style>
      <table width="100%" cellspacing="0"><tr><td style="background: rgb(255, 0, 0); height: 1500px; vertical-align: top; padding: 0">
      <img src="/starter/lamps.png" width="100" height="100"><img src="${savedImage}" width="100" height="100"></td></tr></table>`);
    const desktop = await pixelsOf(id, "width=600");
    expect(desktop.picture.headers).toMatchObject({
      "content-type": "image/png",
      "content-disposition": expect.stringContaining('filename="Spring sale.png"'),
    });
    expect([desktop.info.width, desktop.info.height, desktop.at(599, 1400)]).toEqual([600, 1500, [255, 0, 0]]);
    expect(desktop.at(50, 50)).not.toEqual([255, 0, 0]);
    expect(desktop.at(105, 5)).toEqual([255, 255, 255]); // the margin of the QR code
    const mobile = await pixelsOf(id, "width=320&format=jpeg");
    const [red = 0, , blue = 0] = mobile.at(310, 1400);
    expect([mobile.picture.headers["content-type"], mobile.info.width, red < 30, blue > 225]).toEqual(["image/jpeg", 320, true, true]);
    const pdf = await exportAs(id, "pdf");
    expect(pdf.headers).toMatchObject({ "content-type": "application/pdf", "content-disposition": expect.stringContaining(".pdf") });
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  }, 180_000);

  test("hostile HTML reaches nothing, in no form", async () => {
    const at = (name: string) => `${canaryUrl}/${name}`;
    const html = `<!doctype html><head><meta http-equiv="refresh" content="0;url=${at("refresh")}"><base href="${canaryUrl}/">
      <link rel="stylesheet" href="${at("css")}"><link rel="preconnect" href="${canaryUrl}"><link rel="dns-prefetch" href="${canaryUrl}">
      <link rel="prefetch" href="${at("prefetch")}"><link rel="preload" as="image" href="${at("preload")}"><link rel="icon" href="${at("icon")}">
      <style>@import url(${at("import")}); @font-face { font-family: x; src: url(${at("font")}) } p { font-family: x; background: url(${at("background")}) }</style>
      <script src="${at("script")}"></script><script>fetch("${at("fetch")}"); new WebSocket("${at("socket").replace("http", "ws")}")</script></head>
      <body onload="location='${at("onload")}'"><p>text</p><img src="${at("img")}" srcset="${at("srcset")} 2x"><img src="relative.png">
      <img src="x" onerror="fetch('${at("onerror")}')"><iframe src="${at("frame")}"></iframe><iframe srcdoc="<img src=${at("srcdoc")}>"></iframe>
      <iframe src="file:///etc/passwd"></iframe><object data="${at("object")}"></object><embed src="${at("embed")}"><video src="${at("video")}" poster="${at("poster")}" autoplay></video>
      <audio src="${at("audio")}" autoplay></audio><svg><use href="${at("use")}#a"/><image href="${at("svgimage")}"/></svg><input type="image" src="${at("input")}">
      <form action="${at("form")}"><button autofocus>go</button></form><a ping="${at("ping")}" href="${at("link")}">a</a></body>`;
    const id = await plant(html);
    for (const kind of ["pdf", "image?width=600", "image?width=320&format=jpeg"])
      expect([kind, (await exportAs(id, kind)).statusCode]).toEqual([kind, 200]);
    expect(hits).toEqual([]);
  }, 180_000);

  test("a browser that dies is replaced, and a page that never ends is given up", async () => {
    const hasty = createChromiumRenderer({ executablePath, sandbox: "off", atOnceMax: 1, waitingMax: 1, jobMaxMs: 1500 });
    const stuck = { html: '<img src="/never.png">', findPicture: () => new Promise<null>(() => {}) };
    const outcome = (work: Promise<Buffer>) =>
      work.then(
        (bytes) => bytes.length > 0,
        (error: unknown) => (error instanceof Refusal ? error.code : error),
      );
    // One at work, one waiting, one too many.
    const [first, second, third] = [1, 2, 3].map(() => outcome(hasty.picture(stuck, { widthPx: 320, format: "png" })));
    expect(await third).toBe("unavailable");
    expect([await first, await second]).toEqual(["unavailable", "unavailable"]);
    await hasty.close();
    const id = await plant("<p>after</p>");
    await renderer.close();
    expect((await exportAs(id, "image")).statusCode).toBe(200);
  }, 180_000);

  test("widths, formats and names are held to their bounds", async () => {
    const id = await plant("<p>Hello</p>", "Résumé gpj/x\\y");
    for (const query of ["width=319", "width=1921", "width=600.5", "width=wide", "format=gif", "format=svg"])
      expect([query, (await exportAs(id, `image?${query}`)).statusCode]).toEqual([query, 400]);
    const { headers } = await exportAs(id, "html");
    expect(String(headers["content-disposition"])).toMatch(/^attachment; filename="R_sum_ gpj-x-y\.html"; filename\*=UTF-8''R%C3%A9sum/);
  });

  test("where a sandbox is demanded, nothing is drawn without one", async () => {
    const id = await plant("<p>Hello</p>");
    const demanding = createChromiumRenderer({ executablePath, sandbox: "demanded" });
    server.ports.renderer = demanding;
    const answer = await exportAs(id, "pdf");
    server.ports.renderer = renderer;
    await demanding.close();
    // Chromium refuses its sandbox to root.
    const isRoot = process.getuid?.() === 0;
    expect(isRoot ? [answer.statusCode, answer.json().code] : [answer.statusCode]).toEqual(
      isRoot ? [503, "renderer-without-sandbox"] : [200],
    );
  });

  test("without Chromium the server says so, and what it can do goes on", async () => {
    const id = await plant("<p>Hello</p>");
    server.ports.renderer = null;
    const answers = await Promise.all(["pdf", "image", "html"].map((kind) => exportAs(id, kind)));
    server.ports.renderer = createChromiumRenderer({ executablePath: "/nowhere/chromium", sandbox: "off" });
    answers.push(await exportAs(id, "pdf"));
    server.ports.renderer = renderer;
    const gone = [503, "renderer-unavailable"];
    expect(answers.map(({ statusCode, body }) => (statusCode === 200 ? [200] : [statusCode, JSON.parse(body).code]))).toEqual([
      gone,
      gone,
      [200],
      gone,
    ]);
  });
});
