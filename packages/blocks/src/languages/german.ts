import { germanOfBlocks } from "./blocks.gen.js";
import { wordsOfBlock } from "./words-of-block.js";

type Words = Readonly<Record<string, string>>;

/** Tiles that make several blocks. */
const composed: Words = {
  "linked-image.name": "Verlinktes Bild",
  "linked-image.keywords": "Abschnitt Layout Bild",
  "image-text.name": "Bild + Text",
  "image-text.keywords": "Abschnitt Layout Bild",
  "columns-1.name": "1 Spalte",
  "columns-1.keywords": "Abschnitt Zeile Layout Spalten",
  "columns-2.name": "2 Spalten",
  "columns-2.keywords": "Abschnitt Zeile Layout Spalten",
  "columns-3.name": "3 Spalten",
  "columns-3.keywords": "Abschnitt Zeile Layout Spalten",
  "columns-4-8.name": "4/8",
  "columns-4-8.keywords": "Abschnitt Zeile Layout Spalten",
  "columns-8-4.name": "8/4",
  "columns-8-4.keywords": "Abschnitt Zeile Layout Spalten",
  "columns-3-9.name": "3/9",
  "columns-3-9.keywords": "Abschnitt Zeile Layout Spalten",
  "columns-9-3.name": "9/3",
  "columns-9-3.keywords": "Abschnitt Zeile Layout Spalten",
  "columns-3-7.name": "3/7",
  "columns-3-7.keywords": "Abschnitt Zeile Layout Spalten",
  "columns-4.name": "4 Spalten",
  "columns-4.keywords": "Abschnitt Zeile Layout Spalten",
  "background-image.name": "Hintergrundbild",
  "background-image.keywords": "Abschnitt Layout Bild",
  "grid-items.name": "Rasterelemente",
  "grid-items.keywords": "Abschnitt Layout Bild",
  "nps.name": "NPS",
  "nps.keywords": "Net Promoter Score Empfehlung Umfrage Punkte",
};

/** The names of blocks, of their settings and of what the palette offers, in German. */
export const german: Readonly<Record<string, Words>> = {
  ...Object.fromEntries(Object.entries(germanOfBlocks).map(([type, strings]) => [`blocks.${type}`, wordsOfBlock(strings)])),
  presets: { ...Object.assign({}, ...Object.keys(germanOfBlocks).map(wordsOfTile)), ...composed },
};

/** A tile that makes one block is called what the block is called. What has no words to search for has no tile. */
function wordsOfTile(type: string): Words {
  const { name = "", keywords } = germanOfBlocks[type] ?? {};
  return keywords === undefined ? {} : { [`${type}.name`]: name, [`${type}.keywords`]: keywords };
}
