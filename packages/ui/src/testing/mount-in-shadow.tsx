import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { UiRoot, type UiRootProps } from "../root/ui-root.js";

/** An element with a shadow root, as the product has one, for tests. */
export interface ShadowMount {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  render(node: ReactNode): void;
  unmount(): void;
}

/** Renders inside `UiRoot` in a new shadow root at the end of the page. React renders in its own time: wait for what you expect. */
export function mountInShadow(node: ReactNode, props: Omit<UiRootProps, "root" | "children"> = {}): ShadowMount {
  const host = document.body.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  const react = createRoot(root);
  const render = (next: ReactNode) =>
    react.render(
      <UiRoot root={root} {...props}>
        {next}
      </UiRoot>,
    );
  render(node);
  return {
    host,
    root,
    render,
    unmount: () => {
      react.unmount();
      host.remove();
    },
  };
}
