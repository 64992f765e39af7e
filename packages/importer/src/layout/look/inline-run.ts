/** Words and inline elements beside each other, without what is empty at both ends. */
export function trimRun(run: readonly Node[]): readonly Node[] {
  const isEmpty = (node: Node) =>
    (node.nodeType === 3 && (node.nodeValue ?? "").trim() === "") || (isElement(node) && node.tagName === "BR");
  const from = run.findIndex((node) => !isEmpty(node));
  const to = run.findLastIndex((node) => !isEmpty(node));
  const words = from < 0 ? [] : run.slice(from, to + 1);
  return words.some(showsSomething) ? words : [];
}

function showsSomething(node: Node): boolean {
  if ((node.textContent ?? "").trim() !== "") return true;
  return isElement(node) && (node.tagName === "IMG" || node.querySelector("img") !== null);
}

/** The pictures of a run that has no words. */
export function onlyImages(run: readonly Node[]): readonly Element[] | undefined {
  if (run.some((node) => (node.textContent ?? "").trim() !== "")) return undefined;
  return run.filter(isElement).flatMap((node) => (node.tagName === "IMG" ? [node] : [...node.querySelectorAll("img")]));
}

export function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
