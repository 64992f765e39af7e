import { join } from "node:path";
import type { Config } from "../config/config.js";
import { DataDirInUseError } from "../database/lock-data-dir.js";
import { createDiskBlobStore } from "../ports/blob-store/disk-blob-store.js";
import { openPorts } from "../ports/open-ports.js";
import type { Ports } from "../ports/ports.js";
import { borrowSnapshot, SnapshotError } from "../ports/snapshots/borrow-snapshot.js";
import { writeDumpFile } from "./dump-file.js";
import { DumpError } from "./dump-format.js";
import { exportData } from "./export-data.js";

/** Writes everything that a server stores into a file, whether it runs or not. */
export async function exportServer(config: Config, path: string): Promise<void> {
  try {
    await exportFrom(config, (ports) => ports, path);
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) throw error;
    await exportRunning(config, path, error);
  }
}

/** The embedded database is its server's alone, so that is asked for a copy. */
async function exportRunning(config: Config, path: string, inUse: DataDirInUseError): Promise<void> {
  const snapshot = await borrowSnapshot(config.dataDir).catch((cause: unknown) => {
    throw cause instanceof SnapshotError ? new DumpError(cause.message, { cause }) : inUse;
  });
  if (snapshot === null) throw inUse;
  const withPictures = (ports: Ports): Ports =>
    config.s3 ? ports : { ...ports, blobStore: createDiskBlobStore(join(config.dataDir, "blobs")) };
  try {
    await exportFrom({ ...config, dataDir: snapshot.directory }, withPictures, path, snapshot.lost);
  } catch (cause) {
    throw snapshot.lost.aborted ? new DumpError("The server ended in the middle of the export. Export again.", { cause }) : cause;
  } finally {
    snapshot.giveBack();
  }
}

async function exportFrom(config: Config, adapt: (ports: Ports) => Ports, path: string, lost?: AbortSignal): Promise<void> {
  const { ports, close } = await openPorts(config, { isPatient: true });
  try {
    await writeDumpFile(path, (write) =>
      exportData(adapt(ports), async (line) => {
        lost?.throwIfAborted();
        await write(line);
      }),
    );
  } finally {
    await close();
  }
}
