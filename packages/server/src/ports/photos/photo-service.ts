import type { PhotoSettings } from "../../config/photo-settings.js";
import type { ServiceReply } from "../services/call-service.js";
import type { ServiceFault } from "../services/service-error.js";
import type { PhotoPage, PhotoSearch } from "./photo-source.js";

export interface PhotoRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
}

/** A service of photos: how it is asked, how its answers are read, and what its rules are. */
export interface PhotoService {
  name: string;
  siteUrl: string;
  base: string;
  /** How long an answer is good for. */
  keptMs: number;
  /** `hotlink`: emails show the service's own address. `copy`: the file is kept here. */
  use: "hotlink" | "copy";
  writeSearch(search: PhotoSearch, settings: PhotoSettings & { base: string }): PhotoRequest;
  readPage(reply: ServiceReply, search: PhotoSearch, settings: PhotoSettings): PhotoPage;
  /** How it is told that a photo was chosen. */
  writePing?(pingUrl: string, settings: PhotoSettings & { base: string }): PhotoRequest | null;
  readFault?(reply: ServiceReply): ServiceFault | null;
  /** After how many seconds it answers again, where this answer says that no calls are left. */
  readPause?(reply: ServiceReply, nowMs: number): number | null;
}
