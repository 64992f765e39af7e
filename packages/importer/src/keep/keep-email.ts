import {
  type Block,
  type BlockRegistry,
  type EmailDocument,
  escapeAttribute,
  type KeptAttributes,
  type KeptEmail,
  type MjmlNode,
  plainNodes,
  printEmail,
  printOf,
  readKeptBlock,
  resolveSettings,
  withKept,
} from "@mailwright/document";
import { isPlainComment } from "../mjml/comments.js";
import type { MjmlSource } from "../mjml/parse-mjml.js";
import { propsOfKept } from "../mjml/words-of.js";
import type { SeenElement } from "../tree/claim-blocks.js";
import { type BlockSource, type Keeping, type KeptResult, keepBlock, keepWhole, mjmlType } from "./keep-blocks.js";
import { type PlacedChildren, placeChildren } from "./place-children.js";
import { nodeOf } from "./shape-source.js";
import { shieldAgainst } from "./shield-against.js";

/** What was written, and what was read of it. */
export interface MjmlEmail {
  readonly source: string;
  readonly root: MjmlSource;
  readonly head: MjmlSource | undefined;
  readonly body: MjmlSource;
  readonly title: string;
  readonly preheader: string;
}

/**
 * The document with all that was written: what MJML writes of it again, and the compiler makes of it, is the same to the byte as long as
 * nothing is changed. The same document where it has no page wrapper.
 */
export function keepEmail(document: EmailDocument, seen: readonly SeenElement[], page: MjmlEmail, registry: BlockRegistry): EmailDocument {
  const [wrapper, ...others] = document.root.children ?? [];
  const [found] = seen;
  if (!wrapper || others.length > 0 || !found?.definition || found.definition.type !== wrapper.type) return document;
  const written = found.element.written;
  const container = written ?? page.body;
  const settings = resolveSettings(document.settings);
  const head = (page.head?.children ?? []).map(nodeOf);
  const outside = page.root.children.filter((child) => child !== page.head && child !== page.body).map(nodeOf);
  const beside = page.body.children.filter(isPlainComment);
  const name = printOf([head, page.root.attributes.get("dir") ?? ""]);
  const keeping: Keeping = { page: name, registry, settings };
  const placed = placeChildren(container, found.children ?? []);
  if (!placed || wrapper.children?.length !== placed.own.length) return document;
  const rows = keepRows(wrapper, found.children ?? [], placed, keeping);
  const around = keepWrapper({ ...wrapper, children: rows.map(({ block }) => block) }, document.root, written, keeping);
  const texts = cutSource(page.source, placed);
  const children = rows.map(({ block, nodes }, index) => withSource(block, texts.rows[index] ?? "", nodes));
  const root: KeptAttributes = { made: { lang: escapeAttribute(settings.lang), dir: settings.dir }, written: nodeOf(page.root).attributes };
  const body: KeptAttributes = {
    made: { width: `${settings.width}px`, "background-color": settings.bgColor },
    written: nodeOf(page.body).attributes,
  };
  const kept: KeptEmail = {
    page: name,
    root,
    body,
    head,
    outside,
    isBare: !written,
    ...(written && {
      before: beside.filter(({ start }) => start < written.start).map(nodeOf),
      after: beside.filter(({ start }) => start > written.start).map(nodeOf),
    }),
    open: texts.open,
    close: texts.close,
    titles: [page.title],
    preheaders: [page.preheader],
    shield: shieldAgainst(page.head),
    print: printEmail(document.settings, root.written, body.written, written && nodeOf(written).attributes),
  };
  return { ...document, root: { ...document.root, extras: withKept(document.root.extras, kept), children: [{ ...around, children }] } };
}

function keepRows(wrapper: Block, seen: readonly SeenElement[], placed: PlacedChildren, keeping: Keeping): readonly KeptResult[] {
  const last = placed.own.length - 1;
  return (wrapper.children ?? []).flatMap((row, index): readonly KeptResult[] => {
    const element = seen[index];
    const own = placed.own[index] ?? [];
    if (!element) return [];
    const source: BlockSource = { seen: element, own, before: placed.before[index] ?? [], after: index === last ? placed.after : [] };
    const kept = keepBlock(row, wrapper, source, keeping);
    if (kept || !keeping.registry.get(mjmlType)) return [kept ?? { block: row, nodes: [] }];
    // Compiling its blocks would not give what was written. So the whole row becomes one block that keeps its MJML.
    return [keepWhole({ id: row.id, type: mjmlType, props: propsOfKept(own) }, [...source.before, ...own, ...source.after], keeping.page)];
  });
}

/** The wrapper's own attributes; no wrapper at all where none was written. */
function keepWrapper(wrapper: Block, root: Block, written: MjmlSource | undefined, keeping: Keeping): Block {
  const own = written ? [{ ...written, children: [] }] : [];
  const kept = keepBlock({ ...wrapper, children: [] }, root, { own, before: [], after: [] }, keeping);
  return kept?.block.extras ? { ...wrapper, extras: kept.block.extras } : wrapper;
}

interface SourceTexts {
  readonly open: string;
  readonly rows: readonly string[];
  readonly close: string;
}

/** The source, cut before each row: what stands between two belongs to the second. */
function cutSource(source: string, { own, before, after }: PlacedChildren): SourceTexts {
  const first = [...(before[0] ?? []), ...(own[0] ?? [])][0];
  if (!first) return { open: source, rows: [], close: "" };
  const start = first.start - (/\s*$/.exec(source.slice(0, first.start))?.[0].length ?? 0);
  let from = start;
  const rows = own.map((elements, index) => {
    const ends = [...elements, ...(index === own.length - 1 ? after : [])].map(({ end }) => end);
    const text = source.slice(from, Math.max(from, ...ends));
    from += text.length;
    return text;
  });
  return { open: source.slice(0, start), rows, close: source.slice(from) };
}

function withSource(block: Block, source: string, nodes: readonly MjmlNode[]): Block {
  const kept = readKeptBlock(block);
  return kept ? { ...block, extras: withKept(block.extras, { ...kept, source, print: printOf(plainNodes(nodes)) }) } : block;
}
