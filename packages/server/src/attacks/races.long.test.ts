import { fc, seededBy } from "@mailwright/testing/fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { attackCount } from "../testing/test-attack.js";
import { testEngines } from "../testing/test-engines.js";
import { contract, type GeneratedRequest, requestOf, writeHeaders, writeUrl } from "../testing/test-requests.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const rounds = attackCount({ short: 25, long: 400 });
const atOnce = 12;
/** These end sessions that the rest needs, or begin a stream that does not end. */
const left = ["endSession", "endPersonSessions", "changePerson", "removePerson", "removeWorkspace", "followTemplate", "followSession"];
/** What several people may do to the same things in the same moment. */
const operations = contract.operations.filter(({ access, id }) => access !== "host" && access !== "public" && !left.includes(id));

/** One call of one person, made before anybody answers. */
interface Move {
  operation: (typeof operations)[number];
  request: GeneratedRequest;
  who: number;
}

interface Target {
  template: string;
  note: string;
  collaborator: string;
}

type Method = Parameters<TestUser["call"]>[0];

/** What people really do to one shared email, nearly all of it allowed when nobody else is at it. */
const usualMoves: readonly ((target: Target) => [method: Method, url: string, body?: object])[] = [
  ({ template }) => ["PATCH", `usertemplate/${template}`, { template: { html: "<p>2</p>" } }],
  ({ template }) => ["PATCH", `usertemplate/${template}`, { name: "Renamed", tags: "sale" }],
  ({ template }) => ["PUT", `usertemplate/${template}/status/published`],
  ({ template }) => ["PUT", `usertemplate/${template}/status/draft`],
  ({ template }) => ["PUT", `usertemplate/${template}/status/deleted`],
  ({ template }) => ["DELETE", `usertemplate/${template}`],
  ({ template }) => ["PATCH", "usertemplate/status/deleted", { ids: [template] }],
  ({ template }) => ["DELETE", "usertemplate/type/email", { ids: [template] }],
  ({ template, collaborator }) => ["PATCH", `usertemplate/sharing/${template}`, { collaborators: [collaborator] }],
  ({ template }) => ["PATCH", `usertemplate/sharing/${template}`, { collaborators: [] }],
  ({ template }) => ["PATCH", `usertemplate/sharing/${template}/lock/true`],
  ({ template }) => ["PATCH", `usertemplate/sharing/${template}/lock/false`],
  ({ template, collaborator }) => ["POST", `usertemplate/sharing/email/unlock/${collaborator}/${template}`],
  ({ template }) => ["POST", `usertemplate/${template}/share-link`, {}],
  ({ template }) => ["DELETE", `usertemplate/${template}/share-links`],
  ({ template }) => ["POST", `usertemplate/${template}/clone`],
  ({ template }) => ["POST", `usertemplate/${template}/convert`, {}],
  ({ template }) => ["GET", `usertemplate/${template}/versions`],
  ({ template }) => ["GET", `usertemplate/${template}`],
  ({ template }) => ["POST", "note", { templateId: template, text: "Another" }],
  ({ note }) => ["DELETE", `note/${note}`],
  ({ template }) => ["DELETE", `note/template/${template}`],
  ({ template }) => ["POST", "customblocks", { name: "Block", templateId: template }],
  ({ template }) => ["POST", `usertemplate/sendtestmail/${template}`, { to: ["a@b.test"] }],
  ({ template }) => ["POST", `usertemplate/${template}/qr`, { text: "x" }],
];

describe.each(testEngines)("calls that meet, on $name", (engine) => {
  let server: TestServer;
  let people: TestUser[];
  beforeAll(async () => {
    server = await startTestServer(engine);
    people = [await server.addUser(), await server.addUser(), await server.addUser({ role: "ROLE_ADMIN" })];
  }, 60_000);
  afterAll(() => server?.close());

  /** A shared email with everything that can hang on one; all calls of a round are about it. */
  async function plantIds(): Promise<string[]> {
    const [owner, collaborator, admin] = people as [TestUser, TestUser, TestUser];
    const make = async (user: TestUser, url: string, body: object) => (await user.call("POST", url, body)).json().id as string;
    const template = await make(owner, "/api/v2/usertemplate/type/email", { name: "Ours", template: { html: "<p>1</p>" } });
    await owner.call("PATCH", `/api/v2/usertemplate/sharing/${template}`, { collaborators: [collaborator.id] });
    const link = await make(owner, `/api/v2/usertemplate/${template}/share-link`, {});
    const note = await make(owner, "/api/v2/note", { templateId: template, text: "Note" });
    const block = await make(owner, "/api/v2/customblocks", { name: "Block", templateId: template });
    const system = await make(admin, "/api/v2/systemtemplate/type/email", { name: "System", template: { html: "<p>2</p>" } });
    return [template, template, template, link, note, block, system, ...people.map(({ id }) => id)].filter(Boolean);
  }

  const movesOn = (ids: readonly string[]) =>
    fc.array(
      fc
        .constantFrom(...operations)
        .chain((operation) => fc.record({ operation: fc.constant(operation), request: requestOf(operation, ids), who: fc.nat(2) })),
      { minLength: atOnce, maxLength: atOnce },
    );

  async function make({ operation, request, who }: Move) {
    const payload = request.body === undefined ? {} : { payload: JSON.stringify(request.body) };
    const headers = writeHeaders(operation, request, people[who]?.headers ?? {});
    const answer = await server.inject({ method: operation.method as "GET", url: writeUrl(operation.url, request), headers, ...payload });
    return { id: operation.id, status: answer.statusCode, body: answer.body };
  }

  test.each(
    usualMoves.map((move, nth) => [move({ template: "ID", note: "NOTE", collaborator: "PERSON" }).slice(0, 2).join(" "), nth] as const),
  )("%s is understood", async (_, nth) => {
    const [template = "", , , , note = ""] = await plantIds();
    const [method, url, body] = usualMoves[nth]?.({ template, note, collaborator: people[1]?.id ?? "" }) ?? [];
    const answer = await people[0]?.call(method as Method, `/api/v2/${url}`, body);
    // Done, or refused for what another call of the same moment may change, or for who asks: never for its form.
    expect([answer?.statusCode, answer?.body]).toEqual([
      expect.toSatisfy((status) => status < 300 || status === 403 || status === 409),
      answer?.body,
    ]);
  });

  test(`${atOnce} people at work on one email get answers, none a fault, and it is whole afterwards`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...usualMoves), fc.nat(2)), { minLength: atOnce, maxLength: atOnce }),
        async (moves) => {
          const [template = "", , , , note = ""] = await plantIds();
          const target = { template, note, collaborator: people[1]?.id ?? "" };
          const answers = await Promise.all(
            moves.map(async ([move, who]) => {
              const [method, url, body] = move(target);
              const { statusCode, body: text } = (await people[who]?.call(method, `/api/v2/${url}`, body)) ?? { statusCode: 0, body: "" };
              return { url, status: statusCode, text };
            }),
          );
          expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
          const after = await people[0]?.call("GET", `/api/v2/usertemplate/${template}`);
          // It is there, whole, or locked by the collaborator, or gone for good.
          const isWhole = after?.statusCode === 200 && ["<p>1</p>", "<p>2</p>"].includes(after.json().template.html);
          expect([after?.statusCode, isWhole]).toEqual(
            isWhole ? [200, true] : [expect.toSatisfy((status) => status === 404 || status === 423), false],
          );
        },
      ),
      { numRuns: rounds, ...seededBy(20261123) },
    );
  }, 600_000);

  test(`${atOnce} generated ones at once on the same things end in answers, none in a fault`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.noShrink(fc.infiniteStream(fc.nat())), async (numbers) => {
        const ids = await plantIds();
        const seed = numbers.next().value;
        const [moves = []] = fc.sample(movesOn(ids), { seed, numRuns: 1 });
        const answers = await Promise.all(moves.map(make));
        // 501 and 503 say that this server has no shop and no browser.
        expect(answers.filter(({ status }) => status >= 500 && status !== 501 && status !== 503)).toEqual([]);
      }),
      { numRuns: rounds, ...seededBy(20261123) },
    );
  }, 600_000);

  test("a picture for an email that is removed meanwhile is refused, as the email is not there", async () => {
    const [owner] = people as [TestUser];
    const [template = ""] = await plantIds();
    const store = server.ports.blobStore;
    server.ports.blobStore = {
      ...store,
      put: async (...blob) => {
        await owner.call("PUT", `/api/v2/usertemplate/${template}/status/deleted`);
        await owner.call("DELETE", `/api/v2/usertemplate/${template}`);
        return store.put(...blob);
      },
    };
    const { statusCode } = await owner.call("POST", `/api/v2/usertemplate/${template}/qr`, { text: "x" });
    server.ports.blobStore = store;
    expect(statusCode).toBe(404);
  });
});
