import {
  type AssetQuery,
  type Client,
  deleteAsset,
  editAsset,
  getAsset,
  importAsset,
  listAssetPage,
  renameAsset,
  uploadAssets,
} from "@mailwright/client";
import type { Asset } from "@mailwright/contract";
import type { LibraryPicture, PictureLibrary, PictureOrder, PictureQuery, PictureRefusal } from "../model/picture-library.js";

/** How many pictures are asked for at a time: some screens of them. */
const partSize = 100;

export interface ConnectedLibraryOptions {
  /** Makes a refusal of a call's error, and throws what is a mistake of ours. */
  readonly refusalFrom: (error: unknown) => PictureRefusal;
  /** The pictures that were listed before, in this library or one beside it. */
  readonly known: KnownAssets;
  /** The template that is open; without one nothing is listed as shown here. */
  readonly templateId?: () => string;
  /** The template that keeps the pictures; none for those of the person. */
  readonly target?: () => string;
}

const orders: readonly PictureOrder[] = ["newest", "largest", "here"];

/** The pictures that the server keeps for a person or a template. */
export function connectedLibrary(client: Client, { refusalFrom, known, templateId, target }: ConnectedLibraryOptions): PictureLibrary {
  return {
    orders: templateId ? orders : orders.filter((order) => order !== "here"),
    list: (query, signal) =>
      listAssetPage(client, { ...writeQuery(query, templateId?.()), templateId: target?.() }, signal).then(
        ({ assets, next }) => ({ kind: "listed", pictures: assets.map((asset) => known.take(asset)), ...(next !== null && { next }) }),
        refusalFrom,
      ),
    upload: ({ file, onProgress, signal }) =>
      uploadAssets(client, [file], { onProgress, signal, templateId: target?.() }).then(([asset]) => {
        if (asset) return { kind: "uploaded", picture: known.take(asset) };
        return { kind: "refused", code: "unreadable-answer", message: "The server stored nothing." };
      }, refusalFrom),
    fetch: (url, signal) =>
      importAsset(client, url, { signal, templateId: target?.() }).then(
        (asset) => ({ kind: "uploaded", picture: known.take(asset) }),
        refusalFrom,
      ),
    rename: (picture, name) =>
      renameAsset(client, picture.id, name).then((asset) => ({ kind: "renamed", picture: known.take(asset) }), refusalFrom),
    remove: (picture) => deleteAsset(client, known.of(picture), target?.()).then(() => ({ kind: "removed" }), refusalFrom),
    original: (picture, signal) =>
      getAsset(client, picture.id, signal).then(
        ({ asset, edit }) =>
          edit
            ? { kind: "original", picture: known.take(edit.original), steps: edit.steps }
            : { kind: "original", picture: known.take(asset) },
        refusalFrom,
      ),
    edit: ({ picture, file, steps, onProgress, signal }) =>
      editAsset(client, picture.id, { file, steps }, { onProgress, signal, templateId: target?.() }).then(
        (asset) => ({ kind: "uploaded", picture: known.take(asset) }),
        refusalFrom,
      ),
    uses: (picture, signal) =>
      getAsset(client, picture.id, signal).then(
        ({ shownIn: templates, othersCount }) => ({ kind: "used", templates, othersCount }),
        refusalFrom,
      ),
  };
}

function writeQuery({ search, order, after }: PictureQuery, templateId: string | undefined): AssetQuery {
  return {
    limit: partSize,
    ...(search !== "" && { search }),
    ...(order === "largest" && { sort: order }),
    ...(order === "here" && templateId !== undefined && { shownIn: templateId }),
    ...(after !== undefined && { after }),
  };
}

/** What the server said of pictures; a picture of a library does not tell under which name it is stored. */
export interface KnownAssets {
  take(asset: Asset): LibraryPicture;
  /** Throws for a picture that was never listed. */
  of(picture: LibraryPicture): Asset;
}

/** Nothing is known yet. */
export function rememberAssets(): KnownAssets {
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
