import { blockRegistry, presets } from "@mailwright/blocks";
import { type Block, collectBlocks, type EmailDocument, findBlock } from "@mailwright/document";
import { type Dragged, type DropTarget, directions, type Outcome, type Rects, resolveDrop, selectSteps } from "@mailwright/editing";
import type { EmailEditorHandle } from "../../shell/host/editor-handle.js";

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** What a step may use. */
export interface StressTools {
  readonly handle: EmailEditorHandle;
  readonly random: () => number;
  readonly document: () => Promise<EmailDocument>;
  /** Where the blocks are seen, and how large the canvas is. */
  readonly measure: () => { readonly rects: Rects; readonly widthPx: number; readonly heightPx: number };
}

type Step = (tools: StressTools) => Promise<unknown>;

const pick = <T>(random: () => number, list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

async function anyBlock({ random, document }: StressTools): Promise<Block | undefined> {
  return pick(random, collectBlocks((await document()).root).slice(1));
}

const plain =
  (id: string): Step =>
  ({ handle }) =>
    handle.run(id);
const withArgs =
  (id: string, argsOf: (random: () => number) => unknown): Step =>
  ({ handle, random }) =>
    handle.run(id, argsOf(random));

const select: Step = async (tools) => {
  const block = await anyBlock(tools);
  const how = pick(tools.random, ["replace", "replace", "extend", "toggle", "range"]);
  return block && tools.handle.run("select", { blockIds: [block.id], how });
};

const insert: Step = ({ handle, random }) => handle.run("insert-block", { blueprint: pick(random, presets)?.makes() });

const setProps: Step = async (tools) => {
  const block = await anyBlock(tools);
  const color = `#${Math.floor(tools.random() * 0xffffff)
    .toString(16)
    .padStart(6, "0")}`;
  const mergeKey = tools.random() < 0.5 ? "gesture" : undefined;
  return block && tools.handle.run("set-props", { blockIds: [block.id], props: { color }, ...(mergeKey && { mergeKey }) });
};

/** A drag as the pointer does it: the resolver says where, and what it promises is done. */
const drag: Step = async (tools) => {
  const { random, handle } = tools;
  const document = await tools.document();
  const block = pick(random, collectBlocks(document.root).slice(2));
  const dragged: Dragged | undefined =
    random() < 0.4
      ? { kind: "new", blueprint: pick(random, presets)?.makes() ?? { type: "text" }, name: "" }
      : block && { kind: "blocks", blockIds: [block.id] };
  const { rects, widthPx, heightPx } = tools.measure();
  const drop = dragged && resolveDrop(document, blockRegistry, rects, { x: random() * widthPx, y: random() * heightPx }, dragged);
  if (!dragged || !drop?.ok) return undefined;
  const outcome = await land(handle, dragged, drop.target);
  if (!outcome.done) throw new Error(describeBroken(document, dragged, drop.target, outcome.refusal));
  return outcome;
};

function describeBroken(document: EmailDocument, dragged: Dragged, target: DropTarget, refusal: string): string {
  const typeOf = (id: string) => findBlock(document.root, id)?.type;
  const what = dragged.kind === "new" ? dragged.blueprint.type : dragged.blockIds.map(typeOf).join();
  return `the drop of ${what} into ${typeOf(target.parentId)} at ${target.index} was promised and refused: ${refusal}`;
}

function land(handle: EmailEditorHandle, dragged: Dragged, target: DropTarget): Promise<Outcome> {
  if (dragged.kind === "new") return handle.run("insert-block", { blueprint: dragged.blueprint, target });
  return handle.run("move-block", { blockIds: dragged.blockIds, target });
}

/** Steps with how often each comes, of all of them together. */
const weighted: readonly (readonly [number, Step])[] = [
  [14, insert],
  [16, select],
  [10, drag],
  [12, setProps],
  [4, withArgs("select", (random) => ({ step: pick(random, selectSteps) }))],
  [6, withArgs("move-block-step", (random) => ({ direction: pick(random, directions) }))],
  [5, plain("duplicate-block")],
  [5, plain("remove-block")],
  [3, plain("cut-blocks")],
  [3, plain("copy-blocks")],
  [4, plain("paste-blocks")],
  [2, plain("copy-style")],
  [2, plain("paste-style")],
  [3, plain("add-column")],
  [2, plain("remove-column")],
  [10, plain("undo")],
  [6, plain("redo")],
  [3, withArgs("set-device", (random) => ({ device: pick(random, ["desktop", "tablet", "mobile"]) }))],
  [2, withArgs("set-scheme", (random) => ({ scheme: pick(random, ["light", "dark"]) }))],
  [2, plain("toggle-borders")],
  [2, plain("zoom-in")],
  [2, plain("zoom-out")],
  [2, withArgs("set-settings", (random) => ({ settings: { width: 300 + Math.floor(random() * 40) * 10 } }))],
];
const total = weighted.reduce((sum, [weight]) => sum + weight, 0);

/** One step by chance. */
export function randomStep(random: () => number): Step {
  let left = random() * total;
  for (const [weight, step] of weighted) {
    left -= weight;
    if (left < 0) return step;
  }
  return insert;
}
