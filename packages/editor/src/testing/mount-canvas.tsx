import { blockRegistry, presets } from "@mailwright/blocks";
import { type Compiler, createCompiler } from "@mailwright/compiler";
import type { EmailDocument, Preset } from "@mailwright/document";
import { createEditor, type Editor, type EditorOptions } from "@mailwright/editing";
import { UiRoot, type UiRootProps } from "@mailwright/ui";
import { type ReactNode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { EditorProvider } from "../base/context/editor-context.js";
import type { EditorServices } from "../base/context/editor-services.js";
import { Canvas } from "../canvas/desk/canvas.js";
import { blockToolsCode } from "../canvas/desk/later-tools.js";
import { DndProvider, type DndProviderProps } from "../canvas/drag/start/dnd-provider.js";
import { dragLayerCode } from "../canvas/drag/start/use-drag-layer.js";
import { usePaletteDraggable } from "../canvas/drag/start/use-palette-draggable.js";
import { useCanvas } from "../canvas/surface/canvas-context.js";
import type { CanvasHandle } from "../canvas/surface/canvas-handle.js";
import { createWorkspaceActions } from "../workspace/workspace-actions.js";
import { type WorkspaceContextValue, WorkspaceProvider } from "../workspace/workspace-context.js";
import { createWorkspaceStore } from "../workspace/workspace-store.js";
import { createMemoryPorts, draftInfo } from "./memory-ports.js";

export interface CanvasMount {
  readonly editor: Editor;
  readonly compiler: Compiler;
  readonly canvas: CanvasHandle;
  /** The shadow root of the element around it all. */
  readonly root: ShadowRoot;
  readonly host: HTMLElement;
  unmount(): void;
}

export interface MountOptions {
  readonly ui?: Omit<UiRootProps, "root" | "children">;
  readonly editor?: Partial<EditorOptions>;
  readonly widthPx?: number;
  readonly heightPx?: number;
  readonly children?: ReactNode;
  /** Where dragging comes from; by default it is there before the canvas is. */
  readonly dragging?: DndProviderProps["code"];
}

let ids = 0;

/** The canvas in a shadow root, over a real editor and compiler, with tiles to drag from. For tests. */
export async function mountCanvas(document: EmailDocument, options: MountOptions = {}): Promise<CanvasMount> {
  const { widthPx = 1000, heightPx = 700, ui, children, dragging = dragLayerCode } = options;
  if (dragging === dragLayerCode) await dragging.load();
  await blockToolsCode.load();
  const newId = () => `new-${++ids}`;
  const { ports } = createMemoryPorts();
  const clock = () => performance.now();
  // What the interface adds to commands knows of no template here.
  const around = { ports, actions: () => undefined };
  const editor = createEditor({ registry: blockRegistry, document, newId, clock, services: around, ...options.editor });
  const compiler = createCompiler(blockRegistry);
  const services: EditorServices = { editor, compiler, registry: blockRegistry, presets, ports, withPorts: () => services };
  const host = globalThis.document.body.appendChild(globalThis.document.createElement("div"));
  host.style.cssText = `display:block;position:relative;width:${widthPx}px;height:${heightPx}px`;
  const root = host.attachShadow({ mode: "open" });
  const react = createRoot(root);
  const canvas = await new Promise<CanvasHandle>((resolve) =>
    react.render(
      <UiRoot root={root} {...ui}>
        <EditorProvider services={services}>
          <WorkspaceProvider value={workspaceOf(services)}>
            <DndProvider code={dragging}>
              <div style={{ display: "flex", height: "100%" }}>
                <Tiles />
                <Canvas>
                  <Found onFound={resolve} />
                  {children}
                </Canvas>
              </div>
            </DndProvider>
          </WorkspaceProvider>
        </EditorProvider>
      </UiRoot>,
    ),
  );
  const unmount = () => {
    react.unmount();
    host.remove();
  };
  return { editor, compiler, canvas, root, host, unmount };
}

function workspaceOf(services: EditorServices): WorkspaceContextValue {
  const nothing = () => undefined;
  const store = createWorkspaceStore({ info: draftInfo, document: null, etag: null }, [], services.ports.preferences, null);
  const embedding = { isEmbedded: false, isSystem: false, hasHome: true, hasTour: false };
  const tell = () => ({ saved: nothing, moved: nothing, refused: nothing, notMoved: nothing });
  const shared = { services, workspace: store, callbacks: () => ({}), checks: nothing, embedding: () => embedding, tell };
  return { store, actions: createWorkspaceActions(shared), embedding };
}

function Found({ onFound }: { readonly onFound: (canvas: CanvasHandle) => void }) {
  const canvas = useCanvas();
  useEffect(() => {
    if (canvas) onFound(canvas);
  }, [canvas, onFound]);
  return null;
}

const tiles = ["Heading", "Button", "1 column", "Page wrapper"];

function Tiles() {
  return (
    <div style={{ width: 120, flex: "none", background: "var(--mw-surface)" }}>
      {presets
        .filter(({ name }) => tiles.includes(name))
        .map((preset) => (
          <Tile key={preset.id} preset={preset} />
        ))}
    </div>
  );
}

function Tile({ preset }: { readonly preset: Preset }) {
  return (
    <button type="button" style={{ background: "none" }} {...usePaletteDraggable(preset)}>
      {preset.name}
    </button>
  );
}
