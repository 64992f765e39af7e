// Puts compressed twins beside every text that the server gives out: a third of the bytes, and nobody compresses while somebody waits. Browsers take brotli
// over https and from this very machine, which is an eighth less once more; others take gzip.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const folders = ["packages/elements/dist/cdn", "examples/demo-site/dist"];
/** Less than this is one packet either way. */
const bytesMin = 1400;
const { Z_BEST_COMPRESSION, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
/** One less than the best, which takes twice as long for one byte in a hundred. */
const brotliQuality = 10;

/** @param {string} path */
async function compress(path) {
  const bytes = readFileSync(path);
  if (bytes.length < bytesMin) return;
  const params = { [BROTLI_PARAM_QUALITY]: brotliQuality, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [packed, smaller] = await Promise.all([
    promisify(gzip)(bytes, { level: Z_BEST_COMPRESSION }),
    promisify(brotliCompress)(bytes, { params }),
  ]);
  writeFileSync(`${path}.gz`, packed);
  writeFileSync(`${path}.br`, smaller);
}

for (const folder of folders) {
  const path = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
  const files = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((file) => /\.(?:js|css|html|svg)$/.test(file));
  await Promise.all(files.map((file) => compress(join(path, file))));
}
