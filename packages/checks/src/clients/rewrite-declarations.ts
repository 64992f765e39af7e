import { listDeclarations } from "@mailwright/document";
import { baselineFeatures } from "../client-support/baseline.js";
import { slugsOfDeclaration } from "../client-support/feature-names.js";
import { isFontOfWord } from "../word/word-fonts.js";
import { type ColorUse, invertColorsIn } from "./invert-colors.js";
import { settlePartial } from "./partial-rules.js";
import type { Reading } from "./reading.js";

/** The declarations that a client applies, and what it leaves out. */
export interface AppliedStyle {
  readonly css: string;
  readonly lost: readonly (readonly [slug: string, isPartial: boolean])[];
}

/** Reads declarations as a client does: those of an element of this name, or of a rule. */
export type StyleReader = (css: string, tag?: string) => AppliedStyle;

/** One that remembers: an email repeats a few dozen styles hundreds of times. */
export function createStyleReader(reading: Reading): StyleReader {
  const known = new Map<string, AppliedStyle>();
  return (css, tag) => {
    const key = `${tag ?? ""} ${css}`;
    const found = known.get(key) ?? readStyle(css, tag, reading);
    known.set(key, found);
    return found;
  };
}

function readStyle(css: string, tag: string | undefined, reading: Reading): AppliedStyle {
  const kept: string[] = [];
  const lost: [string, boolean][] = [];
  for (const [property, written] of listDeclarations(css)) {
    const value = reading.client.isWord ? asWordReads(property, written, { tag, reading, lost }) : written;
    if (value === undefined) continue;
    const left = settle(property, value, { tag, reading, lost });
    if (left !== undefined) kept.push(`${property}:${show(property, left, reading)}`);
    if (reading.client.isWord) kept.push(...wordsOwn(property, value));
  }
  return { css: kept.join(";"), lost };
}

/** What Word's own properties say in those of browsers: what is hidden from it, and the room around the words of a button. */
function wordsOwn(property: string, value: string): readonly string[] {
  if (property === "mso-hide" && /^all\b/i.test(value)) return ["display:none"];
  return property === "mso-padding-alt" ? [`padding:${value}`] : [];
}

/** A value that Word takes for another, or does not read, where "Can I email" says nothing of it. */
function asWordReads(property: string, value: string, { tag, reading, lost }: Around): string | undefined {
  // In the style of an element, that is; in a sheet it counts.
  if (tag !== undefined && important.test(value)) {
    lost.push(["css-important", true]);
    return undefined;
  }
  if (tag === "img" && property === "display" && /^none\b/i.test(value)) {
    lost.push(["css-display-none", true]);
    return undefined;
  }
  return property === "font-family" && !isFontOfWord(value, reading.replacedFonts) ? "'Times New Roman',Times,serif" : value;
}

interface Around {
  readonly tag: string | undefined;
  readonly reading: Reading;
  readonly lost: [string, boolean][];
}

const important = /\s*!\s*important\s*$/i;

/** What is left of a value by what the client knows; nothing where the declaration goes. */
function settle(property: string, written: string, { tag, reading, lost }: Around): string | undefined {
  const { support, client } = reading;
  const suffix = important.exec(written)?.[0] ?? "";
  let value = suffix === "" ? written : written.slice(0, -suffix.length);
  // A font that a client does not know is passed over, and the next of the list is taken.
  const slugs = property === "font-family" ? ["css-font-family"] : slugsOfDeclaration(property, value);
  for (const [index, slug] of slugs.entries()) {
    const known = support.of(slug, index === 0 ? tag : undefined);
    if (known === "whole") continue;
    const partly = known === "part" ? settlePartial(slug, value, client.supportId) : undefined;
    if (known === "part" && !partly) {
      if (!baselineFeatures.has(slug)) lost.push([slug, true]);
    } else if (partly?.left !== value) {
      lost.push([slug, partly?.left !== undefined]);
      if (partly?.left === undefined) return undefined;
      value = partly.left;
    }
  }
  return value + suffix;
}

const groundProperty = /^background(?:-color)?$/;
const inkProperty = /^(?:color|-webkit-text-fill-color|text-decoration(?:-color)?)$/;
const lineProperty = /^(?:border|outline)(?:-(?:top|right|bottom|left))?(?:-color)?$/;

const picture = /url\(\s*(?:"[^"]*"|'[^']*'|[^()"']*)\s*\)/gi;

/** The value as it is seen: inverted in the dark, and without pictures where they are held back. */
function show(property: string, value: string, { treatment, arePicturesBlocked }: Reading): string {
  const seen = arePicturesBlocked ? value.replace(picture, "none") : value;
  if (treatment === "none") return seen;
  const use = colorUseOf(property, treatment === "full");
  return use ? invertColorsIn(seen, use, treatment) : seen;
}

// Lines keep their colour where only light grounds and dark words are inverted.
function colorUseOf(property: string, withLines: boolean): ColorUse | undefined {
  if (groundProperty.test(property)) return "ground";
  return inkProperty.test(property) || (withLines && lineProperty.test(property)) ? "ink" : undefined;
}
