import type { EditorServices } from "../../base/context/editor-services.js";
import { laterBlocksCode } from "../../base/document/later-blocks.js";
import { whenIdle } from "../../base/later/when-idle.js";
import { whenWorkedOn } from "../../base/later/when-worked-on.js";
import { pasteCode } from "../../canvas/clipboard/later-paste.js";
import { dragLayerCode } from "../../canvas/drag/start/use-drag-layer.js";
import { fetchSymbols, sharedTextEditingCode, textEditingCode, textToolbarCode } from "../../canvas/text/later-rich-text.js";
import { problemBannerCode } from "../../dialogs/problems/later-problem-banner.js";
import { standingBannerCode } from "../../dialogs/standing/later-standing-banner.js";
import { layersCode } from "../../panels/layers/later-layers.js";
import { modulesCode } from "../../panels/modules/later-modules.js";
import { countCode } from "../header/checks-button.js";
import { extrasCode } from "../header/editor-header.js";
import { previewCode, tourCode } from "./later-parts.js";
import { prepareSending } from "./prepare-sending.js";

/** Fetches code, and answers nothing that anybody waits for. */
type Fetching = () => Promise<unknown>;

/** What nobody can do without, in the order in which people reach for it: changing blocks, writing, dragging, and what the header tells. */
const soon: readonly Fetching[] = [
  laterBlocksCode.load,
  textEditingCode.load,
  textToolbarCode.load,
  dragLayerCode.load,
  countCode.load,
  extrasCode.load,
  standingBannerCode.load,
  problemBannerCode.load,
];

/**
 * Everything else that works without a server. It is larger than everything that is loaded before it, and many people only look at an
 * email, so it is fetched in the first pause after a change. What needs a server's answer anyway (notes, versions, test emails, products, publishing) is
 * fetched when it is asked for.
 */
const rest: readonly Fetching[] = [
  previewCode.load,
  layersCode.load,
  modulesCode.load,
  pasteCode.load,
  fetchSymbols,
  tourCode.load,
  fetchLocalDialogs,
  () => import("../../checks/run-checks.js"),
  () => import("../../workspace/commands/finding-work.js"),
  () => import("../../ports/browser/system-clipboard.js"),
  () => import("../../canvas/clipboard/read-sections.js"),
  () => import("@mailwright/importer/layout"),
  () => import("../../import/read-source.js"),
  () => import("../../workspace/templating/fill-liquid.js"),
  () => import("@mailwright/compiler/kept"),
];

async function fetchLocalDialogs(): Promise<void> {
  const { localDialogs } = await import("../dialogs/dialog-loaders.js");
  for (const load of localDialogs) await load();
}

/**
 * Fetches the code of later parts, one after the other and each when the page is idle, so that they work when the connection is lost. The
 * most needed parts come first, and the rest after an edit or after a while. Fetches nothing if the browser is told to save data. Prepares the
 * rows to be sent, too (see `prepareSending`). Answers a function that stops it.
 */
export function fetchAhead(services: Pick<EditorServices, "editor" | "registry" | "compiler">, view: Window): () => void {
  if (savesData(view)) return () => undefined;
  const { editor, registry } = services;
  const readers = async () => {
    for (const { read } of registry.definitions) await read?.();
  };
  let cancel: () => void = () => undefined;
  let isOver = false;
  let stopPreparing: () => void = () => undefined;
  const fetchAll = ([first, ...others]: readonly Fetching[], then: () => void) => {
    if (isOver) return;
    if (!first) return then();
    cancel = whenIdle(() => {
      const next = () => fetchAll(others, then);
      // What does not come now is asked for again when it is needed.
      first().then(next, next);
    }, view);
  };
  const fetchRest = () => fetchAll([...rest, readers], () => undefined);
  // Whoever clicks into a text that others may write in finds the caret at once as well: what is typed before it is there goes nowhere.
  const first = editor.document.isShared ? [sharedTextEditingCode.load, ...soon] : soon;
  fetchAll(first, () => {
    cancel = whenWorkedOn(editor, fetchRest, view);
    stopPreparing = prepareSending(services, view);
  });
  return () => {
    isOver = true;
    cancel();
    stopPreparing();
  };
}

function savesData({ navigator }: Window): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : undefined;
  return typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true;
}
