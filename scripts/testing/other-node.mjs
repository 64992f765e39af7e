import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, dirname } from "node:path";
import { root } from "./steps.mjs";

/** The versions of Node that we prove besides the one that runs the tests. npm has the programs as packages, one for each platform. */
const versions = { 22: "22.23.3", 24: "24.21.0" };

/** 22 on one day and 24 on the next, or what TEST_NODE says. */
export function chooseNode(env = process.env, now = new Date()) {
  const days = Math.floor(now.getTime() / (24 * 60 * 60 * 1000));
  const major = env.TEST_NODE || (days % 2 === 0 ? "24" : "22");
  if (!(major in versions)) throw new Error(`TEST_NODE is ${major}; it may be ${Object.keys(versions).join(" or ")}`);
  return major;
}

/** Fetches a Node where it is not there yet, and answers the environment in which programs run on it. */
export function environmentOfNode(major) {
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const folder = `${root}/.cache/node-${versions[major]}`;
  const program = `${folder}/node_modules/${name}/bin/${process.platform === "win32" ? "node.exe" : "node"}`;
  if (!existsSync(program)) {
    console.log(`Fetching Node ${versions[major]} …`);
    mkdirSync(folder, { recursive: true });
    const args = ["install", "--prefix", folder, "--no-save", "--no-package-lock", "--ignore-scripts", `${name}@${versions[major]}`];
    spawnSync("npm", args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"], shell: process.platform === "win32" });
  }
  const env = { PATH: `${dirname(program)}${delimiter}${process.env.PATH}` };
  const { stdout } = spawnSync("node", ["--version"], { env: { ...process.env, ...env }, encoding: "utf8" });
  if (stdout?.trim() !== `v${versions[major]}`) throw new Error(`Node ${versions[major]} could not be had (${program})`);
  return env;
}
