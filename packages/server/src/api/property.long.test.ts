import { text } from "node:stream/consumers";
import { fc, seededBy } from "@mailwright/testing/fast-check";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { sql } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listDumpTables } from "../cli/dump-tables.js";
import { parseHostKeys } from "../config/host-keys.js";
import type { Operation } from "../http/load-contract.js";
import { prepareDatabase } from "../seed/prepare.js";
import { attackCount } from "../testing/test-attack.js";
import { type TestEngine, testEngines } from "../testing/test-engines.js";
import { emptyOutbound } from "../testing/test-outbound.js";
import { testRenderer } from "../testing/test-renderer.js";
import { contract, requestOf, writeHeaders, writeUrl } from "../testing/test-requests.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";
import { testServices } from "../testing/test-services.js";

/** The engine that is quickest at thousands of calls has the most of them. */
const runsOn = (engine: TestEngine) => attackCount(engine === testEngines.at(-1) ? { short: 100, long: 300 } : { short: 30, long: 90 });
const hostKey = `hk_${"p".repeat(40)}`;

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema(contract.shared);

describe.each(testEngines)("every operation with generated requests, on $name", (engine) => {
  let server: TestServer;
  let user: TestUser;
  let admin: TestUser;
  beforeAll(async () => {
    // Demo mode opens the inbox; the demo's own templates are not needed.
    server = await startTestServer(engine, {
      config: { authMode: "demo", siteDir: "a site" },
      ports: { ...testServices, renderer: testRenderer, outbound: emptyOutbound },
    });
    await prepareDatabase(server.ports, {
      ...server.config,
      authMode: "host",
      hostKeys: parseHostKeys({ HOST_KEYS: `acme:${hostKey}` }, []),
    });
    await watchRows(server);
  }, 60_000);
  // Each operation has people of its own, as some end the sessions or the rights of others.
  beforeEach(async () => {
    user = await server.addUser();
    admin = await server.addUser({ role: "ROLE_ADMIN" });
    // A first call is written down with the person, whatever it is answered.
    for (const person of [user, admin]) await person.call("GET", "/api/v2/session");
  }, 60_000);
  afterAll(() => server?.close());

  /** Things of every kind for the requests to name, made anew because requests delete them. */
  async function plantIds(): Promise<string[]> {
    const make = async (url: string, body: object) => (await admin.call("POST", url, body)).json().id as string;
    const template = await make("/api/v2/usertemplate/type/email", { name: "Mine", template: { html: "<p>1</p>" } });
    const system = await make("/api/v2/systemtemplate/type/email", { name: "System", template: { html: "<p>2</p>" } });
    const category = await make("/api/v2/categories", { name: `Category ${server.ports.ids.uuid()}` });
    const note = await make("/api/v2/note", { templateId: template, text: "Note" });
    const block = await make("/api/v2/customblocks", { name: "Block" });
    return [template, system, category, note, block, user.id, admin.id];
  }

  /** How many rows were ever written, changed or deleted for good: what a transaction takes back is not counted. */
  async function countChanges(): Promise<number> {
    const { rows } = (await server.ports.database.execute(sql`select count(*)::int as total from row_changes`)) as unknown as {
      rows: { total: number }[];
    };
    return rows[0]?.total ?? 0;
  }

  test.each(contract.operations)(
    "$id",
    async (operation) => {
      const ids = await plantIds();
      let changes = await countChanges();
      await fc.assert(
        fc.asyncProperty(requestOf(operation, ids), fc.boolean(), async (request, asAdmin) => {
          const payload = request.body === undefined ? {} : { payload: JSON.stringify(request.body) };
          const signedIn = operation.access === "host" ? { authorization: `Bearer ${hostKey}` } : (asAdmin ? admin : user).headers;
          const headers = writeHeaders(operation, request, signedIn);
          const answer = await server.inject({
            method: operation.method as "GET",
            url: writeUrl(operation.url, request),
            headers,
            ...payload,
            // A stream that begins does not end; its head says how it was answered.
            payloadAsStream: isStream(operation),
          });
          expect(answer.statusCode).toBeLessThan(500);
          const contentType = String(answer.headers["content-type"] ?? "");
          checkAnswer(operation, answer.statusCode, contentType, isStream(operation) ? await readEnded(answer, contentType) : answer.body);
          const before = changes;
          changes = await countChanges();
          if (answer.statusCode >= 400) expect(changes).toBe(before);
        }),
        { numRuns: runsOn(engine), ...seededBy(20261121) },
      );
    },
    180_000,
  );
});

/** Answers that go on as long as somebody listens. */
const isStream = ({ id }: Operation) => id === "followTemplate" || id === "followSession";

/** What a refusal says in place of the stream; of a stream nothing, and nobody listens any more. */
async function readEnded(answer: LightMyRequestResponse, contentType: string): Promise<string> {
  const stream = answer.stream();
  if (!contentType.startsWith("text/event-stream")) return text(stream);
  stream.destroy();
  return "";
}

/** Has every table tell of every row that changes. */
async function watchRows({ ports }: TestServer): Promise<void> {
  const statements = [
    "create table row_changes (id bigint generated always as identity)",
    "create function tell_change() returns trigger language plpgsql as 'begin insert into row_changes default values; return null; end'",
    ...listDumpTables().map(
      ({ name }) => `create trigger told after insert or update or delete on "${name}" for each row execute function tell_change()`,
    ),
  ];
  for (const statement of statements) await ports.database.execute(sql.raw(statement));
}

/** The answer is one that the contract names, in the form that it names. */
function checkAnswer(operation: Operation, status: number, contentType: string, body: string): void {
  if (status === 204 || status === 304 || (status < 300 && !contentType.startsWith("application/json"))) return;
  const schema = operation.answers[String(status)] ?? operation.answers["default"];
  if (status < 300) expect(Object.keys(operation.answers)).toContain(String(status));
  const validate = ajv.compile(schema ?? {});
  expect([validate(JSON.parse(body)), validate.errors]).toEqual([true, null]);
}
