/**
 * Makes the browser throw away its layout objects for the content of a sleeping group or band. Otherwise it keeps them: in an email of
 * 1,000 blocks ten times as many as a screenful needs, and every garbage collection walks through them. It also checks in every frame
 * whether a sleeping group is in view, even inside a sleeping band, unless the group has no layout object.
 */
export function releaseBoxes(sleeper: Element): void {
  const { activeElement } = sleeper.getRootNode() as ShadowRoot;
  // An element without a layout object would lose the focus.
  const held = [...(sleeper.children as HTMLCollectionOf<HTMLElement>)].filter((each) => !each.contains(activeElement));
  for (const { style } of held) style.setProperty("display", "none", "important");
  // Reading a style makes the browser notice. The sleeper's own style is not changed, because the browser would then check again whether it
  // is in view.
  for (const each of held) getComputedStyle(each).getPropertyValue("display");
  for (const { style } of held) style.removeProperty("display");
}

/** Does the same for what the browser itself stops to lay out, which happens farther from view than groups fall asleep. */
export function releaseSkipped(email: Element): void {
  email.addEventListener("contentvisibilityautostatechange", (event) => {
    if (event instanceof ContentVisibilityAutoStateChangeEvent && event.skipped && event.target instanceof Element)
      releaseBoxes(event.target);
  });
}
