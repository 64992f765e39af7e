import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { validate } from "dockerfile-utils";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path) => readFileSync(`${root}/${path}`, "utf8");
const compose = parse(read("compose.yaml"), { merge: true });
const services = Object.entries(compose.services);

describe("the container image", () => {
  test("its Dockerfile has no fault that a linter finds", () => {
    expect(validate(read("Dockerfile")).map(({ message }) => message)).toEqual([]);
  });

  test("it runs as nobody special, from a program that it cannot change", () => {
    const [, image = ""] = read("Dockerfile")
      .split(/^FROM .*(?! AS)$/m)
      .slice(-2);
    expect(image).toMatch(/^USER node$/m);
    expect(image).toMatch(/^COPY --from=build \/app \/app$/m);
  });
});

describe("the services of compose.yaml", () => {
  test("are held by limits and have no rights that they do not need", () => {
    const loose = services.filter(
      ([, { read_only: isReadOnly, cap_drop: dropped, security_opt: options, mem_limit: memory, pids_limit: processes }]) =>
        !(isReadOnly && dropped?.includes("ALL") && options?.includes("no-new-privileges:true") && memory && processes),
    );
    expect(loose.map(([name]) => name)).toEqual([]);
  });

  test("start from images of one exact version", () => {
    const images = services.flatMap(([, { image }]) => (image === undefined ? [] : [image]));
    expect(images.filter((image) => !/:(?:v?\d+\.\d+(?:\.\d+)?|RELEASE\.[\dTZ-]+)(?:@sha256:[0-9a-f]{64})?$/.test(image))).toEqual([]);
  });

  test("have no password that everybody knows", () => {
    const settings = services.flatMap(([, { environment = {} }]) => Object.entries(environment));
    const secret = settings.filter(([name]) => /PASSWORD|SECRET(?:_|$)|HOST_KEYS|DATABASE_URL/.test(name));
    expect(secret.length).toBeGreaterThan(4);
    expect(secret.filter(([, value]) => !/\$\{\w+:(?:\?|-\})/.test(value)).map(([name]) => name)).toEqual([]);
  });

  test("are handed every setting of docs/operating.md that is not the containers' own", () => {
    const rows = read("docs/operating.md").match(/^\| `[A-Z][^|]*\|/gm) ?? [];
    const settings = rows.flatMap((row) => row.match(/[A-Z][A-Z\d_]+/g) ?? []);
    const own = ["PORT", "HOST", "NODE_ENV", "DATA_DIR", "HOST_KEYS_FILE", "CHROMIUM_PATH", "SITE_DIR", "CDN_DIR", "WORK_PORT"];
    expect(settings.length).toBeGreaterThan(50);
    expect(settings.filter((name) => !own.includes(name) && !(name in compose.services.server.environment))).toEqual([]);
  });

  test("open nothing to the network but the entrance", () => {
    expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(["entrance"]);
    const others = services.filter(([name]) => !["server", "worker", "entrance"].includes(name));
    expect(others.filter(([, { networks }]) => String(networks) !== "inside").map(([name]) => name)).toEqual([]);
    expect(compose.networks.inside.internal).toBe(true);
  });

  test("have a worker that does what the servers leave, and says how it is", () => {
    const { server, worker } = compose.services;
    expect([server.environment.WORK, worker.environment.WORK, worker.ports]).toEqual(["off", "on", undefined]);
    expect(worker.command).toEqual(["node", "packages/server/dist/main.js", "work"]);
    expect(worker.healthcheck.test.join(" ")).toContain(`:${worker.environment.WORK_PORT}/readyz`);
    expect({ ...worker.environment, WORK: "off", WORK_PORT: undefined }).toEqual({ ...server.environment, WORK_PORT: undefined });
    expect(worker.security_opt).toEqual(server.security_opt);
  });

  test("let the browser of the server make its sandbox, by a profile that is there", () => {
    const [profile = ""] = compose.services.server.security_opt.flatMap((option) => option.match(/^seccomp:(.*)$/)?.[1] ?? []);
    expect(existsSync(`${root}/${profile}`)).toBe(true);
    const refused = JSON.parse(read(profile)).syscalls.flatMap(({ names }) => names);
    expect(refused).toEqual(expect.arrayContaining(["mount", "bpf", "keyctl", "setns", "kexec_load", "init_module"]));
    expect(refused.filter((name) => ["clone", "unshare", "chroot"].includes(name))).toEqual([]);
  });
});
