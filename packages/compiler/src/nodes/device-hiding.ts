/** On which devices a block is hidden. Outlook for Windows and Gmail in a phone's browser know no media queries, and show it everywhere. */
export type DeviceHiding = "no" | "tablet" | "mobile";

/** The widest screen that counts as such a device. What is hidden on tablets is hidden on phones too. */
const hiddenUpToPx = { tablet: 992, mobile: 480 } satisfies Record<Exclude<DeviceHiding, "no">, number>;

/**
 * The CSS class that hides a block on a device, for `css-class`; nothing for `no`. The head gets the rules only when a block
 * of the document has the class.
 * @example mj("mj-image", { "css-class": hidingClass(props.hideElement), … })
 */
export function hidingClass(hiding: DeviceHiding): string | undefined {
  return hiding === "no" ? undefined : `mw-hide-${hiding}`;
}

/** The rules for `hidingClass`. All stand inside media queries: clients that copy rules into `style` attributes leave those alone. */
export const hidingCss = Object.entries(hiddenUpToPx)
  .map(([device, widthPx]) => `@media only screen and (max-width:${widthPx}px){.mw-hide-${device}{display:none!important}}`)
  .join("\n");

/** Does this `css-class` hide the block somewhere? */
export function hidesBlock(cssClass: string): boolean {
  return cssClass.includes("mw-hide-");
}
