import { type Block, type Blueprint, findParent, plantBlock } from "@mailwright/document";
import { type Refusal, type RefusalCode, refuse } from "../outcome/outcome.js";
import { leaveOutExtra } from "../tree/leave-out-extra.js";
import { type Place, placeAfter, refuseBlueprint, resolvePlace, wrapBlocks } from "../tree/place.js";
import { refuseOutsidePlan } from "../tree/refuse-outside-plan.js";
import { insertBlocks } from "../tree/tree.js";
import { leadOf } from "../view-state/view-store.js";
import { readBlocks } from "./clipboard.js";
import { type CommandContext, defineCommand } from "./command.js";
import { type TakenBy, take } from "./take.js";
import { idsOf, labelBlocks, withRoot } from "./targets.js";

/** `text` from a paste event; absent: what was copied in this editor. */
const paste = take.orNothing(take.fields({ text: take.optional(take.text), target: take.optional(take.target) }));
type Paste = TakenBy<typeof paste>;

/**
 * Puts copied blocks at the target or after the selection, selects them and answers their ids. All of them, or none; only what the document
 * may have no more of is left out, and told as `leftOut`.
 */
export const pasteBlocks = defineCommand(paste, {
  id: "paste-blocks",
  words: { en: "Paste blocks", de: "Blöcke einfügen" },
  short: { en: "Paste", de: "Einfügen" },
  group: "blocks",
  order: 28,
  changes: "document",
  shortcuts: [{ keys: "mod+v", isNative: true }],
  offers: [],
  refuses(context, args) {
    const pasted = pasteInto(context, args);
    return pasted.ok ? undefined : pasted.refusal;
  },
  run(context, args) {
    const pasted = pasteInto(context, args);
    if (!pasted.ok) return pasted.refusal;
    const { document } = context;
    const ids = idsOf(pasted.blocks);
    document.commit(labelBlocks("paste", pasted.blocks), withRoot(document.get(), pasted.root), { select: ids });
    return { done: true, value: ids, ...(pasted.leftOut && { leftOut: pasted.leftOut }) };
  },
});

type Pasted =
  | { readonly ok: true; readonly root: Block; readonly blocks: readonly Block[]; readonly leftOut?: RefusalCode | undefined }
  | { readonly ok: false; readonly refusal: Refusal };

function pasteInto(context: CommandContext, args: Paste): Pasted {
  const { registry, newId, viewState } = context;
  const clipboard = viewState.getState().clipboard;
  const text = args?.text ?? (clipboard?.kind === "blocks" ? clipboard.text : undefined);
  if (text === undefined) return { ok: false, refusal: refuse("nothing-to-paste") };
  const blueprints = readBlocks(text, registry);
  if (!blueprints) return { ok: false, refusal: refuse("bad-clipboard") };
  const blocks: Block[] = [];
  let root = context.document.get().root;
  let leftOut: RefusalCode | undefined;
  for (const copied of blueprints) {
    const reason = refuseBlueprint(registry, copied);
    if (reason) return { ok: false, refusal: refuse(reason) };
    const { blueprint, leftOut: extra } = leaveOutExtra(registry, root, copied);
    leftOut ??= extra;
    if (!blueprint) continue;
    const outside = refuseOutsidePlan(blueprint, registry, context.entitlements);
    if (outside) return { ok: false, refusal: outside };
    const place = findPlace(context, args, root, blueprint, blocks.at(-1));
    if (!place.ok) return { ok: false, refusal: refuse(place.reason) };
    const block = plantBlock(blueprint, newId);
    blocks.push(block);
    root = insertBlocks(root, place.target, wrapBlocks([block], place.wrap, newId));
  }
  return blocks.length === 0 && leftOut ? { ok: false, refusal: refuse(leftOut) } : { ok: true, root, blocks, leftOut };
}

// Each next block goes after the one before it, so that together they keep their order.
function findPlace(
  { registry, viewState }: CommandContext,
  args: Paste,
  root: Block,
  blueprint: Blueprint,
  previous: Block | undefined,
): Place {
  if (!previous && args?.target) return resolvePlace(root, registry, args.target, blueprint.type);
  const at = previous && findParent(root, previous.id);
  const beside = at && resolvePlace(root, registry, { parentId: at.parent.id, index: at.index + 1 }, blueprint.type);
  if (beside?.ok && beside.wrap.length === 0) return beside;
  return placeAfter(root, registry, previous?.id ?? leadOf(viewState.getState().selection), blueprint.type);
}
