/** A query as its parts: `only screen and (max-width:600px)`. */
interface MediaQuery {
  readonly modifier: string;
  readonly type: string;
  readonly features: readonly string[];
}

const pairsMax = 40;
const query = /^(?:(not|only)\s+)?([a-z][a-z-]*)?((?:(?:\s*and\s*)?\([^()]*\))*)$/i;

/**
 * The media queries of rules inside both of them. Most email clients drop a query that stands in another one. Nothing where no medium fits
 * both, or where one of them cannot be told apart.
 */
export function joinQueries(outer: string, inner: string): string | undefined {
  if (outer === "") return inner;
  const [ones, others] = [splitQueries(outer), splitQueries(inner)];
  if (ones.length * others.length > pairsMax) return undefined;
  const pairs = ones.flatMap((one) => others.map((other) => joinPair(one, other)));
  const joined = pairs.filter((each) => each !== undefined);
  return joined.length > 0 ? joined.join(",") : undefined;
}

function splitQueries(list: string): readonly string[] {
  return list.split(",").map((each) => each.trim());
}

function joinPair(outer: string, inner: string): string | undefined {
  if (isAll(outer)) return inner;
  if (isAll(inner)) return outer;
  const [one, other] = [readQuery(outer), readQuery(inner)];
  if (!one || !other || [one, other].some(({ modifier }) => modifier === "not")) return undefined;
  const types = [...new Set([one.type, other.type].filter((type) => type !== "" && type !== "all"))];
  if (types.length > 1) return undefined;
  const [type] = types;
  const modifier = type && (one.modifier || other.modifier);
  const medium = type ? [modifier ? `${modifier} ${type}` : type] : [];
  return [...medium, ...new Set([...one.features, ...other.features])].join(" and ");
}

function isAll(text: string): boolean {
  return /^(?:all)?$/i.test(text);
}

function readQuery(text: string): MediaQuery | undefined {
  const [whole, modifier = "", type = "", features = ""] = query.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return { modifier: modifier.toLowerCase(), type: type.toLowerCase(), features: features.match(/\([^()]*\)/g) ?? [] };
}

const length = String.raw`(\d+(?:\.\d+)?|\.\d+)([a-z]*)`;
const below = new RegExp(String.raw`\(\s*(width|height)\s*(<=?|>=?)\s*${length}\s*\)`, "gi");
const above = new RegExp(String.raw`\(\s*${length}\s*(<=?|>=?)\s*(width|height)\s*\)`, "gi");
const between = new RegExp(String.raw`\(\s*${length}\s*(<=?)\s*(width|height)\s*(<=?)\s*${length}\s*\)`, "gi");
const mirrored: Readonly<Record<string, string>> = { "<": ">", "<=": ">=", ">": "<", ">=": "<=" };

/** Ranges such as `(width < 600px)`, which only the newest clients read, as `(max-width:599.98px)`, which all of them do. */
export function writeRanges(list: string): string {
  return list
    .replace(between, (_, from: string, unit: string, low: string, side: string, high: string, to: string, toUnit: string) =>
      [writeRange(side, mirrored[low] ?? "", from, unit), writeRange(side, high, to, toUnit)].join(" and "),
    )
    .replace(below, (_, side: string, sign: string, value: string, unit: string) => writeRange(side, sign, value, unit))
    .replace(above, (_, value: string, unit: string, sign: string, side: string) => writeRange(side, mirrored[sign] ?? "", value, unit));
}

/** What lies just beside a limit; no screen has so small a part of a pixel. */
const beside = 0.02;

function writeRange(side: string, sign: string, value: string, unit: string): string {
  const isMax = sign.startsWith("<");
  const limit = sign.endsWith("=") ? Number(value) : Number(value) + (isMax ? -beside : beside);
  return `(${isMax ? "max" : "min"}-${side.toLowerCase()}:${Math.round(limit * 1000) / 1000}${unit})`;
}
