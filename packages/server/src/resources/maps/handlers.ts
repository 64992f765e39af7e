import { refuse } from "../../base/refusal.js";
import type { Handlers } from "../../http/handler.js";
import type { MapSource } from "../../ports/maps/map-source.js";
import type { Ports } from "../../ports/ports.js";
import { processUpload } from "../assets/process-upload.js";
import { storePicture } from "../assets/store-asset.js";
import { writeAsset } from "../assets/write-asset.js";
import { requireRoom } from "../quotas/keep-within.js";
import { refuseService } from "../service-refusal.js";
import { requireTemplate } from "../templates/enforce.js";

export const mapHandlers = {
  getMapSource: async (_, { ports }) => {
    const { name, siteUrl: url } = requireSource(ports);
    return { status: 200, body: { name, url } };
  },

  createMap: async ({ params: { id }, body: wish }, { ports, user, origin }) => {
    await requireTemplate(ports.database, id, user, "createMap");
    const source = requireSource(ports);
    const address = wish.address.trim();
    await requireRoom(ports, user, ["pictures", "bytes"]);
    const drawn = address === "" ? null : await source.draw({ ...wish, address }, user.id).catch(refuseService);
    if (drawn === null) return refuse("place-not-found");
    const picture = await processUpload(ports, user, drawn.bytes);
    const asset = writeAsset(await storePicture(ports, user, id, { ...picture, name: `${address.slice(0, 80)}.png` }), origin);
    return { status: 201, body: { savedImage: asset.url, place: drawn.place || address, credit: source.credit, asset } };
  },
} satisfies Partial<Handlers>;

const requireSource = ({ maps }: Ports): MapSource => maps ?? refuse("maps-not-configured");
