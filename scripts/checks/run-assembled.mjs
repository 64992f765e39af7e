// What the Dockerfile does, in a plain folder and without a container engine: `node scripts/checks/run-assembled.mjs`, after a build, puts the
// server together, starts it for production as a user without rights who can write its data folder only, and uses it: signs in, saves an email,
// draws it as PDF in a sandboxed browser, stops it.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { assembleServer } from "../build/assemble-server.mjs";
import { findChromium } from "../testing/chromium.mjs";

/** The number that systems give to "nobody"; the program is root's, so it cannot be changed by it. */
const nobody = 65534;
const isRoot = process.getuid?.() === 0;
const hostKey = `hk_${randomBytes(24).toString("hex")}`;

const faults = [];
function expect(what, isSo) {
  console.log(`${isSo ? "ok    " : "NOT OK"} ${what}`);
  if (!isSo) faults.push(what);
}

function prepareFolders() {
  const base = mkdtempSync(join(tmpdir(), "mailwright-assembled-"));
  chmodSync(base, 0o755);
  const app = join(base, "app");
  const data = join(base, "data");
  const packages = assembleServer(app);
  mkdirSync(data);
  if (isRoot) chownSync(data, nobody, nobody);
  console.log(`${packages} packages, ${(sizeOf(app) / 2 ** 20).toFixed(0)} MB`);
  return { base, app, data };
}

function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

async function start({ app, data }) {
  const env = {
    PATH: process.env.PATH,
    HOME: data,
    NODE_ENV: "production",
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: data,
    APP_SECRET: randomBytes(32).toString("hex"),
    HOST_KEYS: `acme:${hostKey}`,
    PUBLIC_URL: "http://localhost:4400",
    CHROMIUM_PATH: findChromium()?.path ?? "",
    LOG_LEVEL: "warn",
  };
  const who = isRoot ? { uid: nobody, gid: nobody } : {};
  const child = spawn(process.execPath, ["packages/server/dist/main.js"], { cwd: app, env, ...who, stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /ready at (http:\S+)/.exec(line) ?? [];
    if (url) return { child, url };
  }
  throw new Error("the server ended before it was ready");
}

async function post(address, headers, body) {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function signIn(url) {
  const user = { externalId: "ann", email: "ann@acme.test", firstName: "Ann", role: "user", subscriptionPlan: 2 };
  const { sessionId } = await post(`${url}/api/v2/host/sessions`, { authorization: `Bearer ${hostKey}` }, user);
  const { token } = await post(`${url}/api/v2/auth/credentials`, {}, { sessionId, type: "host" });
  return { authorization: `Bearer ${token}`, "x-session-id": sessionId };
}

/** Is a process that draws pages below a namespace of its own, with its system calls filtered? Only Linux says. */
function findSandboxedPages() {
  const isPage = (id) => readFileSync(`/proc/${id}/cmdline`, "utf8").includes("--type=renderer");
  return readdirSync("/proc").filter((id) => {
    try {
      if (!/^\d+$/.test(id) || !isPage(id) || (isRoot && statSync(`/proc/${id}`).uid !== nobody)) return false;
      const status = readFileSync(`/proc/${id}/status`, "utf8");
      return /^NSpid:\s+\d+\s+\d+/m.test(status) && /^Seccomp:\s+2$/m.test(status);
    } catch {
      return false; // it has ended since
    }
  });
}

async function draw(url, who) {
  const html = "<p>Hello</p>";
  const { id } = await post(`${url}/api/v2/usertemplate/type/email`, who, { name: "Spring sale", template: { html } });
  expect("an email is saved", typeof id === "string");
  let isDrawn = false;
  const sandboxed = new Set();
  const drawing = fetch(`${url}/api/v2/usertemplate/export/${id}/pdf`, { headers: who }).finally(() => {
    isDrawn = true;
  });
  while (!isDrawn) {
    for (const page of process.platform === "linux" ? findSandboxedPages() : []) sandboxed.add(page);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const pdf = await drawing;
  if (pdf.status === 503 && !process.env.CI && (await pdf.clone().json()).code === "renderer-without-sandbox")
    return console.log(
      "       this system gives no sandbox to users without rights, so nothing is drawn; try where user namespaces are allowed",
    );
  expect(
    "it is drawn as PDF",
    pdf.status === 200 &&
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString() === "%PDF-",
  );
  if (process.platform === "linux") expect("the browser that draws it is in its sandbox", sandboxed.size > 0);
}

async function stop(child) {
  const ended = new Promise((resolve) => child.on("exit", resolve));
  child.kill("SIGTERM");
  expect("it stops when it is told to", (await ended) === 0);
}

const folders = prepareFolders();
try {
  const before = sizeOf(folders.app);
  const { child, url } = await start(folders);
  expect("it is ready", (await fetch(`${url}/readyz`)).status === 200);
  expect("it gives out the product's pages", (await (await fetch(`${url}/`)).text()).includes("<html"));
  expect("it gives out the bundles", (await fetch(`${url}/cdn/mailwright.js`)).status === 200);
  await draw(url, await signIn(url));
  await stop(child);
  expect("its program is as it was", sizeOf(folders.app) === before);
} finally {
  rmSync(folders.base, { recursive: true, force: true });
}
process.exitCode = faults.length === 0 ? 0 : 1;
