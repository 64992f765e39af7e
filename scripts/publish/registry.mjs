// A registry on loopback that knows the packed packages and nothing else: npm asks it for our scope only (`@mailwright:registry=…`), and the
// usual registry for the rest.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { basename } from "node:path";

/**
 * Serves packed packages, each in one version.
 *
 * @param {readonly { readonly manifest: Readonly<Record<string, any>>, readonly tarball: string }[]} packed
 * @returns {Promise<{ readonly url: string, readonly close: () => void }>}
 */
export async function serveRegistry(packed) {
  const tarballs = new Map(packed.map(({ tarball }) => [`/-/${basename(tarball)}`, readFileSync(tarball)]));
  const manifests = new Map(packed.map((each) => [`/${each.manifest.name}`, each]));
  const server = createServer(({ url = "/", headers }, response) => {
    const path = decodeURIComponent(url);
    const tarball = tarballs.get(path);
    const found = manifests.get(path);
    if (tarball) response.setHeader("content-type", "application/octet-stream").end(tarball);
    else if (found) response.setHeader("content-type", "application/json").end(JSON.stringify(describe(found, `http://${headers.host}`)));
    else response.writeHead(404).end("{}");
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the registry has no port");
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}

/** What a registry tells of a package (https://github.com/npm/registry/blob/main/docs/responses/package-metadata.md). */
function describe({ manifest, tarball }, base) {
  const bytes = readFileSync(tarball);
  const hash = (algorithm, encoding) => createHash(algorithm).update(bytes).digest(encoding);
  const dist = { tarball: `${base}/-/${basename(tarball)}`, integrity: `sha512-${hash("sha512", "base64")}`, shasum: hash("sha1", "hex") };
  const { name, version } = manifest;
  return { name, "dist-tags": { latest: version }, versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist } } };
}
