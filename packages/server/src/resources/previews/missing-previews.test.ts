import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobWork } from "../../app/job-work.js";
import { runNextJob } from "../../jobs/run-jobs.js";
import type { Renderer } from "../../ports/renderer/renderer.js";
import { testEngines } from "../../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../../testing/test-server.js";
import { requestMissingPreviews } from "./request-missing-previews.js";

describe.each(testEngines)("preview pictures that are missing when a server starts, on $name", (engine) => {
  let server: TestServer;
  let user: TestUser;
  const drawn: string[] = [];
  const renderer: Renderer = {
    pdf: async () => Buffer.alloc(0),
    picture: async ({ html }) => {
      drawn.push(html);
      return sharp({ create: { width: 700, height: 933, channels: 3, background: "#123456" } })
        .png()
        .toBuffer();
    },
  };
  beforeAll(async () => {
    // Nothing is asked for while templates are saved, as on a server without a browser.
    server = await startTestServer(engine, { ports: { renderer, makesPreviews: false } });
    user = await server.addUser();
  }, 180_000);
  afterAll(() => server?.close());

  const create = async (html: string): Promise<{ id: string }> =>
    (await user.call("POST", "/api/v2/usertemplate/type/email", { name: "P", template: { html } })).json();
  const runAll = async (countMax?: number) => {
    drawn.length = 0;
    await requestMissingPreviews(server.ports, countMax);
    server.clock.advance(1000);
    while (await runNextJob(server.ports, jobWork, { onFault: (error) => expect(error).toBeUndefined() })) {}
    return [...drawn];
  };

  test("are drawn, people's own before the library and what is removed last; then nothing is missing until one is saved", async () => {
    const removed = await create("<p>removed</p>");
    await user.call("PUT", `/api/v2/usertemplate/${removed.id}/status/deleted`);
    await create("<p>older</p>");
    server.clock.advance(1000);
    const { id } = await create("<p>newer</p>");
    expect(await runAll(1)).toEqual(["<p>newer</p>"]);
    await user.call("PATCH", `/api/v2/usertemplate/${id}`, { template: { html: "<p>newest</p>" } });
    const order = await runAll();
    // The library of a new workspace is its Blank layout.
    expect(order.slice(0, 2)).toEqual(["<p>newest</p>", "<p>older</p>"]);
    expect(order).toHaveLength(4);
    expect(order.at(-1)).toBe("<p>removed</p>");
    expect((await user.call("GET", `/api/v2/usertemplate/${id}`)).json().previewPictureUrl).not.toBeNull();

    expect(await runAll()).toEqual([]);
    await user.call("PATCH", `/api/v2/usertemplate/${id}`, { template: { html: "<p>changed</p>" } });
    expect(await runAll()).toEqual(["<p>changed</p>"]);
  });
});
