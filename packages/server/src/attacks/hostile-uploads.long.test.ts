import { readdirSync, readFileSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blobs } from "../database/schema.js";
import { attackCount } from "../testing/test-attack.js";
import { quickestEngine } from "../testing/test-engines.js";
import { writeUploadForm } from "../testing/test-form.js";
import { type HostilePicture, hostileMark, writeHostilePictures } from "../testing/test-hostile-pictures.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

let server: TestServer;
let ann: TestUser;
beforeAll(async () => {
  server = await startTestServer(quickestEngine);
  ann = await server.addUser();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
}, 60_000);
afterAll(() => server?.close());

const upload = ({ name, bytes }: HostilePicture) => {
  const { headers, payload } = writeUploadForm([{ name: name.replaceAll(/["\r\n]/g, ""), bytes }]);
  return server.inject({ method: "POST", url: "/api/v2/assets", headers: { ...ann.headers, ...headers }, payload });
};
const refusals = ["unsupported-picture", "broken-picture", "picture-too-large", "picture-empty", "content-too-costly"];
const filesIn = (directory: string): string[] =>
  readdirSync(directory).flatMap((name) => {
    const path = join(directory, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

test("of two hundred hostile files nothing is stored that runs", async () => {
  const all = await writeHostilePictures();
  expect(all.length).toBeGreaterThanOrEqual(200);
  const files = all.slice(0, attackCount({ short: 60, long: all.length }));
  const stored: string[] = [];
  for (const file of files) {
    const answer = await upload(file);
    if (answer.statusCode !== 201) {
      expect([file.name, refusals.includes(answer.json().code), answer.statusCode < 500]).toEqual([file.name, true, true]);
      continue;
    }
    const [asset] = answer.json();
    stored.push(file.name);
    expect(asset.savedName).toMatch(/^[a-z0-9][a-z0-9-]*\.(?:png|jpg|gif)$/);
    const given = await server.inject({ url: new URL(asset.url).pathname });
    const { format } = await sharp(given.rawPayload).metadata();
    expect([file.name, given.headers["content-type"], given.headers["x-content-type-options"]]).toEqual([
      file.name,
      `image/${format}`,
      "nosniff",
    ]);
    expect([file.name, given.rawPayload.includes(hostileMark), given.rawPayload.includes("<script")]).toEqual([file.name, false, false]);
  }
  // Pictures with something hidden in them are stored without it, so both ways were tried.
  expect(stored.length).toBeGreaterThan(5);
  expect(files.length - stored.length).toBeGreaterThan(20);
  expect(filesIn(server.dataDir).filter((path) => readFileSync(path).includes(hostileMark))).toEqual([]);
}, 300_000);

const picture = (color: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: color } })
    .png({ compressionLevel: 0 })
    .toBuffer();

const kinds = [
  { kind: "an upload", url: async () => "/api/v2/assets", files: [] },
  {
    kind: "an edited picture",
    url: async (user: TestUser) => {
      const { headers, payload } = writeUploadForm([{ name: "first.png", bytes: await picture("teal") }]);
      const answer = await server.inject({ method: "POST", url: "/api/v2/assets", headers: { ...user.headers, ...headers }, payload });
      return `/api/v2/assets/picture/${answer.json()[0].id}/edit`;
    },
    files: [{ name: "steps.json", bytes: Buffer.from('{"brightness":20}') }],
  },
];

test.each(kinds)(
  "cut off after any byte, $kind leaves nothing, and the next try is stored whole",
  async ({ url: urlOf, files }) => {
    const kim = await server.addUser();
    const url = await urlOf(kim);
    const { headers, payload } = writeUploadForm([...files, { name: "whole.png", bytes: await picture("coral") }]);
    const address = server.app.server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const all = { ...kim.headers, ...headers, host: "127.0.0.1", "content-length": String(payload.length), connection: "close" };
    const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    const request = Buffer.concat([Buffer.from(`POST ${url} HTTP/1.1\r\n${head.join("")}\r\n`), payload]);
    const library = async (): Promise<readonly unknown[]> => (await kim.call("GET", "/api/v2/assets/user")).json();
    const held = async () => [
      (await library()).length,
      filesIn(server.dataDir).length,
      (await server.ports.database.select().from(blobs)).length,
    ];
    const before = await held();
    const cuts = attackCount({ short: 8, long: 120 });
    for (let cut = 0; cut < cuts; cut += 1) {
      const sent = request.subarray(0, Math.floor((request.length * cut) / cuts));
      await new Promise<void>((resolve, reject) => {
        const socket = connect(port, "127.0.0.1", () => socket.write(sent, () => socket.destroy()));
        socket.once("close", () => resolve()).once("error", reject);
      });
    }
    expect(await held()).toEqual(before);
    const again = await server.inject({ method: "POST", url, headers: { ...kim.headers, ...headers }, payload });
    expect(await library()).toEqual(expect.arrayContaining([again.json()].flat()));
  },
  60_000,
);
