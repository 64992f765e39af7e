/**
 * Gives back what the browser made to lay out what this element holds, a group its rows or a band its groups, which must sleep. It keeps all of that
 * otherwise: in an email of 1,000 blocks ten times what a screenful needs, and each of its collections of garbage walks through it. In
 * every frame it also looks whether a sleeping group is in view, in a sleeping band too, unless that group has no box.
 */
export function releaseBoxes(sleeper: Element): void {
  const { activeElement } = sleeper.getRootNode() as ShadowRoot;
  // Without a box an element would lose the focus.
  const held = [...(sleeper.children as HTMLCollectionOf<HTMLElement>)].filter((each) => !each.contains(activeElement));
  for (const { style } of held) style.setProperty("display", "none", "important");
  // Asking makes the browser notice. Not in the sleeper's own style: it would have to find out anew whether that is in view.
  for (const each of held) getComputedStyle(each).getPropertyValue("display");
  for (const { style } of held) style.removeProperty("display");
}

/** Releases the boxes of what the browser stops to lay out, which is when it is farther from view than what falls asleep. */
export function releaseSkipped(email: Element): void {
  email.addEventListener("contentvisibilityautostatechange", (event) => {
    if (event instanceof ContentVisibilityAutoStateChangeEvent && event.skipped && event.target instanceof Element)
      releaseBoxes(event.target);
  });
}
