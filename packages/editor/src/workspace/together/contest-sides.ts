import type { BlockConflict, Side, ValueConflict } from "@mailwright/collaboration";
import { type Block, type BlockId, collectBlocks, type EmailDocument, findBlock, isEqualJson, type JsonValue } from "@mailwright/document";
import { changeBlock } from "@mailwright/editing";
import type { Contest } from "../../ports/collaboration-port.js";

/** A document in which the other side stands, and how many blocks were left as they are because they were changed since. */
export interface Settled {
  readonly document: EmailDocument;
  readonly leftOut: number;
}

/** Whose work stands after the two became one: what was done here, and what one side deleted while the other wrote in it is there. */
export const standingSide = ({ mine }: BlockConflict): Side => (mine ? "mine" : "theirs");

/** What of a contest is still as it was decided then. What was changed since, by whomever, nobody has to decide any more. */
export function openConflicts({ conflicts, merged }: Contest, document: EmailDocument): readonly BlockConflict[] {
  return conflicts.filter((conflict) => isOpen(conflict, merged, document));
}

/** From one document to another. */
export type Step = readonly [before: EmailDocument, after: EmailDocument];

/** Those of which these steps changed no value: whoever does, with the other side's before them, has decided. */
export function undecided(conflicts: readonly BlockConflict[], steps: readonly Step[]): readonly BlockConflict[] {
  return conflicts.filter(({ id, values }) =>
    values.every((value) => steps.every(([before, after]) => isEqualJson(valueAt(before, id, value), valueAt(after, id, value)))),
  );
}

function valueAt(document: EmailDocument, id: BlockId, value: ValueConflict): JsonValue | undefined {
  const block = findBlock(document.root, id);
  return block && valueIn(document, block, value);
}

/**
 * Those that somebody can decide: a value that stands as neither side made it, as a column's width where the merged columns had to be made to fill
 * their section, a rule has settled. Of a list, which is merged entry by entry, it cannot be told.
 */
export function withoutSettled(conflicts: readonly BlockConflict[], merged: EmailDocument): readonly BlockConflict[] {
  return conflicts.flatMap((conflict) => {
    const { id, values } = conflict;
    if (values.length === 0) return conflict;
    const open = values.filter((value) => Array.isArray(value.mine) || isEqualJson(valueAt(merged, id, value), value.mine));
    return open.length > 0 ? { ...conflict, values: open } : [];
  });
}

/** The document in which what both sides changed stands as `made` has it. */
export function standAs(made: EmailDocument, document: EmailDocument, conflicts: readonly BlockConflict[]): EmailDocument {
  return conflicts.reduce((next, { id, values }) => {
    const block = findBlock(made.root, id);
    if (!block) return next;
    const standing = values.map(({ part, name }) => ({ part, name, value: valueIn(made, block, { part, name }) }));
    return writeBlock(next, id, standing);
  }, document);
}

/** Lets the other side stand in these blocks, where they are still as they were. */
export function takeOtherSides(contest: Contest, document: EmailDocument, ids: ReadonlySet<BlockId>): Settled {
  const wanted = contest.conflicts.filter(({ id }) => ids.has(id));
  const open = openConflicts({ ...contest, conflicts: wanted }, document);
  const next = open.reduce((made, conflict) => takeOther(conflict, contest, made), document);
  return { document: next, leftOut: wanted.length - open.length };
}

function isOpen({ id, values }: BlockConflict, merged: EmailDocument, document: EmailDocument): boolean {
  const [was, is] = [findBlock(merged.root, id), findBlock(document.root, id)];
  if (!was || !is) return false;
  if (values.length > 0) return values.every((value) => isEqualJson(valueIn(merged, was, value), valueIn(document, is, value)));
  return isSameTree(was, is);
}

type Values = Readonly<Record<string, JsonValue>>;

function valueIn(
  { settings }: EmailDocument,
  { props, extras = {} }: Block,
  { part, name }: Pick<ValueConflict, "part" | "name">,
): JsonValue | undefined {
  const values: Values = { settings, props, extras }[part] as Values;
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function isSameTree(one: Block, other: Block): boolean {
  const [olds, news] = [collectBlocks(one), collectBlocks(other)];
  const isSame = ({ id, props, extras = {} }: Block, block: Block | undefined) =>
    id === block?.id && isEqualJson(props, block.props) && isEqualJson(extras, block.extras ?? {});
  return olds.length === news.length && olds.every((block, at) => isSame(block, news[at]));
}

function takeOther(conflict: BlockConflict, { mine, theirs }: Contest, document: EmailDocument): EmailDocument {
  const { id, values } = conflict;
  const side = standingSide(conflict) === "mine" ? "theirs" : "mine";
  if (values.length === 0) return withoutBlock(document, id, side === "mine" ? mine : theirs);
  return writeBlock(
    document,
    id,
    values.map(({ part, name, [side]: value }) => ({ part, name, value })),
  );
}

interface Written extends Pick<ValueConflict, "part" | "name"> {
  readonly value: JsonValue | undefined;
}

function writeBlock(document: EmailDocument, id: BlockId, values: readonly Written[]): EmailDocument {
  const written = (held: object, part: ValueConflict["part"]) =>
    writeValues(
      held as Values,
      values.filter((value) => value.part === part),
    );
  const root = changeBlock(document.root, id, ({ extras: held, ...block }) => {
    const extras = written(held ?? {}, "extras");
    return { ...block, props: written(block.props, "props"), ...(Object.keys(extras).length > 0 && { extras }) };
  });
  return { ...document, root, settings: written(document.settings, "settings") };
}

function writeValues(held: Values, values: readonly Written[]): Values {
  if (values.length === 0) return held;
  const written: Record<string, JsonValue> = { ...held };
  for (const { name, value } of values) {
    if (value === undefined) delete written[name];
    else written[name] = value;
  }
  return written;
}

/**
 * The document without what `side` deleted: that block with what is in it, and what stood around it and is empty then. What that side has elsewhere stays,
 * as it was moved there.
 */
function withoutBlock(document: EmailDocument, id: BlockId, side: EmailDocument): EmailDocument {
  const kept = new Set(collectBlocks(side.root).map((block) => block.id));
  const prune = (block: Block, isWithin: boolean): Block | undefined => {
    const isGone = isWithin || block.id === id;
    const before = block.children ?? [];
    const children = before.flatMap((child) => prune(child, isGone) ?? []);
    const isEmptied = before.length > 0 && children.length === 0;
    if ((isGone || isEmptied) && children.length === 0 && !kept.has(block.id)) return undefined;
    return children.length === before.length && children.every((child, at) => child === before[at]) ? block : { ...block, children };
  };
  return { ...document, root: prune(document.root, false) ?? document.root };
}
