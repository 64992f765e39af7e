import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { giphy } from "./giphy.js";
import { laterGifs } from "./later-gifs.js";

let stop: (() => void) | undefined;
afterEach(() => stop?.());

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

/** A server that speaks as GIPHY documents it, at an address of this computer. */
async function serve(answerOf: (asked: URL) => Answer) {
  const asked: URL[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? "/", "http://giphy.test");
    asked.push(url);
    const { status = 200, body } = answerOf(url);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stop = () => server.close();
  const { port } = server.address() as AddressInfo;
  return { asked, search: giphy({ key: "k&1", url: `http://127.0.0.1:${port}` }).search };
}

const image = (name: string, size = "90000") => ({
  url: `https://media.giphy.test/${name}.gif?cid=1&ct=g`,
  width: "480",
  height: "270",
  size,
});
const gif = (
  id: string,
  images: object = { original: image(`${id}-large`, "9000000"), downsized: image(id), fixed_width: image(`${id}-small`) },
) => ({
  type: "gif",
  id,
  title: `Cat ${id} GIF`,
  images,
});
const signal = () => new AbortController().signal;

test("a search asks for what everybody may see, page by page, and answers addresses as they are", async () => {
  const { asked, search } = await serve(() => ({
    body: { data: [gif("a"), gif("b")], pagination: { total_count: 26, count: 2, offset: 24 } },
  }));
  const answer = await search("happy cat", 2, signal());
  expect(asked[0]?.pathname).toBe("/v1/gifs/search");
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    api_key: "k&1",
    q: "happy cat",
    limit: "24",
    offset: "24",
    rating: "g",
  });
  expect(answer).toMatchObject({ kind: "listed", hasMore: false });
  expect(answer.kind === "listed" && answer.gifs[0]).toEqual({
    id: "a",
    name: "Cat a GIF",
    url: "https://media.giphy.test/a.gif?cid=1&ct=g",
    thumbnailUrl: "https://media.giphy.test/a-small.gif?cid=1&ct=g",
    widthPx: 480,
    heightPx: 270,
    sizeBytes: 90000,
  });
});

test("without words it answers what is popular, and there is more", async () => {
  const { asked, search } = await serve(() => ({ body: { data: [gif("a")], pagination: { count: 1, offset: 0 } } }));
  expect(await search("", 1, signal())).toMatchObject({ hasMore: true });
  expect(asked[0]?.pathname).toBe("/v1/gifs/trending");
  expect(asked[0]?.searchParams.has("q")).toBe(false);
});

test("what cannot be shown is left out: no picture, an address that could run something", async () => {
  const bad = { original: { url: "javascript:alert(1)" } };
  const { search } = await serve(() => ({ body: { data: [gif("a", {}), gif("b", bad), null, gif("c", { original: image("c") })] } }));
  const answer = await search("x", 1, signal());
  expect(answer.kind === "listed" && answer.gifs.map(({ id, url }) => [id, url])).toEqual([
    ["c", "https://media.giphy.test/c.gif?cid=1&ct=g"],
  ]);
});

test.each([
  [{ status: 403, body: {} }, "service-key-refused", false],
  [{ status: 429, body: {} }, "service-busy", true],
  [{ status: 500, body: "" }, "service-refused", true],
  [{ body: "<html>" }, "unreadable-answer", false],
  [{ body: { data: "none" } }, "unreadable-answer", false],
] as const)("%j is refused as %s", async (answer, code, isPassing) => {
  const { search } = await serve(() => answer);
  expect(await search("x", 1, signal())).toMatchObject({ kind: "refused", code, isPassing });
});

test("without a connection it may be tried again, and a search that was given up answers nothing", async () => {
  const { search } = await serve(() => ({ body: {} }));
  stop?.();
  expect(await search("x", 1, signal())).toMatchObject({ code: "service-unreachable", isPassing: true });
  await expect(laterGifs("k").search("x", 1, AbortSignal.abort())).rejects.toThrow();
});
