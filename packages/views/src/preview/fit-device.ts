import type { PreviewDevice } from "./preview-device.js";

/** How wide each device shows an email, in its own pixels; a desktop is at least so wide. */
const deviceWidthPx = { desktop: 1024, tablet: 768, mobile: 375 } satisfies Record<PreviewDevice, number>;

/** The frame is as wide as the device, or so many pixels, so that media queries are right; where there is less room it is drawn smaller. */
export function fitDevice(device: PreviewDevice | number, roomPx: number): { readonly widthPx: number; readonly scale: number } {
  const widthPx = typeof device === "number" ? device : widthOf(device, roomPx);
  return { widthPx, scale: Math.min(1, Math.max(roomPx, 1) / widthPx) };
}

function widthOf(device: PreviewDevice, roomPx: number): number {
  return device === "desktop" ? Math.max(roomPx, deviceWidthPx.desktop) : deviceWidthPx[device];
}
