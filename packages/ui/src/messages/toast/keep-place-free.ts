import { findFreePlace } from "./find-free-place.js";

/** Keeps the notifications off the buttons of whatever dialog is open, also of one that opens after them, until the answer is called. */
export function keepPlaceFree(element: HTMLElement, container: HTMLElement, view: Window): () => void {
  const place = () => putAside(element, container, view);
  place();
  let frame = 0;
  const placeSoon = () => {
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(place);
  };
  const content = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !element.contains(target))) placeSoon();
  });
  content.observe(container, { childList: true, subtree: true });
  const size = new ResizeObserver(placeSoon);
  size.observe(element);
  // A dialog that is still coming in stands elsewhere than where it ends.
  container.addEventListener("animationend", placeSoon);
  container.addEventListener("scroll", placeSoon, { capture: true, passive: true });
  view.addEventListener("resize", placeSoon);
  return () => {
    view.cancelAnimationFrame(frame);
    content.disconnect();
    size.disconnect();
    container.removeEventListener("animationend", placeSoon);
    container.removeEventListener("scroll", placeSoon, { capture: true });
    view.removeEventListener("resize", placeSoon);
  };
}

function putAside(element: HTMLElement, container: HTMLElement, view: Window): void {
  element.style.removeProperty("translate");
  const taken = [...container.querySelectorAll(".mw-dialog :is(button, a)")].map((button) => button.getBoundingClientRect());
  const viewport = { width: view.document.documentElement.clientWidth, height: view.innerHeight };
  const { x, y } = findFreePlace({ box: element.getBoundingClientRect(), taken, viewport });
  if (x !== 0 || y !== 0) element.style.translate = `${x}px ${y}px`;
}
