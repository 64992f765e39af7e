import type { VideoProvider } from "@mailwright/document";

export interface VideoAddress {
  readonly provider: VideoProvider;
  /** Of an unlisted video of Vimeo with the hash that opens it: `76979871/8272103f6e`. */
  readonly videoId: string;
}

const forms: readonly (readonly [VideoProvider, RegExp])[] = [
  ["youtube", /^(?:(?:www|m|music)\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?:[&#]|$)/i],
  ["youtube", /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live|v)\/([\w-]{11})(?:[/?#]|$)/i],
  ["youtube", /^youtu\.be\/([\w-]{11})(?:[/?#]|$)/i],
  [
    "vimeo",
    /^(?:www\.)?vimeo\.com\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|album\/\d+\/video\/)?(\d{5,12}(?:\/[\da-f]{6,19})?)(?:[/?#]|$)/i,
  ],
  ["vimeo", /^player\.vimeo\.com\/video\/(\d{5,12})(?:\?(?:[^#]*&)?h=([\da-f]{6,19}))?(?:[&/?#]|$)/i],
];

/** The video that an address of YouTube or Vimeo leads to, in any of the forms that people copy; nothing for another address. */
export function parseVideoAddress(address: string): VideoAddress | undefined {
  const bare = address.trim().replace(/^https?:\/\//i, "");
  for (const [provider, form] of forms) {
    const [, id, hash] = form.exec(bare) ?? [];
    if (id !== undefined) return { provider, videoId: hash === undefined ? id : `${id}/${hash}` };
  }
  return undefined;
}
