import { UiRoot } from "@mailwright/ui";
import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import type { RichTextField, RichTextOptions } from "../field/rich-text-field.js";
import { startRichText } from "../field/start-rich-text.js";
import { type TextLayer, TextToolbar, type TextToolbarProps } from "../react/text-toolbar.js";

export interface ToolbarDeskProps extends Omit<TextToolbarProps, "field" | "layer"> {
  readonly text: Partial<RichTextOptions> & { readonly html: string };
  readonly onStart?: (field: RichTextField) => void;
}

/** A text being edited in a shadow root inside ours, with its toolbar in a layer over it: the canvas in small. */
export function ToolbarDesk({ text, onStart, ...toolbar }: ToolbarDeskProps) {
  const host = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [field, setField] = useState<RichTextField | null>(null);
  const given = useRef({ text, onStart });
  useEffect(() => {
    if (!host.current) return;
    const canvas = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    const element = document.createElement("div");
    element.style.cssText = "font:16px/24px Arial,sans-serif;width:500px;color:#000000";
    canvas.replaceChildren(element);
    const started = startRichText(element, { mode: "blocks", label: "Text", ...given.current.text });
    setField(started);
    given.current.onStart?.(started);
    return () => started.stop();
  }, []);
  return (
    <div style={{ position: "relative", paddingTop: 80, minHeight: 320, background: "#ffffff" }}>
      <div ref={host} />
      <div ref={layer} style={{ position: "absolute", inset: 0, pointerEvents: "none" }}>
        {field && layer.current ? <TextToolbar {...toolbar} field={field} layer={layerOver(field, layer.current)} /> : null}
      </div>
    </div>
  );
}

const layers = new WeakMap<RichTextField, TextLayer>();

function layerOver(field: RichTextField, over: HTMLElement): TextLayer {
  const known = layers.get(field);
  if (known) return known;
  const relative = (rect: DOMRect) => {
    const origin = over.getBoundingClientRect();
    return { left: rect.left - origin.left, top: rect.top - origin.top, width: rect.width, height: rect.height };
  };
  const layer: TextLayer = {
    measure: () => {
      const selection = field.selectionRect();
      return {
        block: relative(field.element.getBoundingClientRect()),
        selection: selection && relative(selection),
        visible: relative(over.getBoundingClientRect()),
      };
    },
    onMove(listener) {
      const observer = new ResizeObserver(listener);
      observer.observe(over);
      return () => observer.disconnect();
    },
  };
  layers.set(field, layer);
  return layer;
}

/** The desk in a shadow root of its own, as the product has it, with the field that it started. */
export async function mountToolbar(props: ToolbarDeskProps): Promise<{ field: RichTextField; root: ShadowRoot; unmount: () => void }> {
  const host = document.body.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  const react = createRoot(root);
  const field = await new Promise<RichTextField>((resolve) => {
    react.render(
      <UiRoot root={root}>
        <ToolbarDesk {...props} onStart={resolve} />
      </UiRoot>,
    );
  });
  return {
    field,
    root,
    unmount: () => {
      react.unmount();
      host.remove();
    },
  };
}
