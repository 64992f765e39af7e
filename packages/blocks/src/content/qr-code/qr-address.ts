import { linkAddress } from "@mailwright/document";
import { isWebAddress } from "../../shared/web-address.js";

/** The address in full that a QR code says; empty where there is none, or none of the web. */
export function qrAddress({ url }: { readonly url: string }): string {
  return isWebAddress(url) ? linkAddress({ kind: "web", value: url }) : "";
}
