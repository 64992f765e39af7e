import { join } from "node:path";
import { type Clock, systemClock } from "../base/clock.js";
import { describeError } from "../base/describe-error.js";
import { createIds } from "../base/ids.js";
import type { Tracer } from "../base/tracer.js";
import type { Config } from "../config/config.js";
import { originsOf } from "../config/destinations.js";
import { findChromium } from "../config/find-chromium.js";
import { followDatabaseClock } from "../database/database-clock.js";
import { startMaintenance } from "../database/maintenance.js";
import { openEmbeddedDatabase, openPostgres } from "../database/open-database.js";
import { isolateFile } from "../isolates/isolate-file.js";
import { keepSecret } from "../security/keep-secret.js";
import { createSecrets } from "../security/secrets.js";
import { createCookies } from "../security/session-cookies.js";
import { createImageMaker } from "./ai-images/create-image-maker.js";
import { createDiskBlobStore } from "./blob-store/disk-blob-store.js";
import { limitWaiting } from "./blob-store/limit-waiting.js";
import { createS3BlobStore } from "./blob-store/s3-blob-store.js";
import { openEmailReader } from "./email-reader/open-email-reader.js";
import { createFollowing } from "./following.js";
import { readFreeSpace, StorageFullError, watchFreeSpace } from "./free-space.js";
import { createHeldJobs } from "./held-jobs.js";
import { createLiveStoring } from "./live-storing.js";
import { createInboxMailer } from "./mailer/inbox-mailer.js";
import { createMapSource } from "./maps/create-map-source.js";
import { openIsolates } from "./open-isolates.js";
import { createGuardedOutbound } from "./outbound/guarded-outbound.js";
import type { Outbound } from "./outbound/outbound.js";
import { traceOutbound } from "./outbound/trace-outbound.js";
import { createPhotoSource } from "./photos/create-photo-source.js";
import type { Ports } from "./ports.js";
import { createChromiumRenderer } from "./renderer/chromium-renderer.js";
import { createScreenshotService } from "./screenshots/create-screenshot-service.js";
import { answerSnapshots } from "./snapshots/answer-snapshots.js";
import { createOembedVideos } from "./videos/oembed-videos.js";

export interface OpenPorts {
  ports: Ports;
  close(): Promise<void>;
}

/** The ports that the configuration asks for. With `isPatient` statements of the database have no time limit. */
export async function openPorts(config: Config, { isPatient = false } = {}): Promise<OpenPorts> {
  const { databaseUrl, dataDir, smtpUrl, mailFrom, appSecret, connectionKeys, s3 } = config;
  const tracer = config.traces && (await import("./tracer/open-telemetry.js")).createOpenTelemetry(config.traces);
  const opened = await (databaseUrl === null
    ? openEmbedded(dataDir, isPatient, tracer)
    : openPostgres(databaseUrl, { connectionsMax: config.databaseConnectionsMax, isPatient, tracer }));
  const { database } = opened;
  const following = opened.isEmbedded ? null : await followDatabaseClock(database);
  const clock = following ?? systemClock;
  const ids = createIds(clock);
  const smtp = smtpUrl === null ? null : (await import("./mailer/smtp-mailer.js")).createSmtpMailer(smtpUrl, mailFrom);
  const guarded = config.mayReachInternet ? createGuardedOutbound({ trusted: trustedOrigins(config) }) : null;
  const outbound = guarded && (tracer ? traceOutbound(guarded, tracer) : guarded);
  const executablePath = config.chromiumPath ?? findChromium();
  const renderer = executablePath === null ? null : createChromiumRenderer({ executablePath, sandbox: config.chromiumSandbox });
  const emailReader = executablePath === null ? null : openEmailReader({ executablePath, sandbox: config.chromiumSandbox });
  const stopMaintenance = opened.isEmbedded
    ? startMaintenance(database, (error) => console.error("Maintenance failed:", describeError(error)))
    : () => {};
  const { close: closeIsolates, ...isolates } = openIsolates();
  const ports: Ports = {
    ...isolates,
    freeBytes: databaseUrl === null || s3 === null ? watchFreeSpace(dataDir, clock) : null,
    database,
    databaseLoad: opened.load,
    pictureHold: opened.pictureHold,
    processMark: opened.processMark,
    news: opened.news,
    following: createFollowing(),
    clock,
    ids,
    secrets: createSecrets(appSecret ?? (await keepSecret(dataDir)), connectionKeys),
    cookies: createCookies(config.publicUrl),
    blobStore: limitWaiting(s3 === null ? createDiskBlobStore(join(dataDir, "blobs")) : createS3BlobStore(s3)),
    renderer,
    emailReader,
    quotas: config.quotas,
    worksHere: config.worksHere,
    heldJobs: createHeldJobs(),
    liveRooms: createLiveStoring(),
    limitsRecipients: config.limitsOperations,
    retention: config.retention,
    sending: config,
    checksPublishing: config.publishChecks,
    makesPreviews: (renderer !== null || !config.worksHere) && config.previewPictures,
    tracer,
    ...connectServices(config, outbound, clock),
    mailer: smtp ?? createInboxMailer({ database, clock, from: mailFrom }),
  };
  opened.embedded?.onCall(answerSnapshots({ ...opened.embedded, dataDir, pictureHold: opened.pictureHold }));
  const close = async () => {
    following?.stop();
    stopMaintenance();
    smtp?.close();
    await renderer?.close();
    await emailReader?.close();
    await closeIsolates();
    await guarded?.close();
    await opened.close();
    // Whoever waits for the end does not wait for a collector that is away.
    await tracer?.close().catch(() => {});
  };
  return { ports, close };
}

/** The services of the internet that the configuration names, and the way out to them. */
function connectServices(config: Config, outbound: Outbound | null, clock: Clock) {
  return {
    outbound,
    videos: outbound && createOembedVideos(outbound),
    aiImages: outbound && config.aiImages && createImageMaker(config.aiImages, outbound),
    photos: outbound && config.photos && createPhotoSource(config.photos, outbound, clock),
    maps: outbound && config.maps && createMapSource(config.maps, outbound),
    screenshots: outbound && config.screenshots && createScreenshotService(config.screenshots, outbound),
  };
}

/** Where whoever runs the server said that emails may go, in the own network too. */
const trustedOrigins = ({ exportOrigins, destinations, photos, maps, aiImages, screenshots }: Config) => [
  ...exportOrigins,
  ...originsOf(destinations),
  ...[photos, maps, aiImages, screenshots].flatMap((service) => (service?.base ? [new URL(service.base).origin] : [])),
];

/** Opening it writes a little. */
const openingBytes = 4 * 1024 * 1024;

async function openEmbedded(dataDir: string, isPatient: boolean, tracer: Tracer | null) {
  try {
    return await openEmbeddedDatabase(dataDir, isolateFile("database-thread"), { isPatient, tracer });
  } catch (error) {
    // What the engine throws then is not always recognised, so the disk is asked.
    if ((await readFreeSpace(dataDir)) < openingBytes) throw new StorageFullError(dataDir, error);
    throw error;
  }
}
