import {
  type BlockId,
  type Blueprint,
  darkSettingsSpecs,
  documentVersion,
  type EmailDocument,
  type EmailFont,
  emailFonts,
  fits,
  generalSettingsSpecs,
  isValues,
  type JsonValue,
  type OverridePart,
  type PropSpec,
  plantBlock,
  resolveDarkSettings,
  resolveSettings,
  storeFonts,
} from "@mailwright/document";
import { readStamp } from "../compiled/read-stamp.js";
import { keepEmail, type MjmlEmail } from "../keep/keep-email.js";
import { createProblemList, type ProblemList, type SourceProblem } from "../markup/source-problem.js";
import { type PlacedElement, placeUnrendered } from "../mjml/placed-element.js";
import { finish, type InPieces } from "../pieces/in-pieces.js";
import { claimBlocks, type SeenElement } from "../tree/claim-blocks.js";
import { findChanging, guessSettings } from "../tree/guess-settings.js";
import { keepSource } from "../tree/keep-source.js";
import { pairLooks } from "../tree/read-extras.js";
import type { BlockReaders } from "../tree/readers.js";
import { settleBlocks } from "../tree/settle-blocks.js";
import { isSameInHtml } from "../values/looks.js";

/** An email that was read, with what was not understood of it. */
export interface ReadEmail {
  readonly document: EmailDocument;
  readonly title: string;
  readonly preheader: string;
  /** Web fonts that the source loads. */
  readonly fonts: readonly EmailFont[];
  readonly problems: readonly SourceProblem[];
}

/** What reading needs from outside. */
export interface ReadOptions {
  readonly readers: BlockReaders;
  /** A new id for each block; never the same twice. */
  readonly newId: () => BlockId;
}

/** What both formats say about the email as a whole, and the elements of its body. */
export interface SourcePage {
  readonly source: string;
  readonly title: string;
  readonly preheader: string;
  readonly fonts: readonly EmailFont[];
  /** Settings that the source says outright. */
  readonly settings: Readonly<Record<string, JsonValue | undefined>>;
  readonly body: readonly PlacedElement[];
  /** The body as it looks on other devices and in the dark, where the source says so. */
  readonly variants?: Readonly<Partial<Record<OverridePart, SourceLook>>>;
  /** The class of the outermost element, where General settings are kept in a stamp. */
  readonly pageClass: string | undefined;
  /** The head, as written. */
  readonly head: string;
  /** MJML that somebody else wrote: all of it is kept. */
  readonly mjml?: MjmlEmail;
  /** Settings of the email that the blocks come into; then none are guessed. */
  readonly joined?: Readonly<Record<string, JsonValue>>;
}

/** The same email in another look. */
export type SourceLook = Pick<SourcePage, "settings" | "body">;

/** The elements of a page → a document of blocks. */
export function readPage(page: SourcePage, options: ReadOptions, problems: ProblemList): ReadEmail {
  return finish(readPageInPieces(page, options, problems));
}

/** The same in pieces, so that the page can go on between them. */
export function* readPageInPieces(page: SourcePage, { readers, newId }: ReadOptions, problems: ProblemList): InPieces<ReadEmail> {
  const { source, title, preheader, fonts } = page;
  const root = { type: "root", props: {} };
  const claim = (body: readonly PlacedElement[], found: ProblemList) =>
    claimBlocks(page.mjml ? belowOneElement(body) : insideOneWrapper(body, found, isOurs(page.head)), root, {
      readers,
      problems: found,
      isOurs: isOurs(page.head),
      head: page.head,
      isKept: page.mjml !== undefined,
    });
  const seen = yield* claim(page.body, problems);
  const { tablet, mobile, dark } = page.variants ?? {};
  // Problems of another device's reading were already reported for the first one.
  const claimLook = function* (look: SourceLook | undefined): InPieces<readonly SeenElement[]> {
    return look ? yield* claim(look.body, createProblemList()) : [];
  };
  const seenInTheDark = yield* claimLook(dark);
  const looks = pairLooks(seen, { tablet: yield* claimLook(tablet), mobile: yield* claimLook(mobile), dark: seenInTheDark });
  const changing = findChanging(looks);
  const stamped = readStamp(page.pageClass)?.settings;
  const light = stamped
    ? stampedSettings(stamped, page.settings)
    : { ...(page.joined ?? guessSettings(seen)), ...changing.light, ...statedSettings(page.settings) };
  const inTheDark = { ...guessSettings(seenInTheDark), ...changing.dark, ...statedSettings(dark?.settings ?? {}) };
  const darkColors = stamped ? stampedColors(stamped) : dark ? colorsInTheDark(light, inTheDark) : {};
  const settings = { ...light, ...(Object.keys(darkColors).length > 0 && { dark: darkColors }), ...fontsOf(page, stamped) };
  const children = yield* settleBlocks(seen, "root", {
    settings: resolveSettings(settings),
    darkSettings: resolveDarkSettings(settings) ?? resolveSettings(settings),
    isStamped: stamped !== undefined,
    isSameInTheDark: stamped !== undefined && page.variants !== undefined && dark === undefined,
    looks,
    problems,
    keep: ({ element }, parentType) => {
      problems.add("kept-as-source", element.start, element.tagName);
      return keepSource(element, source, parentType, readers.registry);
    },
  });
  const planted = plantBlock({ ...root, children: belowWrapper(children) }, newId);
  const read: EmailDocument = { version: documentVersion, settings, root: planted };
  const document = page.mjml ? keepEmail(read, seen, page.mjml, readers.registry) : read;
  return { document, title, preheader, fonts, problems: problems.problems };
}

/** The web fonts of an email of its own. MJML that is kept has them in its head. */
function fontsOf({ mjml, joined, fonts }: SourcePage, stamped: Readonly<Record<string, JsonValue>> | undefined) {
  const own = mjml || joined ? [] : storeFonts(stamped ? emailFonts(stamped) : fonts);
  return own.length > 0 ? { fonts: own } : {};
}

/** The settings as they were stored, but for what the email says of itself. */
function stampedSettings(stamped: Readonly<Record<string, JsonValue>>, stated: SourcePage["settings"]): Record<string, JsonValue> {
  const specs = new Map<string, PropSpec>(Object.entries(generalSettingsSpecs));
  const settings = Object.fromEntries(Object.entries(stamped).filter(([name, value]) => specs.get(name)?.accepts(value)));
  const known = new Map<string, unknown>(Object.entries(resolveSettings(settings)));
  for (const [name, value] of Object.entries(stated))
    if (value !== undefined && !isSameInHtml(known.get(name), value)) settings[name] = value;
  return settings;
}

function stampedColors({ dark }: Readonly<Record<string, JsonValue>>): Record<string, JsonValue> {
  return isValues(dark) ? Object.fromEntries(Object.entries(dark).filter(([name, value]) => fits(darkSettingsSpecs, name, value))) : {};
}

/** The colours that are others in the dark. */
function colorsInTheDark(light: Readonly<Record<string, JsonValue>>, dark: Readonly<Record<string, JsonValue>>): Record<string, JsonValue> {
  const [was, is] = [new Map(Object.entries(resolveSettings(light))), new Map(Object.entries(resolveSettings(dark)))];
  const changed = Object.keys(darkSettingsSpecs).flatMap((name) => {
    const color = is.get(name);
    return typeof color === "string" && color !== was.get(name) ? [[name, color]] : [];
  });
  return Object.fromEntries(changed);
}

/** Two lines that the compiler writes into every head, beside each other. */
function isOurs(head: string): boolean {
  return /content="telephone=no,date=no,address=no,email=no,url=no">\s*<meta\s+name="?x-apple-disable-message-reformatting"?>/.test(head);
}

function statedSettings(stated: SourcePage["settings"]): Record<string, JsonValue> {
  const known = resolveSettings({});
  const initial = new Map<string, unknown>(Object.entries(known));
  const accepted = new Map<string, unknown>(Object.entries(resolveSettings(stated)));
  const settings: Record<string, JsonValue> = {};
  for (const [name, value] of Object.entries(stated)) {
    if (value !== undefined && accepted.get(name) === value && initial.get(name) !== value) settings[name] = value;
  }
  return settings;
}

/** A document has one page wrapper. MJML needs none and may have several: their rows come together in one that shows nothing. */
function insideOneWrapper(body: readonly PlacedElement[], problems: ProblemList, isOwn: boolean): readonly PlacedElement[] {
  const isWrapper = ({ tagName }: PlacedElement) => tagName === "mj-wrapper";
  const [first, ...others] = body;
  if (!first || (isWrapper(first) && others.length === 0)) return body;
  const children = body.flatMap((element) => {
    if (!isWrapper(element)) return [element];
    problems.add("wrapper-merged", element.start, element.tagName);
    return element.children;
  });
  // Our compiler leaves out a wrapper that leaves the window to its rows, and no other.
  const leavesWindow = (isOwn && !body.some(isWrapper)) || children.some((row) => row.attribute("full-width") === "full-width");
  const attributes = { "background-color": "transparent", padding: "0px", "full-width": leavesWindow ? "full-width" : undefined };
  return [placeUnrendered({ tagName: "mj-wrapper", attributes, children, start: first.start, end: first.start })];
}

/** One wrapper that was written is the page's own. Several, or none, stand as rows on a page that shows nothing. */
function belowOneElement(body: readonly PlacedElement[]): readonly PlacedElement[] {
  const [first, ...others] = body;
  if (first?.tagName === "mj-wrapper" && others.length === 0 && first.attribute("gap") === undefined) return body;
  const attributes = { "background-color": "transparent", padding: "0px" };
  const start = first?.start ?? 0;
  return [placeUnrendered({ tagName: "mj-wrapper", attributes, children: body, start, end: start })];
}

/** Rows that stand in the root itself, because the registry has no wrapper that could be read, need no other place. */
function belowWrapper(children: readonly Blueprint[]): readonly Blueprint[] {
  const [first, ...others] = children;
  if (!first || (first.type === "wrapper" && others.length === 0)) return children;
  return [{ type: "wrapper", children }];
}
