import type { Block, EmailFont } from "@mailwright/document";
import type { ProblemList } from "../../markup/source-problem.js";
import type { InPieces } from "../../pieces/in-pieces.js";
import { readPageInPieces } from "../../read/read-page.js";
import { judgeBands } from "../check/judge-bands.js";
import type { LayoutEmail, LayoutOptions } from "../email/layout-email.js";
import type { HeldSource } from "../frame/hold-source.js";
import type { LayoutFrame } from "../frame/open-frame.js";
import { collectAtoms } from "../look/collect-atoms.js";
import { lookAtPage } from "../look/page-look.js";
import { readPageSettings } from "./page-settings.js";
import { readBands } from "./read-bands.js";

const elementsMax = 12_000;

/** What a frame shows. */
export interface FrameSource {
  readonly held: HeldSource;
  /** The web fonts that it would load. */
  readonly fonts: readonly EmailFont[];
}

/** Reads the email that a frame shows; nothing where it shows nothing, and a refusal where it holds more than can be looked at. */
export function* readFrame(
  frame: LayoutFrame,
  { held, fonts }: FrameSource,
  options: LayoutOptions,
  problems: ProblemList,
): InPieces<LayoutEmail | "too-many-elements" | undefined> {
  const look = lookAtPage(frame.page, frame.view);
  const seen = yield* collectAtoms(look, elementsMax);
  if (!seen.isWhole) return "too-many-elements";
  if (seen.atoms.length === 0) return undefined;
  const { title, lang, dir, ...stated } = readPageSettings(look);
  const { preheader } = seen;
  const read = yield* readBands(frame, look, seen, held, options);
  const { desktop, phone } = read.pages;
  const email = yield* readPageInPieces(
    {
      source: "",
      title,
      preheader,
      fonts,
      settings: { ...stated.settings, ...read.settings },
      body: desktop.flat(),
      variants: { mobile: { settings: {}, body: phone.flat() } },
      pageClass: undefined,
      head: "",
      ...(options.settings && { joined: options.settings }),
    },
    options,
    problems,
  );
  yield 0.6;
  const { settings } = email.document;
  const natives = shareSections(sectionsOf(email.document.root), desktop);
  const page = { settings, phoneMarginPx: read.phoneMarginPx };
  const bands = yield* judgeBands(frame, read.bands, natives, { page, pictures: read.pictures, options });
  if (!read.isForPhones) problems.add("not-for-phones", 0, "");
  return { ...page, title, preheader, lang, dir, bands, problems: problems.problems };
}

function sectionsOf(root: Block): readonly Block[] {
  return (root.children ?? []).flatMap((child) => (child.type === "wrapper" ? (child.children ?? []) : [child]));
}

/** The sections of each band: as many as elements were written for it. */
function shareSections(sections: readonly Block[], written: readonly (readonly unknown[])[]): readonly (readonly Block[])[] {
  let from = 0;
  return written.map(({ length }) => {
    const own = sections.slice(from, from + length);
    from += length;
    return own;
  });
}
