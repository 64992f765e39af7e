import type { AiEdit, AiEditRequest, AiImagePort, AiImageRequest } from "../ai-image-port.js";
import type { EditorPorts } from "../editor-ports.js";
import { ask } from "./ask-host.js";
import type { HostImage } from "./host-images.js";

/** Until when images are wanted, and who is told of those that are there already. */
export interface HostAiImageOptions {
  readonly signal: AbortSignal;
  readonly onMade: (images: readonly HostImage[]) => void;
}

/** Which image is to be changed, and how. */
export interface HostAiEditRequest extends Omit<AiEditRequest, "picture"> {
  readonly image: HostImage;
}

/** Pictures that a page makes from words. */
export interface HostAiImages {
  /** Makes some, as a rule four. `onMade` may be told of those that are there already. */
  readonly make?: (request: AiImageRequest, options: HostAiImageOptions) => Promise<readonly HostImage[]>;
  /** Changes an image, which stays as it is, and answers what came of it; `edits` says in which ways. */
  readonly edit?: (request: HostAiEditRequest, options: HostAiImageOptions) => Promise<readonly HostImage[]>;
  /** Left out, `edit` can do them all. */
  readonly edits?: readonly AiEdit[];
  /** Keeps one and answers where it is. Left out, pictures stay by themselves. */
  readonly keep?: (image: HostImage) => Promise<HostImage>;
  /** Shows the page's own dialog in the place of the tab, and answers the picture that was chosen, or nothing. */
  readonly open?: () => Promise<HostImage | null | undefined>;
}

/** Functions of a page that makes pictures from words. */
export interface HostAiImageProviders {
  /** `false` is the same as leaving it out. */
  readonly aiImages?: HostAiImages | false;
}

const reading = () => import("./read-host-images.js");

/** The port over a page's pictures from words. */
export function hostAiImages({ aiImages }: HostAiImageProviders): Pick<EditorPorts, "aiImages"> {
  if (!aiImages) return {};
  const { make, keep, open, edit, edits } = aiImages;
  if (!make && !open) return {};
  const port: AiImagePort = {
    make: (request, work) => ask(async () => (await reading()).collectMade(work, async (options) => make?.(request, options))),
    ...(edit && {
      edits: () => ask(async () => (await reading()).readEdits(edits)),
      edit: ({ picture: { id, url, name }, ...request }, work) =>
        ask(async () => (await reading()).collectMade(work, async (options) => edit({ ...request, image: { id, url, name } }, options))),
    }),
    ...(keep && {
      keep: ({ id, url, name }) => ask(async () => (await reading()).readStored(await keep({ id, url, name }), "kept")),
    }),
    ...(open && { open: () => ask(async () => (await reading()).readChosen(await open())) }),
  };
  return { aiImages: port };
}
