import { defineBlock } from "@mailwright/document";
import { qrAddress } from "./qr-address.js";
import { compileQrCode, qrCodeIcon, qrCodePanel, qrCodeProps } from "./qr-code.js";
import { qrCodeStrings } from "./strings.js";

/** A QR code that leads to a web address, or the place of one that the campaign puts in for each reader. */
export const qrCode = defineBlock({
  type: "qr-code",
  accepts: "nothing",
  props: qrCodeProps,
  panel: qrCodePanel,
  strings: qrCodeStrings,
  icon: qrCodeIcon,
  compile: compileQrCode,
  resizable: { by: "corners", prop: "size", selector: "img" },
  label: ({ alt }) => alt,
  text: (values) => [values.alt, !values.useCampaignCode && qrAddress(values) !== "" && `[${qrAddress(values)}]`].filter(Boolean).join(" "),
  pictures: [
    {
      kind: "qr",
      prop: "picture",
      request: (values) => {
        const text = values.useCampaignCode ? "" : qrAddress(values);
        return text === "" ? undefined : { kind: "qr", text };
      },
    },
  ],
  faults: (values) => ({ url: values.url.trim() !== "" && !values.useCampaignCode && qrAddress(values) === "" ? "invalidUrl" : undefined }),
  read: async () => (await import("./read.js")).readQrCode,
  unseen: { type: true },
});
