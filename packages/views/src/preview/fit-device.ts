import type { PreviewDevice } from "./preview-device.js";

/** How wide each device shows an email, in its own pixels; a desktop is at least so wide. */
const deviceWidthPx = { desktop: 1024, tablet: 768, mobile: 375 } satisfies Record<PreviewDevice, number>;

/** The frame is as wide as the device, so that media queries are right; where there is less room it is drawn smaller. */
export function fitDevice(device: PreviewDevice, roomPx: number): { readonly widthPx: number; readonly scale: number } {
  const widthPx = device === "desktop" ? Math.max(roomPx, deviceWidthPx.desktop) : deviceWidthPx[device];
  return { widthPx, scale: Math.min(1, Math.max(roomPx, 1) / widthPx) };
}
