import type { Import, ImportResult, ImportResultDetail } from "@mailwright/client";
import { type Call, type Route, refuse } from "./memory-call.js";
import { aTemplate } from "./sample-templates.js";

/** What the pages of imports ask for. */
export const importRoutes: readonly Route[] = [
  ["GET", /imports$/, ({ world }) => Response.json(world.imports)],
  ["POST", /imports$/, ({ world }) => bring(world, "letters.zip", 3)],
  ["POST", /imports\/addresses$/, ({ world, body: { addresses = [] } }) => bring(world, addresses[0] ?? "", addresses.length)],
  ["GET", /imports\/([\w-]+)$/, ({ world, id }) => answer(world.imports.find((one) => one.id === id))],
  ["DELETE", /imports\/([\w-]+)$/, removeImport],
  ["GET", /imports\/[\w-]+\/results$/, ({ world }) => Response.json(world.importResults)],
  ["GET", /imports\/[\w-]+\/results\/([\w-]+)$/, ({ world, id }) => answer(detailOf(world, id, []))],
  ["PATCH", /imports\/[\w-]+\/results\/([\w-]+)$/, ({ world, id, body: { forms = [] } }) => answer(detailOf(world, id, forms))],
  ["POST", /imports\/[\w-]+\/accept$/, acceptResults],
];

const answer = (found: object | undefined) => (found ? Response.json(found) : refuse(404, "not-found"));

function bring(world: Call["world"], name: string, total: number): Response {
  const made = anImport(name, { total, read: total });
  world.imports = [made, ...world.imports];
  world.importResults = resultsOf(total);
  return Response.json(made, { status: 201 });
}

function removeImport({ world, id }: Call): Response {
  world.imports = world.imports.filter((one) => one.id !== id);
  return new Response(null, { status: 204 });
}

function acceptResults({ world, body: { ids = [], categories = [] } }: Call): Response {
  const chosen = world.importResults.filter(({ id }) => ids.includes(id));
  const taken = chosen.filter(({ rawPartCount }) => rawPartCount < 3);
  const into = world.categories.filter((category) => categories.some(({ id }) => id === category.id));
  world.templates = [...taken.map(({ title }) => aTemplate(title, { status: "draft", categories: into })), ...world.templates];
  world.importResults = world.importResults.map((one) => (taken.includes(one) ? { ...one, templateId: `t-${one.id}` } : one));
  const refused = chosen.filter((one) => !taken.includes(one)).map(({ id }) => ({ id, code: "plan-required" }));
  return Response.json({ accepted: taken.map(({ id }) => ({ id, templateId: `t-${id}` })), refused });
}

type Forms = NonNullable<Call["body"]["forms"]>;

function detailOf({ importResults }: Call["world"], id: string, forms: Forms): ImportResultDetail | undefined {
  const result = importResults.find((one) => one.id === id);
  if (!result) return undefined;
  const chosen = (index: number, own: "native" | "raw") => forms.find(({ part }) => part === index)?.form ?? own;
  return {
    result,
    parts: [
      { label: "what is new in our shop", form: chosen(0, "native"), hasChoice: true, reasons: [] },
      { label: "Terms of the offer, with a table of prices", form: chosen(1, "raw"), hasChoice: true, reasons: ["too-deep", "differs"] },
      { label: "", form: "raw", hasChoice: false, reasons: ["overlap"] },
    ],
    problems: [
      { code: "active-content-dropped", line: 12, detail: "script" },
      { code: "address-without-page", line: null, detail: "img/lamp.png" },
      ...Array.from({ length: 40 }, (_, index) => ({ code: "attribute-dropped", line: 30 + index, detail: "mj-text font-style" })),
    ],
    before: letter(result.title, "#7a2e3a"),
    after: letter(result.title, "#21405e"),
  };
}

const letter = (title: string, color: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><style>.foot { color: #555 }</style></head>
<body style="margin:0;background:#f4f4f6;font-family:Arial"><div style="max-width:600px;margin:0 auto;background:#fff">
<div style="background:${color};color:#fff;padding:40px 32px;font-size:32px;font-weight:700">${title}</div>
<div style="padding:32px;font-size:16px;line-height:1.5;color:#333">Hello Ada,<br><br>our new season is here. ${"Have a look before everybody else does. ".repeat(20)}</div>
<div class="foot" style="padding:24px 32px;font-size:14px">You get this email because you asked for it.</div></div></body></html>`;

/** An import that is done, with what is given changed. */
export function anImport(name: string, change: Partial<Import> = {}): Import {
  const id = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const createdAt = "2026-04-12T15:30:00.000Z";
  return { id, name, createdAt, state: "done", total: 12, waiting: 0, read: 12, refused: 0, accepted: 0, ...change };
}

/** What came of one email that is read, with what is given changed. */
export function aResult(title: string, change: Partial<ImportResult> = {}): ImportResult {
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const whole = { of: 40, kept: 40 };
  return {
    id,
    name: `letters/2025/${id}.html`,
    title,
    state: "read",
    failure: null,
    format: "html",
    difference: { desktop: 0.004, phone: 0.012 },
    kept: { words: whole, links: { of: 6, kept: 6 }, images: { of: 3, kept: 3 } },
    problemCount: 0,
    rawPartCount: 0,
    templateId: null,
    ...change,
  };
}

/** So many that look the same. */
export function resultsOf(count: number): ImportResult[] {
  return Array.from({ length: count }, (_, index) => aResult(`Letter ${index + 1}`));
}

/** One of each kind, as a server lists them. */
export const mixedResults: readonly ImportResult[] = [
  aResult("invoice-archive", {
    name: "old/invoice-archive.zip",
    state: "refused",
    failure: "source-archive",
    difference: null,
    kept: null,
  }),
  aResult("A message of a bank that nobody can open any more", {
    state: "refused",
    failure: "source-mail",
    difference: null,
    kept: null,
    format: null,
  }),
  aResult("The great winter sale, with a name so long that no row of a list has room for all of it at once", {
    difference: { desktop: 0.31, phone: 0.428 },
    rawPartCount: 3,
    problemCount: 352,
  }),
  aResult("Terms", {
    difference: { desktop: 0.012, phone: 0.02 },
    kept: { words: { of: 900, kept: 871 }, links: { of: 2, kept: 2 }, images: { of: 0, kept: 0 } },
  }),
  aResult("Welcome", { templateId: "t-welcome", problemCount: 1 }),
  ...resultsOf(6),
  aResult("Design of another editor", { difference: null, format: "design" }),
  aResult("Not yet", { state: "waiting", difference: null, kept: null, format: null }),
];
