import type { Renderer } from "../ports/renderer/renderer.js";

const onePixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg==", "base64");

/** Stands in for a browser where a test is not about what is drawn. */
export const testRenderer: Renderer = {
  pdf: async () => Buffer.from("%PDF-1.4"),
  picture: async () => onePixel,
};
