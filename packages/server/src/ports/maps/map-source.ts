/** What a map is to show. */
export interface MapWish {
  /** The place in words. */
  address: string;
  /** From 1, the world, to 20, a house. */
  zoom: number;
  /** As emails show it. */
  widthPx: number;
  heightPx: number;
}

export interface DrawnMap {
  bytes: Buffer;
  /** What the service calls the place that it found. */
  place: string;
}

/** Draws maps of places. Throws `ServiceError`. */
export interface MapSource {
  /** What people call the service, and its page. */
  readonly name: string;
  readonly siteUrl: string;
  /** What has to stand beside its maps. */
  readonly credit: string;
  /** Null where the service knows no such place. */
  draw(wish: MapWish, caller: string): Promise<DrawnMap | null>;
}
