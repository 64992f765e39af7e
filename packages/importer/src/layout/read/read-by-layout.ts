import { type EmailFont, plantBlock } from "@mailwright/document";
import { readWebFonts } from "../../markup/read-web-fonts.js";
import { createProblemList, type ProblemList } from "../../markup/source-problem.js";
import { importLengthMax } from "../../read/import-source.js";
import type { LayoutEmail, LayoutOptions } from "../email/layout-email.js";
import { holdSource } from "../frame/hold-source.js";
import { type LayoutFrame, openFrame } from "../frame/open-frame.js";
import { showTagColors, type TagColors } from "../frame/tag-colors.js";
import { codeLengthMax, rawBlueprint } from "../raw/raw-blueprint.js";
import { readFrame } from "./read-frame.js";
import { runInPieces } from "./run-in-pieces.js";

/** More open tags than this are not laid out: it would take seconds. */
const tagsMax = 15_000;
const picturesLimitMs = 1500;

/**
 * Any HTML → bands of blocks, by laying it out in a hidden frame where nothing of it runs, and reading what is to be seen. Never throws:
 * what could not be read has no bands, and `problems` say why.
 */
export async function readByLayout(source: string, options: LayoutOptions): Promise<LayoutEmail> {
  const problems = createProblemList();
  const refused = refuse(source, options, problems);
  if (refused) return refused;
  const frame = openFrame(options.document);
  if (!frame) return whole(source, "layout-failed", options, problems);
  try {
    return await readInFrame(source, frame, options, problems);
  } catch (fault) {
    // The browser could not lay it out, or our reading failed: the email is kept as it is.
    return whole(source, "layout-failed", options, problems, fault instanceof Error ? fault.message : "");
  } finally {
    frame.close();
  }
}

function refuse(source: string, options: LayoutOptions, problems: ProblemList): LayoutEmail | undefined {
  if (options.signal?.aborted) problems.add("layout-stopped", 0, "");
  else if (source.length > importLengthMax) problems.add("layout-too-large", 0, String(source.length));
  else if (source.trim() === "") problems.add("layout-empty", 0, "");
  else if ((source.match(/<[a-z]/gi)?.length ?? 0) > tagsMax) return whole(source, "layout-too-large", options, problems);
  else return undefined;
  return emptyEmail(problems);
}

async function readInFrame(source: string, frame: LayoutFrame, options: LayoutOptions, problems: ProblemList): Promise<LayoutEmail> {
  const colors = showTagColors(source.replace(/^\uFEFF/, ""));
  const held = holdSource(colors.source);
  const fonts = readWebFonts(source);
  for (const name of new Set(withoutFonts(held.dropped, fonts))) problems.add("active-content-dropped", 0, name);
  frame.fill(held);
  options.onProgress?.(0.1);
  const missing = await frame.settle(picturesLimitMs);
  if (missing > 0) problems.add("pictures-not-loaded", 0, String(missing));
  const shown = { held, fonts };
  const read = options.signal?.aborted ? undefined : await runInPieces(readFrame(frame, shown, options, problems), options);
  if (!read) {
    problems.add("layout-stopped", 0, "");
    return emptyEmail(problems);
  }
  options.onProgress?.(1);
  if (read.value === "too-many-elements") return whole(source, "layout-too-large", options, problems);
  if (read.value) return withTags(read.value, colors);
  problems.add("layout-empty", 0, "");
  return emptyEmail(problems);
}

/** What was read, with merge tags for the colours that stood for them. */
function withTags(email: LayoutEmail, { restore, restoreBlock }: TagColors): LayoutEmail {
  const settings = Object.fromEntries(Object.entries(email.settings).map(([name, value]) => [name, restore(value)]));
  const bands = email.bands.map((band) => ({ ...band, native: band.native?.map(restoreBlock), raw: restoreBlock(band.raw) }));
  return { ...email, settings, bands };
}

/** Links to style sheets that only bring fonts are not lost. */
function withoutFonts(dropped: readonly string[], fonts: readonly EmailFont[]): readonly string[] {
  const sheetCount = new Set(fonts.flatMap(({ href }) => href ?? [])).size;
  const linkCount = dropped.filter((name) => name === "link").length;
  return linkCount > sheetCount ? dropped : dropped.filter((name) => name !== "link");
}

function emptyEmail({ problems }: ProblemList): LayoutEmail {
  return { settings: {}, title: "", preheader: "", lang: "", dir: "ltr", phoneMarginPx: 0, bands: [], problems };
}

/** All of it as one band that stays as it is, where a code block can hold it. */
function whole(
  source: string,
  code: "layout-too-large" | "layout-failed",
  { readers, newId }: LayoutOptions,
  problems: ProblemList,
  detail = String(source.length),
): LayoutEmail {
  problems.add(code, 0, detail);
  if (source.length > codeLengthMax) return emptyEmail(problems);
  const raw = plantBlock(rawBlueprint(source, "", { above: 0, below: 0 }, readers.registry), newId);
  const none = { of: 0, kept: 0 };
  const band = {
    id: "band-1",
    top: 0,
    height: 0,
    label: "",
    native: undefined,
    raw,
    reasons: ["unreadable" as const],
    preferred: "raw" as const,
    kept: { words: none, links: none, images: none },
  };
  return { ...emptyEmail(problems), bands: [band] };
}
