import { type AiImage, type Client, createAiEdits, createAiImages, getAiImageSource, keepAiImage, listAiImages } from "@mailwright/client";
import type { LibraryPicture } from "@mailwright/views/picture-library";
import type { AiImageAnswer, AiImagePort, AiImageWork } from "../ai-image-port.js";
import { refusalFrom } from "./answers.js";

/** Pictures that the service of the server's operator makes from words, and changes. */
export function connectedAiImages(client: Client): Required<Omit<AiImagePort, "open">> {
  return {
    make: ({ negativePrompt, ...wish }, work) =>
      follow(client, wish.prompt, work, (options) =>
        createAiImages(client, { ...wish, ...(negativePrompt !== "" && { negativePrompt }) }, options),
      ),
    edits: (signal) => getAiImageSource(client, signal).then(({ edits }) => ({ kind: "edits", edits }) as const, refusalFrom),
    edit: ({ picture, prompt, ...wish }, work) =>
      follow(client, prompt === "" ? picture.name : prompt, work, (options) =>
        createAiEdits(client, { ...wish, picture: picture.url, ...(prompt !== "" && { prompt }) }, options),
      ),
    keep: ({ id }) =>
      keepAiImage(client, { id }).then(
        (asset) => ({ kind: "kept", picture: { id: asset.id, name: asset.originalName, url: asset.url } }),
        refusalFrom,
      ),
  };
}

type Order = (options: NonNullable<Parameters<typeof createAiImages>[2]>) => Promise<readonly AiImage[]>;

/** Has pictures made, and tells of those that are there while the others are still being made. */
function follow(client: Client, name: string, { signal, onMade }: AiImageWork, order: Order): Promise<AiImageAnswer> {
  const pictureOf = ({ id, previewUrl }: AiImage): LibraryPicture => ({ id, name, url: previewUrl });
  const onJob = ({ id }: { readonly id: string }) =>
    // Until the first picture is there the server knows of none.
    void listAiImages(client, id, signal).then(
      (images) => onMade(images.map(pictureOf)),
      () => undefined,
    );
  return order({ signal, onJob }).then((images) => ({ kind: "made", pictures: images.map(pictureOf) }), refusalFrom);
}
