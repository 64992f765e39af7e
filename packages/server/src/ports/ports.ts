import type { Clock } from "../base/clock.js";
import type { Ids } from "../base/ids.js";
import type { Tracer } from "../base/tracer.js";
import type { Config } from "../config/config.js";
import type { Quotas } from "../config/quotas.js";
import type { Retention } from "../config/retention.js";
import type { Database } from "../database/database.js";
import type { NewsFeed } from "../database/news.js";
import type { DatabaseLoad } from "../database/open-database.js";
import type { PictureHold } from "../database/picture-hold.js";
import type { ProcessMark } from "../database/process-mark.js";
import type { DrawingTasks } from "../drawing/drawing-tasks.js";
import type { EmailTasks } from "../emails/email-tasks.js";
import type { IsolatePool } from "../isolates/isolate-pool.js";
import type { Secrets } from "../security/secrets.js";
import type { Cookies } from "../security/session-cookies.js";
import type { ImageMaker } from "./ai-images/image-maker.js";
import type { BlobStore } from "./blob-store/blob-store.js";
import type { EmailReader } from "./email-reader/email-reader.js";
import type { Following } from "./following.js";
import type { HeldJobs } from "./held-jobs.js";
import type { LiveStoring } from "./live-storing.js";
import type { Mailer } from "./mailer/mailer.js";
import type { MapSource } from "./maps/map-source.js";
import type { Outbound } from "./outbound/outbound.js";
import type { PhotoSource } from "./photos/photo-source.js";
import type { Renderer } from "./renderer/renderer.js";
import type { ScreenshotService } from "./screenshots/screenshot-service.js";
import type { VideoSource } from "./videos/video-source.js";

/** Everything that handlers reach outside of themselves through. */
export interface Ports {
  database: Database;
  /** While an export reads pictures, none is removed. */
  pictureHold: PictureHold;
  /** Tells this process from others on the database, and from those that were killed. */
  processMark: ProcessMark;
  /** What all processes on the database tell each other. */
  news: NewsFeed;
  /** How many may follow templates at this process, and how often it looks by itself. */
  following: Following;
  /** What the database of this process is busy with. */
  databaseLoad(): DatabaseLoad;
  secrets: Secrets;
  cookies: Cookies;
  blobStore: BlobStore;
  mailer: Mailer;
  /** Null where this server may not reach the internet. */
  outbound: Outbound | null;
  videos: VideoSource | null;
  /** Null where the operator chose no service that makes pictures. */
  aiImages: ImageMaker | null;
  /** Null where the operator chose no service of photos. */
  photos: PhotoSource | null;
  /** Null where the operator chose no service of maps. */
  maps: MapSource | null;
  /** Null where the operator chose no service of screenshots. */
  screenshots: ScreenshotService | null;
  /** Null where there is no Chromium. */
  renderer: Renderer | null;
  /** Reads emails by how a browser lays them out; null where there is no Chromium. */
  emailReader: EmailReader | null;
  /** Are preview pictures made in the background after a save? */
  makesPreviews: boolean;
  /** Is an email with errors refused when it is to be published? */
  checksPublishing: boolean;
  /** How much people and workspaces may have. */
  quotas: Quotas;
  /** What the operator says about destinations, and where the internet finds this server. */
  sending: Pick<Config, "destinations" | "publicUrl">;
  /** How long things are kept. */
  retention: Retention;
  /** Parses, compiles and checks emails, in threads of their own. */
  emails: IsolatePool<EmailTasks>;
  /** Reads the pictures that people upload, in a process of its own. */
  uploads: IsolatePool<DrawingTasks>;
  /** Draws what the product shows, in another: a hostile upload delays no countdown and no icon. */
  drawings: IsolatePool<DrawingTasks>;
  /** The room that is left where this server stores; null where it stores nothing itself. */
  freeBytes: (() => Promise<number>) | null;
  /** Are mails to one address limited? */
  limitsRecipients: boolean;
  /** Does this process do jobs? Otherwise it leaves them to processes that do. */
  worksHere: boolean;
  heldJobs: HeldJobs;
  liveRooms: LiveStoring;
  /** Null where nobody wants to know what took how long. */
  tracer: Tracer | null;
  clock: Clock;
  ids: Ids;
}
