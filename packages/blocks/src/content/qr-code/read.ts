import { pictureKey, type Read } from "@mailwright/document";
import { readPx } from "@mailwright/importer";
import { hasPlainLink, readPictureLook } from "../../shared/read-picture.js";
import { iconProps } from "../icon/icon.js";
import { qrAddress } from "./qr-address.js";
import type { qrCodeProps } from "./qr-code.js";

export const readQrCode: Read<typeof qrCodeProps> = (source, { isOurs }) => {
  const src = source.attribute("src") ?? "";
  const alt = source.attribute("alt") ?? "";
  const size = source.tagName === "mj-image" ? readPx(source.attribute("height")) : undefined;
  if (size === undefined || !hasPlainLink(source)) return null;
  const url = source.attribute("href") ?? "";
  const { width, ...look } = readPictureLook(source, size);
  // Of our pictures none but icons and QR codes have a height, and icons are small; elsewhere a square picture may be anything.
  const isNamed = /\bqr/i.test(`${alt} ${src}`);
  if (isOurs ? !isNamed && iconProps.size.accepts(size) : !isNamed || width !== size) return null;
  const common = { ...look, size, alt };
  if (url === "") return { props: { ...common, useCampaignCode: true, campaignCode: src } };
  if (qrAddress({ url }) !== url) return null;
  return { props: { ...common, url, picture: { url: src, key: pictureKey({ kind: "qr", text: url }) } } };
};
