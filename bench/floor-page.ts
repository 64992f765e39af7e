import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import type { EmailDocument } from "@mailwright/document";

/**
 * The floor: no editor at all. The same email as static HTML, one paragraph of it `contenteditable` with the browser's own undo steps, a box that follows the
 * pointer, an outline around the picture or the line that is pressed, and a line that is put in where a held pointer lets go. Nothing that edits an email in a
 * browser can be faster.
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
  const [picture, line] = ["img", "p[style*=border-top]"].map((selector) => document.querySelector(selector));
  picture.dataset.floor = "picture";
  line.dataset.floor = "line";
  let outlined = picture;
  let from;
  addEventListener("pointerdown", ({ target, clientX }) => {
    from = clientX;
    if (target !== picture && target !== line) return;
    outlined.style.outline = "";
    outlined = target;
    outlined.style.outline = "2px solid #2c4bc4";
  });
  addEventListener("mousedown", (event) => {
    if (event.clientX < 100) event.preventDefault();
  });
  addEventListener("pointerup", ({ clientX }) => {
    if (Math.abs(clientX - from) > 20) text.after(document.createElement("hr"));
  });
  requestAnimationFrame(() => setTimeout(() => performance.mark("usable")));
});
</script>`;
  return html.replace("</head>", `${script}</head>`);
}
