import type { RichTextField, RichTextOptions } from "../field/rich-text-field.js";
import { startRichText } from "../field/start-rich-text.js";

export interface MountedText {
  readonly host: HTMLElement;
  readonly canvas: ShadowRoot;
  readonly element: HTMLElement;
  readonly field: RichTextField;
}

/** A text in a shadow root in a shadow root, as on the canvas, with a field on it. `compiled` is what the email shows there. */
export function mountText(options: Partial<RichTextOptions> & { readonly html: string }, compiled = options.html): MountedText {
  const { host, canvas, element } = mountCompiled(compiled);
  const field = startRichText(element, { mode: "blocks", ...options });
  return { host, canvas, element, field };
}

/** The compiled text alone. */
export function mountCompiled(html: string, css = "font:16px/24px Arial,sans-serif;width:400px") {
  const host = document.body.appendChild(document.createElement("div"));
  const outer = host.attachShadow({ mode: "open" });
  const canvasHost = outer.appendChild(document.createElement("div"));
  const canvas = canvasHost.attachShadow({ mode: "open" });
  const element = canvas.appendChild(document.createElement("div"));
  element.style.cssText = css;
  element.innerHTML = html;
  return { host, canvas, element };
}
