/** On which devices a block is not shown. Clients without media queries (Outlook for Windows, Gmail's mobile web) show it anyway. */
export type DeviceHiding = "no" | "tablet" | "mobile";

/** The width up to which a device counts as one, as the specification has it: a tablet's includes the phone's. */
const hiddenUpToPx = { tablet: 992, mobile: 480 } satisfies Record<Exclude<DeviceHiding, "no">, number>;

/**
 * The CSS class that hides a block on a device, for `css-class`; nothing for `no`. The head gets the rules only when a block
 * of the document has the class.
 * @example mj("mj-image", { "css-class": hidingClass(props.hideElement), … })
 */
export function hidingClass(hiding: DeviceHiding): string | undefined {
  return hiding === "no" ? undefined : `mw-hide-${hiding}`;
}

/** The rules for `hidingClass`. Inside media queries only, so that they are never inlined by a client. */
export const hidingCss = Object.entries(hiddenUpToPx)
  .map(([device, widthPx]) => `@media only screen and (max-width:${widthPx}px){.mw-hide-${device}{display:none!important}}`)
  .join("\n");

/** Does this `css-class` hide the block somewhere? */
export function hidesBlock(cssClass: string): boolean {
  return cssClass.includes("mw-hide-");
}
