import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clusterVariable, startCluster, type TestCluster } from "./test-postgres.js";

/** For all test files of a run: one PostgreSQL, started when the first of them asks and stopped after the last. */
export default async function setUp(): Promise<() => Promise<void>> {
  const name = `mailwright-${randomUUID()}`;
  const path = process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
  let cluster: Promise<TestCluster> | null = null;
  const server = createServer((socket) => {
    cluster ??= startCluster();
    cluster.then(
      ({ url }) => socket.end(url),
      () => socket.end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  process.env[clusterVariable] = path;
  return async () => {
    server.close();
    rmSync(path, { force: true });
    await (await cluster)?.stop();
  };
}
