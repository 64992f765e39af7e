/** What has the focus, also inside another shadow root: its host cannot be given the focus back. */
export function deepestFocus({ activeElement }: DocumentOrShadowRoot): Element | null {
  return activeElement?.shadowRoot?.activeElement ? deepestFocus(activeElement.shadowRoot) : activeElement;
}
