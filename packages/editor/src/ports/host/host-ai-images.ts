import type { AiImagePort, AiImageRequest } from "../ai-image-port.js";
import type { EditorPorts } from "../editor-ports.js";
import { ask } from "./ask-host.js";
import type { HostImage } from "./host-images.js";

/** Pictures that a page makes from words. */
export interface HostAiImages {
  /** Makes some, as a rule four. `onMade` may be told of those that are there already. */
  readonly make?: (
    request: AiImageRequest,
    options: { readonly signal: AbortSignal; readonly onMade: (images: readonly HostImage[]) => void },
  ) => Promise<readonly HostImage[]>;
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
  const { make, keep, open } = aiImages;
  if (!make && !open) return {};
  const port: AiImagePort = {
    make: (request, { signal, onMade }) =>
      ask(async () => {
        const { readMade } = await reading();
        const tell = (images: unknown) => {
          const made = readMade(images);
          if (made.kind === "made") onMade(made.pictures);
        };
        return readMade(await make?.(request, { signal, onMade: tell }));
      }),
    ...(keep && {
      keep: ({ id, url, name }) => ask(async () => (await reading()).readStored(await keep({ id, url, name }), "kept")),
    }),
    ...(open && { open: () => ask(async () => (await reading()).readChosen(await open())) }),
  };
  return { aiImages: port };
}
