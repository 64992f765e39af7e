import { type BlockSeed, depthMax, plantBlock, refuseContent } from "@mailwright/document";
import { refuse } from "../outcome/outcome.js";
import { type Place, placeAfter, refuseSeed, resolvePlace, wrapBlocks } from "../tree/place.js";
import { insertBlocks } from "../tree/tree.js";
import { leadOf } from "../view-state/session-store.js";
import { type CommandContext, defineCommand } from "./command.js";
import { isRecord, isValues, type TakenBy, take } from "./take.js";
import { withRoot } from "./targets.js";

const seed = take.when((given): given is BlockSeed => isSeed(given));
/** `preset.makes()` or a module gives the seed; `entitlement` is the preset's. No target: after the selection. */
const insert = take.fields({ seed, target: take.optional(take.target), entitlement: take.optional(take.text) });
type Insert = TakenBy<typeof insert>;

/** Puts a new block at the target or after the selection, selects it, and answers its id. */
export const insertBlock = defineCommand(insert, {
  id: "insert-block",
  words: { en: "Add block", de: "Block hinzufügen" },
  group: "blocks",
  changes: "document",
  refuses(context, args) {
    const { entitlements } = context;
    if (args.entitlement !== undefined && entitlements && !entitlements.includes(args.entitlement))
      return refuse("locked", args.entitlement);
    const place = findPlace(context, args);
    return place.ok ? undefined : refuse(place.reason);
  },
  run(context, args) {
    const { document, newId } = context;
    const place = findPlace(context, args);
    if (!place.ok) return refuse(place.reason);
    const block = plantBlock(args.seed, newId);
    const root = insertBlocks(document.get().root, place.target, wrapBlocks([block], place.wrap, newId));
    document.commit({ key: "insert", blockType: block.type }, withRoot(document.get(), root), { select: [block.id] });
    return { done: true, value: block.id };
  },
});

function findPlace({ document, session, registry }: CommandContext, { seed, target }: Insert): Place {
  const { root } = document.get();
  const reason = refuseSeed(registry, seed) ?? refuseContent(registry, root, seed);
  if (reason) return { ok: false, reason };
  if (target) return resolvePlace(root, registry, target, seed.type);
  return placeAfter(root, registry, leadOf(session.getState().selection), seed.type);
}

function isSeed(value: unknown, depthLeft = depthMax): value is BlockSeed {
  if (!isRecord(value) || typeof value["type"] !== "string" || depthLeft === 0) return false;
  const { props, extras, children } = value;
  if (![props, extras].every((values) => values === undefined || isValues(values))) return false;
  return children === undefined || (Array.isArray(children) && children.every((child) => isSeed(child, depthLeft - 1)));
}
