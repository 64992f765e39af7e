import { $isLinkNode, $toggleLink, type LinkNode } from "@lexical/link";
import { type Link, linkAddress } from "@mailwright/document";
import { $createTextNode, $findMatchingParent, $getSelection, $isRangeSelection, type RangeSelection } from "lexical";

/** The link that holds the whole selection, if one does. */
export function $linkAround(selection: RangeSelection): LinkNode | null {
  const anchor = $findMatchingParent(selection.anchor.getNode(), $isLinkNode);
  const focus = $findMatchingParent(selection.focus.getNode(), $isLinkNode);
  return anchor !== null && focus !== null && anchor.is(focus) ? anchor : null;
}

/** Links what is selected, changes the link around the caret, or writes the address where nothing is selected. `null` takes links away; an address that is not safe does nothing. */
export function $setLink(link: Link | null): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const around = $linkAround(selection);
  if (link === null) {
    $toggleLink(null);
    return;
  }
  const href = linkAddress(link);
  if (href === "") return;
  // An edit of a link is an edit of all of it, also while only the caret stands in it.
  if (around) around.select(0, around.getChildrenSize());
  else if (selection.isCollapsed()) {
    const words = $createTextNode(link.value.trim()).setFormat(selection.format).setStyle(selection.style);
    selection.insertNodes([words]);
    words.select(0, words.getTextContentSize());
  }
  $toggleLink(href, { target: link.target ?? around?.getTarget() ?? null, title: link.title ?? around?.getTitle() ?? null, rel: null });
}
