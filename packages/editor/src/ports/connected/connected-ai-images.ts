import { type AiImage, type Client, createAiImages, keepAiImage, listAiImages } from "@mailwright/client";
import type { LibraryPicture } from "@mailwright/views/picture-library";
import type { AiImagePort } from "../ai-image-port.js";
import { refusalFrom } from "./answers.js";

/** Pictures that the service of the server's operator makes from words. */
export function connectedAiImages(client: Client): Required<Omit<AiImagePort, "open">> {
  return {
    make: ({ negativePrompt, ...wish }, { signal, onMade }) => {
      const pictureOf = ({ id, previewUrl }: AiImage): LibraryPicture => ({ id, name: wish.prompt, url: previewUrl });
      const onJob = ({ id }: { readonly id: string }) =>
        // Until the first picture is there the server knows of none.
        void listAiImages(client, id, signal).then(
          (images) => onMade(images.map(pictureOf)),
          () => undefined,
        );
      return createAiImages(client, { ...wish, ...(negativePrompt !== "" && { negativePrompt }) }, { signal, onJob }).then(
        (images) => ({ kind: "made", pictures: images.map(pictureOf) }),
        refusalFrom,
      );
    },
    keep: ({ id }) =>
      keepAiImage(client, { id }).then(
        (asset) => ({ kind: "kept", picture: { id: asset.id, name: asset.originalName, url: asset.url } }),
        refusalFrom,
      ),
  };
}
