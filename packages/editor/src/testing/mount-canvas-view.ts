import { blockRegistry } from "@mailwright/blocks";
import { type Compiler, createCompiler } from "@mailwright/compiler";
import { blockText, type EmailDocument } from "@mailwright/document";
import { createMailReader } from "../canvas/mail/mail-reader.js";
import { type CanvasView, createCanvasView } from "../canvas/surface/canvas-view.js";
import type { CanvasViewOptions } from "../canvas/surface/canvas-view-options.js";

export interface ViewMount {
  readonly view: CanvasView;
  readonly compiler: Compiler;
  readonly scroller: HTMLElement;
  readonly host: HTMLElement;
  readonly overlay: HTMLElement;
  unmount(): void;
}

export interface ViewMountOptions extends Partial<Pick<CanvasViewOptions, "registry" | "now">> {
  /** The page it stands in; this one where it is left out. */
  readonly page?: Document;
  readonly widthPx?: number;
  /** The height of the scrolling element; as high as the email where it is left out. */
  readonly heightPx?: number;
  readonly compiler?: Compiler;
}

/** A canvas view alone on a page, without React. For tests. */
export function mountView(document: EmailDocument, options: ViewMountOptions = {}): ViewMount {
  const { widthPx = 700, heightPx, registry = blockRegistry, now = () => 0, page = globalThis.document } = options;
  const compiler = options.compiler ?? createCompiler(registry);
  const scroller = element(page.body, `width:${widthPx}px;overflow:auto;${heightPx ? `height:${heightPx}px` : ""}`);
  const sheet = element(scroller, "position:relative");
  const host = element(sheet, "display:block");
  const overlay = element(sheet, "position:absolute;inset:0;pointer-events:none");
  const view = createCanvasView({
    host,
    overlay,
    scroller,
    registry,
    now,
    readParts: createMailReader(compiler),
    words: {
      nameOf: (block) => [registry.get(block.type)?.strings.name ?? "Unknown block", blockText(block, registry)].filter(Boolean).join(": "),
      emptyCell: "Drop something here",
      emptyCanvas: "Drag a block here",
      emptyPicture: "Choose a picture",
      emptyPictures: "Choose pictures",
      notDrawn: (code, type) => `${code}: ${type}`,
      emptyMap: "Make a map",
      emptyMadePicture: "Fill in the settings",
      emptyProducts: "Choose products",
    },
  });
  view.update(document);
  const unmount = () => {
    view.destroy();
    scroller.remove();
  };
  return { view, compiler, scroller, host, overlay, unmount };
}

function element(parent: HTMLElement, style: string): HTMLElement {
  const made = parent.appendChild(parent.ownerDocument.createElement("div"));
  made.style.cssText = style;
  return made;
}
