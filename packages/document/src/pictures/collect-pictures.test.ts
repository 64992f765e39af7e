import { expect, test } from "vitest";
import { collectPictures, type GeneratedPicture } from "./collect-pictures.js";
import { pictureKey } from "./picture-request.js";

const qr: GeneratedPicture = {
  kind: "qr",
  prop: "picture",
  request: ({ url }) => (url === "" ? undefined : { kind: "qr", text: String(url) }),
};
const icons: GeneratedPicture = {
  kind: "icon",
  list: "items",
  prop: "picture",
  request: ({ size }, { id }) => ({ kind: "icon", id: String(id), sizePx: Number(size), color: "#000000" }),
};

test("a picture is fresh while its stored key names the request", () => {
  const picture = { url: "https://example.com/qr.png", key: pictureKey({ kind: "qr", text: "https://example.com" }) };
  const isFresh = (url: string) => collectPictures([qr], { url, picture } as never).map((wanted) => wanted.isFresh);
  expect(isFresh("https://example.com")).toEqual([true]);
  expect(isFresh("https://example.com/other")).toEqual([false]);
  expect(isFresh("")).toEqual([]);
});

test("a list wants one picture per item, and a value that is no picture counts as none", () => {
  const items = [{ id: "facebook", picture: "damaged" }, "damaged", { id: "x", picture: { url: "", key: "" } }];
  const wanted = collectPictures([icons], { items, size: 32 } as never);
  expect(wanted.map(({ path, stored }) => [path, stored.url])).toEqual([
    [["items", 0, "picture"], ""],
    [["items", 2, "picture"], ""],
  ]);
});

test("a key depends on what is asked, not on the order of its members", () => {
  const one = { kind: "icon", id: "x", sizePx: 32, color: "#000000" } as const;
  const other = { color: "#000000", sizePx: 32, id: "x", kind: "icon" } as const;
  expect(pictureKey(one)).toBe(pictureKey(other));
  expect(pictureKey({ ...one, sizePx: 33 })).not.toBe(pictureKey(one));
});
