import { type AnyBlockDefinition, type Block, findBlock, isLocked, resolveProps } from "@mailwright/document";
import { leadOf, refuse, take } from "@mailwright/editing";
import { codePropOf } from "../../base/document/code-prop.js";
import { imagePropOf, isAddressOfPicture } from "../../base/document/image-prop.js";
import { mayEditImages } from "../../ports/image-port.js";
import { define, show, type WorkspaceContext } from "./define-command.js";

/** This block, or the one that was selected last. */
const onBlock = take.orNothing(take.fields({ blockId: take.optional(take.text) }));

/** Opens the code of a block. */
export const editCode = define(onBlock, {
  id: "edit-code",
  words: { en: "Edit code", de: "Code bearbeiten" },
  group: "blocks",
  changes: "document",
  offers: [],
  refuses: (context, args) => refuseBlock(context, args?.blockId, (definition) => codePropOf(definition) !== undefined),
  run: (context, args) => show(context, { kind: "block-code", blockId: blockOf(context, args?.blockId)?.id ?? "" }),
});

/** Opens the choice of the products that a block shows. */
export const chooseProducts = define(onBlock, {
  id: "choose-products",
  words: { en: "Choose products", de: "Produkte auswählen" },
  group: "blocks",
  changes: "document",
  offers: [],
  refuses: (context, args) =>
    context.services.ports.products ? refuseBlock(context, args?.blockId, takesProducts) : refuse("not-offered"),
  run: (context, args) => show(context, { kind: "products", blockId: blockOf(context, args?.blockId)?.id ?? "" }),
});

/** A picture of a block: in the named prop, or in the first that is one. */
const onPicture = take.orNothing(take.fields({ blockId: take.optional(take.text), prop: take.optional(take.text) }));

/** Opens the choice of a picture of a block. */
export const chooseImage = define(onPicture, {
  id: "choose-image",
  words: { en: "Choose image", de: "Bild auswählen" },
  group: "blocks",
  changes: "document",
  offers: [],
  refuses: (context, args) => refuseBlock(context, args?.blockId, (definition) => imagePropOf(definition, args?.prop) !== undefined),
  run(context, args) {
    const block = blockOf(context, args?.blockId);
    const prop = imagePropOf(block && context.registry.get(block.type), args?.prop);
    return block && prop !== undefined ? show(context, { kind: "images", place: { blockId: block.id, prop } }) : refuse("not-offered");
  },
});

/** Opens the editor for a picture of a block. */
export const editImage = define(onPicture, {
  id: "edit-image",
  words: { en: "Edit image", de: "Bild bearbeiten" },
  group: "blocks",
  changes: "document",
  offers: [],
  refuses(context, args) {
    const { images } = context.services.ports;
    if (!mayEditImages(images) || pictureIn(context, args) === undefined) return refuse("not-offered");
    return refuseBlock(context, args?.blockId, (definition) => imagePropOf(definition, args?.prop) !== undefined);
  },
  run(context, args) {
    const place = pictureIn(context, args);
    return place ? show(context, { kind: "edit-image", place }) : refuse("not-offered");
  },
});

/** Where a block has a picture; nothing where its place is empty, or where its address is known only when the email is sent. */
function pictureIn(context: WorkspaceContext, args: { readonly blockId?: string; readonly prop?: string } | undefined) {
  const block = blockOf(context, args?.blockId);
  const definition = block && context.registry.get(block.type);
  const prop = imagePropOf(definition, args?.prop);
  if (!block || !definition || prop === undefined) return undefined;
  const values: Readonly<Record<string, unknown>> = resolveProps(definition.props, block.props, undefined);
  return isAddressOfPicture(values[prop]) ? { blockId: block.id, prop } : undefined;
}

/** Asks for a name and keeps the selected block as a module. */
export const saveModule = define(take.nothing, {
  id: "save-module",
  words: { en: "Save as module", de: "Als Modul speichern" },
  group: "blocks",
  order: 40,
  changes: "document",
  refuses({ document, viewState, services }) {
    if (!services.ports.modules?.create) return refuse("not-offered");
    const [blockId, ...others] = viewState.getState().selection;
    // One block becomes a module; the page itself is a template.
    const isPage = document.get().root.children?.some(({ id }) => id === blockId);
    return blockId === undefined || others.length > 0 || isPage ? refuse("nothing-selected") : undefined;
  },
  run: (context) => show(context, { kind: "save-module" }),
});

function takesProducts({ props }: AnyBlockDefinition): boolean {
  return Object.values(props).some((spec) => spec.kind === "list" && spec.source === "products");
}

function refuseBlock(context: WorkspaceContext, blockId: string | undefined, fits: (definition: AnyBlockDefinition) => boolean) {
  const block = blockOf(context, blockId);
  if (!block) return refuse(blockId === undefined ? "nothing-selected" : "no-such-block");
  const definition = context.registry.get(block.type);
  if (!definition || !fits(definition)) return refuse("not-offered");
  const { entitlement } = definition;
  if (entitlement && context.entitlements && !context.entitlements.includes(entitlement)) return refuse("locked");
  return isLocked(block, "content") ? refuse("locked-content") : undefined;
}

function blockOf({ document, viewState }: WorkspaceContext, blockId = leadOf(viewState.getState().selection)): Block | undefined {
  return blockId === undefined ? undefined : findBlock(document.get().root, blockId);
}
