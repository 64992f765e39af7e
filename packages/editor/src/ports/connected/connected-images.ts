import {
  type AssetQuery,
  type Client,
  copyAssetToTemplate,
  deleteAsset,
  getAsset,
  importAsset,
  isApiError,
  listAssetPage,
  renameAsset,
  uploadAssets,
} from "@mailwright/client";
import type { Asset } from "@mailwright/contract";
import type { LibraryPicture, PictureLibrary, PictureQuery } from "@mailwright/views/picture-library";
import type { ImagePort } from "../image-port.js";
import { refusalFrom } from "./answers.js";

/** How many pictures are asked for at a time: some screens of them. */
const partSize = 100;

/** The user's and the template's pictures on the server. */
export function connectedImages(client: Client, templateId: () => string): ImagePort {
  const known = rememberAssets();
  return {
    libraries: {
      global: connectedLibrary(client, { known, templateId, target: () => undefined }),
      template: connectedLibrary(client, { known, templateId, target: templateId }),
    },
    copyToTemplate: (picture) =>
      copyAssetToTemplate(client, known.of(picture), templateId()).then(
        (asset) => ({ kind: "copied", picture: known.take(asset) }),
        // It was copied before: what was asked for is so.
        (error: unknown) => (isApiError(error, "name-taken") ? { kind: "copied", picture } : refusalFrom(error)),
      ),
  };
}

interface LibraryOptions {
  readonly known: KnownAssets;
  readonly templateId: () => string;
  /** The template that keeps the pictures; none for global ones. */
  readonly target: () => string | undefined;
}

function connectedLibrary(client: Client, { known, templateId, target }: LibraryOptions): PictureLibrary {
  return {
    orders: ["newest", "largest", "here"],
    list: (query, signal) =>
      listAssetPage(client, { ...writeQuery(query, templateId()), templateId: target() }, signal).then(
        ({ assets, next }) => ({ kind: "listed", pictures: assets.map((asset) => known.take(asset)), ...(next !== null && { next }) }),
        refusalFrom,
      ),
    upload: ({ file, onProgress, signal }) =>
      uploadAssets(client, [file], { onProgress, signal, templateId: target() }).then(([asset]) => {
        if (asset) return { kind: "uploaded", picture: known.take(asset) };
        return { kind: "refused", code: "unreadable-answer", message: "The server stored nothing." };
      }, refusalFrom),
    fetch: (url, signal) =>
      importAsset(client, url, { signal, templateId: target() }).then(
        (asset) => ({ kind: "uploaded", picture: known.take(asset) }),
        refusalFrom,
      ),
    rename: (picture, name) =>
      renameAsset(client, picture.id, name).then((asset) => ({ kind: "renamed", picture: known.take(asset) }), refusalFrom),
    remove: (picture) => deleteAsset(client, known.of(picture), target()).then(() => ({ kind: "removed" }), refusalFrom),
    uses: (picture, signal) =>
      getAsset(client, picture.id, signal).then(
        ({ shownIn: templates, othersCount }) => ({ kind: "used", templates, othersCount }),
        refusalFrom,
      ),
  };
}

function writeQuery({ search, order, after }: PictureQuery, templateId: string): AssetQuery {
  return {
    limit: partSize,
    ...(search !== "" && { search }),
    ...(order === "largest" && { sort: order }),
    ...(order === "here" && { shownIn: templateId }),
    ...(after !== undefined && { after }),
  };
}

interface KnownAssets {
  take(asset: Asset): LibraryPicture;
  of(picture: LibraryPicture): Asset;
}

/** What the server said of each picture that was listed: a picture of a library does not tell under which name it is stored. */
function rememberAssets(): KnownAssets {
  const assets = new Map<string, Asset>();
  return {
    take(asset) {
      assets.set(asset.id, asset);
      const { id, originalName, url, thumbnailUrl, widthPx, heightPx, sizeBytes, createdAt } = asset;
      return { id, name: originalName, url, thumbnailUrl, widthPx, heightPx, sizeBytes, createdAtMs: Date.parse(createdAt) };
    },
    of({ id }) {
      const asset = assets.get(id);
      if (!asset) throw new Error(`The picture ${id} was never listed.`);
      return asset;
    },
  };
}
