// Tests do not wait for blocks that come later: their code is at hand.
import "@mailwright/blocks";
import { createRef } from "react";
import { createRoot } from "react-dom/client";
import type { EmailEditorHandle } from "../shell/host/editor-handle.js";
import type { EmailEditorProps } from "../shell/host/editor-props.js";
import { EmailEditor } from "../shell/host/email-editor.js";
import { createMemoryPorts, type MemoryOptions, type MemoryWorld } from "./memory-ports.js";

type Given = Partial<Omit<EmailEditorProps, "root">>;

export interface EditorMount {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly world: MemoryWorld;
  readonly handle: EmailEditorHandle;
  /** What is inside the shadow root, overlays included. */
  readonly inside: HTMLElement;
  /** The element of a block on the canvas. */
  block(type: string, index?: number): HTMLElement;
  /** Gives other props; what is left out here is left out. */
  render(props: Given): void;
  unmount(): void;
}

export interface EditorMountOptions extends MemoryOptions {
  readonly props?: Given;
  readonly widthPx?: number;
}

/** The whole editor in a shadow root at the end of the page, once its canvas is there. For tests. */
export async function mountEditor({ props = {}, widthPx = 1280, ...memory }: EditorMountOptions = {}): Promise<EditorMount> {
  const { ports, world } = createMemoryPorts(memory);
  const host = document.body.appendChild(document.createElement("div"));
  host.style.cssText = `display:block;width:${widthPx}px;height:800px`;
  const root = host.attachShadow({ mode: "open" });
  const react = createRoot(root);
  const ref = createRef<EmailEditorHandle>();
  const render = (given: Given) => react.render(<EmailEditor handleRef={ref} root={root} ports={ports} {...given} />);
  render(props);
  await waitUntil(() => root.querySelector(".mw-root") !== null);
  const inside = root.querySelector<HTMLElement>(".mw-root");
  if (!inside) throw new Error("the editor was not drawn");
  await waitUntil(() => inside.querySelector("main") !== null);
  if (!ref.current) throw new Error("the editor gave no handle");
  return {
    host,
    root,
    world,
    handle: ref.current,
    inside,
    block: (type, index = 0) => blockOf(inside, type, index),
    render,
    unmount: () => {
      react.unmount();
      host.remove();
    },
  };
}

function blockOf(inside: HTMLElement, type: string, index: number): HTMLElement {
  const mail = inside.querySelector(".mw-mail")?.shadowRoot;
  const found = mail?.querySelectorAll<HTMLElement>(`[data-block-type="${type}"]`)[index];
  if (!found) throw new Error(`there is no block ${type} ${index} on the canvas`);
  return found;
}

async function waitUntil(isReady: () => boolean): Promise<void> {
  while (!isReady()) await new Promise((resolve) => setTimeout(resolve, 5));
}
