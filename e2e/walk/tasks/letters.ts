import { PNG } from "pngjs";
import { cell, documentOf, section, text } from "../../editor-letter.js";

/** A picture of one grey, so that each is another content. */
export function picture(name: string, grey: number) {
  const image = new PNG({ width: 160, height: 60 });
  image.data.fill(grey);
  return { name, mimeType: "image/png", buffer: PNG.sync.write(image) };
}

/** A row of columns, each with a text. */
export const rowOf = (id: string, ...words: readonly string[]) =>
  section(id, ...words.map((each, index) => cell(`${id}-${index}`, [text(`${id}-text-${index}`, each)], { width: 100 / words.length })));

/** An email of rows, each of one column with a text. */
export const rowsOf = (...words: readonly string[]) => documentOf(...words.map((each, index) => rowOf(`row-${index}`, each)));

/** A place in a row beside what is in it: who presses there means the row. */
export const rowEdge = { x: 200, y: 4 };
