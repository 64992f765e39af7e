/** Browsers before 2025 let a shadow root tell what is selected in it, or nothing but the document. */
interface OlderRoot {
  getSelection?(): Selection | null;
}

/** What is selected on a canvas, by whatever means; `undefined` where nothing of it is. */
export function selectedRange(root: ShadowRoot & OlderRoot): Range | undefined {
  const found = composedRange(root) ?? plainRange(root);
  if (!found || !root.contains(found.startContainer) || !root.contains(found.endContainer)) return undefined;
  const range = root.ownerDocument.createRange();
  range.setStart(found.startContainer, found.startOffset);
  range.setEnd(found.endContainer, found.endOffset);
  return range.collapsed ? undefined : range;
}

function composedRange(root: ShadowRoot): AbstractRange | undefined {
  return root.ownerDocument.getSelection()?.getComposedRanges?.({ shadowRoots: [root] })[0];
}

function plainRange(root: ShadowRoot & OlderRoot): AbstractRange | undefined {
  const selection = root.getSelection?.() ?? root.ownerDocument.getSelection();
  return selection?.rangeCount ? selection.getRangeAt(0) : undefined;
}
