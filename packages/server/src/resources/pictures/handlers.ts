import type { Handlers } from "../../http/handler.js";
import { storePicture } from "../assets/store-asset.js";
import { writeAsset } from "../assets/write-asset.js";
import { requireTemplate } from "../templates/enforce.js";

export const pictureHandlers = {
  createQrCode: async ({ params: { id }, body: { text } }, { ports, user, origin }) => {
    await requireTemplate(ports.database, id, user, "createQrCode");
    const picture = await ports.drawings.run("drawQrCode", text, { caller: user.id });
    const asset = writeAsset(await storePicture(ports, user, id, { ...picture, name: "qr-code.png" }), origin);
    return { status: 201, body: { savedImage: asset.url, asset } };
  },
} satisfies Partial<Handlers>;
