import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import type { EmailDocument } from "@mailwright/document";

/**
 * The floor: no editor at all. The same email as static HTML, one paragraph of it `contenteditable`, a box that follows the pointer,
 * and a list of the browser's own undo steps. Nothing that edits an email in a browser can be faster.
 */
export function floorPage(document: EmailDocument): string {
  const { html } = compileDocument(document, blockRegistry);
  const script = `<script>
addEventListener("DOMContentLoaded", () => {
  const text = document.querySelector("p");
  text.contentEditable = "true";
  const chip = Object.assign(document.createElement("div"), { id: "chip" });
  chip.style.cssText = "position:fixed;top:0;left:0;pointer-events:none;width:80px;height:28px;background:#2c4bc4;will-change:transform";
  document.body.append(chip);
  addEventListener("pointermove", (event) => { chip.style.transform = "translate(" + event.clientX + "px," + event.clientY + "px)"; });
  requestAnimationFrame(() => setTimeout(() => performance.mark("usable")));
});
</script>`;
  return html.replace("</head>", `${script}</head>`);
}
