import { imageSideMaxPx, imageStoredMaxBytes } from "@mailwright/contract";
import { expect, test } from "vitest";
import { compressPicture } from "./compress-picture.js";

/** A picture of noise, which no format makes small. */
async function noise(widthPx: number, heightPx: number, type: string, alpha = 255): Promise<File> {
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  const image = context.createImageData(widthPx, heightPx);
  let blueprint = 1;
  for (let at = 0; at < image.data.length; at++) {
    blueprint = (blueprint * 48271) % 2147483647;
    image.data[at] = at % 4 === 3 ? alpha : blueprint & 255;
  }
  context.putImageData(image, 0, 0);
  const blob = await canvas.convertToBlob({ type, quality: 1 });
  return new File([blob], `photo.${type.slice(6)}`, { type });
}

const sideOf = async (file: File) => {
  const bitmap = await createImageBitmap(file);
  return Math.max(bitmap.width, bitmap.height);
};

test("a large photo becomes one of at most 1 MB and 1920 px", async () => {
  const photo = await noise(2100, 700, "image/jpeg");
  const { file, beforeBytes } = await compressPicture(photo, "jpeg");
  expect(beforeBytes).toBe(photo.size);
  expect(file.size).toBeLessThanOrEqual(imageStoredMaxBytes);
  expect(await sideOf(file)).toBeLessThanOrEqual(imageSideMaxPx);
  expect(file.name).toBe("photo.jpg");
});

test("what can be seen through stays a PNG", async () => {
  const { file } = await compressPicture(await noise(900, 900, "image/png", 120), "png");
  expect(file.type).toBe("image/png");
  expect(file.size).toBeLessThanOrEqual(imageStoredMaxBytes);
});

test("a small picture is left as it is", async () => {
  const small = await noise(20, 20, "image/png");
  expect((await compressPicture(small, "png")).file).toBe(small);
});

test("WebP becomes a picture that every mail client shows", async () => {
  const { file } = await compressPicture(await noise(40, 40, "image/webp"), "webp");
  expect([file.type, file.name]).toEqual(["image/jpeg", "photo.jpg"]);
  const seenThrough = await compressPicture(await noise(40, 40, "image/webp", 120), "webp");
  expect(seenThrough.file.type).toBe("image/png");
});

test("what is no picture is a fault", async () => {
  await expect(compressPicture(new File(["words"], "a.png", { type: "image/png" }), "png")).rejects.toThrow();
});
