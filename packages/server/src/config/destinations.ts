import { type Destination, destinations, findDestination } from "@mailwright/destinations";
import { isRecord } from "../base/is-record.js";

/** What whoever runs this server says about one destination. */
export interface DestinationSettings {
  /** What was registered at the service; null where its window cannot be opened. */
  client: { clientId: string; clientSecret: string } | null;
  /** Other addresses than the declared ones, by their names. */
  bases: Readonly<Record<string, string>>;
  isHidden: boolean;
}

/** By the name that stands in the address of the export call. */
export type DestinationsConfig = Readonly<Record<string, DestinationSettings>>;

const unchanged: DestinationSettings = { client: null, bases: {}, isHidden: false };

/** A destination by what the address of the export call says. */
export const findDeclared = (provider: string): Destination | undefined => findDestination(destinations, provider);

/** What is said about this destination. */
export const settingsOf = (config: DestinationsConfig, provider: string): DestinationSettings => config[provider] ?? unchanged;

const example = '{"MAILCHIMP":{"clientId":"…","clientSecret":"…"},"PABBLY":{"hidden":true}}';

/** Reads `DESTINATIONS`. What is wrong is added to `faults`, without the secrets. */
export function parseDestinations(text: string | undefined, faults: string[]): DestinationsConfig {
  if (!text) return {};
  const parsed = parseJson(text);
  if (!isRecord(parsed)) {
    faults.push(`DESTINATIONS must be JSON such as ${example}.`);
    return {};
  }
  const entries = Object.entries(parsed).flatMap(([provider, given]) => {
    const destination = findDeclared(provider);
    const settings = destination && isRecord(given) ? readSettings(destination, given) : null;
    if (settings === null)
      faults.push(`DESTINATIONS has something under "${provider.slice(0, 40)}" that is not understood. An example: ${example}.`);
    return settings === null ? [] : [[provider, settings] as const];
  });
  return Object.fromEntries(entries);
}

const known = new Set(["clientId", "clientSecret", "bases", "hidden"]);

function readSettings({ bases: declared }: Destination, given: Record<string, unknown>): DestinationSettings | null {
  const { clientId, clientSecret, bases = {}, hidden = false } = given;
  const hasClient = typeof clientId === "string" && typeof clientSecret === "string" && clientId !== "" && clientSecret !== "";
  const isWithout = clientId === undefined && clientSecret === undefined;
  if (!Object.keys(given).every((name) => known.has(name)) || !(hasClient || isWithout) || typeof hidden !== "boolean") return null;
  if (!isRecord(bases) || !Object.entries(bases).every(([name, base]) => Object.hasOwn(declared, name) && isBase(base))) return null;
  // Each base was just seen to be a text.
  return { client: hasClient ? { clientId, clientSecret } : null, bases: bases as Record<string, string>, isHidden: hidden };
}

/** Braces are filled in when a call is made. */
const isBase = (value: unknown) => typeof value === "string" && /^https?:\/\/[^\s?#]+[^\s?#/]$/.test(value);

/** Origins among the addresses that the operator named: calls may go there even where they are in the own network. */
export function originsOf(config: DestinationsConfig): readonly string[] {
  const bases = Object.values(config).flatMap((settings) => Object.values(settings.bases));
  return bases.flatMap((base) => (URL.canParse(base) ? [new URL(base).origin] : []));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // named as a fault
  }
}
