import { collectPictures, type PropSpecs, resolveProps, resolveSettings, type Values } from "@mailwright/document";
import { expect, test } from "vitest";
import { icon } from "./index.js";

const wanted = (own: object) => {
  const values: Values<PropSpecs> = resolveProps(icon.props, { ...own }, resolveSettings({ textColor: "#345" }));
  return collectPictures(icon.pictures, values).map(({ request }) => request);
};

test("its picture is twice as large as it is shown, in a colour of six digits", () => {
  expect(wanted({ icon: "ph-star", size: 40, color: "#AbC" })).toEqual([{ kind: "icon", id: "ph-star", sizePx: 80, color: "#aabbcc" }]);
  expect(wanted({ icon: "ph-star", color: "#11223344" })).toMatchObject([{ color: "#112233" }]);
  expect(wanted({ icon: "ph-star", color: "{{ brand }}" })).toMatchObject([{ color: "#000000" }]);
});

test("without a colour of its own it has that of the text; without an icon it wants no picture", () => {
  expect(wanted({ icon: "ph-star" })).toMatchObject([{ color: "#334455", sizePx: 64 }]);
  expect(wanted({})).toEqual([]);
});

test("with its sign the picture of it goes, which other changes leave alone", () => {
  const values = resolveProps(icon.props, { picture: { url: "https://example.com/star.png", key: "k" } }, resolveSettings({}));
  expect(icon.resets?.(["icon"], values)).toEqual(["picture"]);
  expect(icon.resets?.(["size"], values)).toEqual([]);
});
