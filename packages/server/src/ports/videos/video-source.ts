export const videoProviders = ["youtube", "vimeo"] as const;
export type VideoProvider = (typeof videoProviders)[number];

export interface VideoDetails {
  title: string;
  /** Where people watch it. */
  url: string;
  /** Largest first. */
  thumbnails: { url: string; widthPx: number; heightPx: number }[];
}

/** Knows public videos. Throws `OutboundError` when the provider cannot be asked. */
export interface VideoSource {
  /** Null when the provider has no such video, or does not show it to everybody. */
  find(provider: VideoProvider, videoId: string): Promise<VideoDetails | null>;
}
