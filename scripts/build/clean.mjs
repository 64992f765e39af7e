// Empties every package's dist, and what tsc remembers of it.
import { readdirSync, rmSync } from "node:fs";

for (const name of readdirSync("packages")) rmSync(`packages/${name}/dist`, { recursive: true, force: true });
rmSync("node_modules/.cache/tsc", { recursive: true, force: true });
