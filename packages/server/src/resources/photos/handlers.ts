import { photoPageSize } from "@mailwright/contract";
import type { JWTPayload } from "jose";
import { refuse } from "../../base/refusal.js";
import type { Handlers } from "../../http/handler.js";
import type { Photo, PhotoSource } from "../../ports/photos/photo-source.js";
import type { Ports } from "../../ports/ports.js";
import { seal, unseal } from "../../security/seal.js";
import { processUpload } from "../assets/process-upload.js";
import { storePicture } from "../assets/store-asset.js";
import { writeAsset } from "../assets/write-asset.js";
import { refuseService } from "../service-refusal.js";
import { requireTemplate } from "../templates/enforce.js";

/** A dialog may stay open overnight. */
const sealedMs = 24 * 60 * 60 * 1000;

export const photoHandlers = {
  searchPhotos: async ({ query: { query = "", page = 1, per_page: perPage = photoPageSize } }, { ports, user, origin }) => {
    const source = requireSource(ports);
    const found = await source.search({ query: query.trim(), page, perPage }, user.id).catch(refuseService);
    const results = await Promise.all(found.photos.map((photo) => writePhoto(ports, source, photo, origin)));
    const { id, name, siteUrl: url } = source;
    return { status: 200, body: { results, total_pages: found.totalPages, source: { id, name, url } } };
  },

  choosePhoto: async ({ params: { photo: sealed }, query: { templateId = null } }, { ports, user, origin }) => {
    const source = requireSource(ports);
    if (templateId !== null) await requireTemplate(ports.database, templateId, user, "uploadAssets");
    const photo = readPhoto(source, await unseal(ports.secrets.sealKey, sealed, ports.clock.now())) ?? refuse("not-found");
    const bytes = await source.choose(photo, user.id).catch(refuseService);
    const { url, widthPx, heightPx, userName, userUrl } = photo;
    const credit = { userName, userUrl, sourceName: source.name, sourceUrl: source.siteUrl };
    if (bytes === null) return { status: 200, body: { url, widthPx, heightPx, asset: null, credit } };
    const picture = await processUpload(ports, user, bytes);
    const row = await storePicture(ports, user, templateId, { ...picture, name: nameOf(source, photo) });
    const asset = writeAsset(row, origin);
    return { status: 200, body: { url: asset.url, widthPx: asset.widthPx, heightPx: asset.heightPx, asset, credit } };
  },
} satisfies Partial<Handlers>;

const requireSource = ({ photos }: Ports): PhotoSource => photos ?? refuse("photos-not-configured");

async function writePhoto({ secrets, clock }: Ports, { id: service }: PhotoSource, photo: Photo, origin: string) {
  const { id, url, pingUrl, widthPx, heightPx, userName, userUrl, description } = photo;
  const chosen: Record<keyof ChosenPhoto | "service", unknown> = {
    service,
    id,
    url,
    pingUrl,
    widthPx,
    heightPx,
    userName,
    userUrl,
    description,
  };
  const sealed = await seal(secrets.sealKey, { photo: chosen }, new Date(clock.now().getTime() + sealedMs));
  const { thumbUrl, pageUrl } = photo;
  const downloadUrl = `${origin}/api/v2/photos/download/${sealed}`;
  return { id, url, thumbUrl, pageUrl, description, userName, userUrl, widthPx, heightPx, downloadUrl };
}

type ChosenPhoto = Omit<Photo, "thumbUrl" | "pageUrl">;

/** What was sealed by a search of this service. Only this server can have sealed it, so it is what was written. */
function readPhoto({ id }: PhotoSource, payload: JWTPayload | null): ChosenPhoto | null {
  const photo = payload?.["photo"] as (ChosenPhoto & { service: string }) | undefined;
  return photo?.service === id ? photo : null;
}

const nameOf = ({ name }: PhotoSource, { description, id }: ChosenPhoto) => `${description.slice(0, 80) || `${name} ${id}`}.jpg`;
