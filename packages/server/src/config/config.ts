import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { packageRoot, repositoryRoot } from "../base/package-root.js";
import { type AiImageSettings, parseAiImageSettings } from "./ai-image-settings.js";
import type { SandboxRule } from "./chromium-sandbox.js";
import { parseConnectionKeys } from "./connection-keys.js";
import { type DestinationsConfig, parseDestinations } from "./destinations.js";
import { isProgram } from "./find-chromium.js";
import { type GiphySettings, parseGiphySettings } from "./giphy-settings.js";
import { type HostKey, parseHostKeys } from "./host-keys.js";
import { parseLiveAddress } from "./live-address.js";
import { type MapSettings, parseMapSettings } from "./map-settings.js";
import { isLoopback, parseTrustProxy, type TrustProxy } from "./network.js";
import { type OidcSettings, parseOidcSettings } from "./oidc-settings.js";
import { type PhotoSettings, parsePhotoSettings } from "./photo-settings.js";
import { parseQuotas, type Quotas } from "./quotas.js";
import { parseRetention, type Retention } from "./retention.js";
import { parseS3Settings, type S3Settings } from "./s3-settings.js";
import { parseScreenshotSettings, type ScreenshotSettings } from "./screenshot-settings.js";

export type AuthMode = "demo" | "host" | "oidc";
export type LogLevel = "fatal" | "error" | "warn" | "info" | "debug" | "silent";

/** Where traces are told by OpenTelemetry's protocol, and under which name. */
export interface TraceSettings {
  endpoint: string;
  serviceName: string;
}

/** Everything that the environment decides. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** PostgreSQL; null is the embedded database inside `dataDir`. */
  databaseUrl: string | null;
  /** Connections to PostgreSQL that this process may hold. */
  databaseConnectionsMax: number;
  /** Where pictures are kept; null is the directory `blobs` inside `dataDir`. */
  s3: S3Settings | null;
  authMode: AuthMode;
  /** Signs tokens and seals credentials; null means one is kept in `dataDir`. */
  appSecret: string | null;
  /** What hosts mint sessions with. The list is the truth: a key that is not in it opens nothing. */
  hostKeys: readonly HostKey[];
  /** Where `hostKeys` were read from besides the environment; read anew on SIGHUP. */
  hostKeysFile: string | null;
  /** Where people and mail clients reach this server; null, never in production, is the loopback address that it listens on. */
  publicUrl: string | null;
  /** Where the host signs people in who open the product by themselves; null where it has no such page. */
  signInUrl: string | null;
  /** The provider that signs people in; null with another `AUTH_MODE`. */
  oidc: OidcSettings | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Origins that may call the API from a page. */
  corsOrigins: readonly string[];
  /** Origins that may show the product in a frame. */
  frameAncestors: readonly string[];
  /** May this server fetch what users name, such as the stills of videos? Only ever from the public internet. */
  mayReachInternet: boolean;
  /** Origins that emails may be exported to although they are not in the public internet. */
  exportOrigins: readonly string[];
  /** What is said about the places where emails go. */
  destinations: DestinationsConfig;
  /** Which service makes pictures from words; null makes none. */
  aiImages: AiImageSettings | null;
  /** Encrypt what people keep of their accounts elsewhere, the first one from now on. */
  connectionKeys: readonly Uint8Array[];
  /** Which service gives free photos; null gives none. */
  photos: PhotoSettings | null;
  /** Which service draws maps; null draws none. */
  maps: MapSettings | null;
  /** Which service takes screenshots in mail programs; null takes none. */
  screenshots: ScreenshotSettings | null;
  /** How the product's own pages search GIPHY; null does not. */
  giphy: GiphySettings | null;
  /** Draws PDFs and pictures of templates; null looks for one on the system. */
  chromiumPath: string | null;
  /** May that browser work without its sandbox? */
  chromiumSandbox: SandboxRule;
  /** Are pictures for the cards of the dashboard made after every save? */
  previewPictures: boolean;
  /** Is an email with errors refused when it is to be published? */
  publishChecks: boolean;
  /** May people work in one template at the same time, by `/api/v2/live`? */
  liveEditing: boolean;
  /** Where other processes reach this one, as `host` or `host:port`; null is found. */
  liveAddress: string | null;
  /** How much people and workspaces may have. */
  quotas: Quotas;
  /** Does this process do jobs, such as mails and pictures? Otherwise it leaves them to `mailwright-server work`. */
  worksHere: boolean;
  /** Where a process that only works answers `/readyz` and `/metrics`; null answers nowhere. */
  workPort: number | null;
  /** How long things are kept. */
  retention: Retention;
  siteDir: string | null;
  cdnDir: string | null;
  /** Where `npm run build:storybook` writes Storybook; null serves none. */
  storybookDir: string | null;
  /** Whose `X-Forwarded-*` are believed. */
  trustProxy: TrustProxy;
  /** Calls per minute of one address; 0 is no limit. */
  callsPerMinuteMax: number;
  /** Calls per minute of one person, and of one host key, in all processes together; 0 is no limit. */
  userCallsPerMinuteMax: number;
  keyCallsPerMinuteMax: number;
  /** Are costly operations, and mails to one address, limited besides? */
  limitsOperations: boolean;
  /** Opens `/metrics`; null opens it to everybody outside of production and to nobody in it. */
  metricsToken: string | null;
  /** Null tells nobody, and costs nothing. */
  traces: TraceSettings | null;
  isProduction: boolean;
  logLevel: LogLevel;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Faults = string[];

const logLevels: readonly LogLevel[] = ["fatal", "error", "warn", "info", "debug", "silent"];
const secretMinLength = 32;
const tokenMinLength = 16;

/** Reads the environment. Throws one `ConfigError` that names every fault at once. */
export function requireConfig(env: Environment): Config {
  const faults: Faults = [];
  const isProduction = env["NODE_ENV"] === "production";
  const config: Config = {
    port: parseInteger(env, "PORT", 4400, 0, 65_535, faults),
    host: env["HOST"] || "localhost",
    dataDir: resolve(env["DATA_DIR"] || join(repositoryRoot ?? process.cwd(), ".data")),
    databaseUrl: parseUrl(env, "DATABASE_URL", ["postgres:", "postgresql:"], faults),
    databaseConnectionsMax: parseInteger(env, "DATABASE_CONNECTIONS", 10, 1, 500, faults),
    s3: parseS3Settings(env, faults),
    authMode: parseChoice(env, "AUTH_MODE", ["demo", "host", "oidc"], isProduction ? "host" : "demo", faults),
    appSecret: env["APP_SECRET"] || null,
    hostKeys: parseHostKeys(env, faults),
    hostKeysFile: env["HOST_KEYS_FILE"] || null,
    publicUrl: parsePublicUrl(env, faults),
    signInUrl: parseUrl(env, "SIGN_IN_URL", ["http:", "https:"], faults),
    oidc: parseOidcSettings(env, faults),
    smtpUrl: parseUrl(env, "SMTP_URL", ["smtp:", "smtps:"], faults),
    mailFrom: env["MAIL_FROM"] || "Mailwright <mailwright@localhost>",
    corsOrigins: parseOrigins(env, "CORS_ORIGINS", faults),
    frameAncestors: parseOrigins(env, "FRAME_ANCESTORS", faults),
    mayReachInternet: parseChoice(env, "OUTBOUND", ["on", "off"], "on", faults) === "on",
    exportOrigins: parseOrigins(env, "EXPORT_ORIGINS", faults),
    destinations: parseDestinations(env["DESTINATIONS"], faults),
    aiImages: parseAiImageSettings(env, faults),
    connectionKeys: parseConnectionKeys(env["CONNECTION_KEYS"], faults),
    photos: parsePhotoSettings(env, faults),
    maps: parseMapSettings(env, faults),
    screenshots: parseScreenshotSettings(env, faults),
    giphy: parseGiphySettings(env, faults),
    chromiumPath: parseProgram(env, "CHROMIUM_PATH", faults),
    chromiumSandbox: parseSandbox(env, isProduction, faults),
    previewPictures: parseChoice(env, "PREVIEW_PICTURES", ["on", "off"], "on", faults) === "on",
    publishChecks: parseChoice(env, "PUBLISH_CHECKS", ["off", "block"], "off", faults) === "block",
    liveEditing: parseChoice(env, "LIVE_EDITING", ["on", "off"], "on", faults) === "on",
    liveAddress: parseLiveAddress(env, faults),
    quotas: parseQuotas(env["QUOTAS"], faults),
    worksHere: parseChoice(env, "WORK", ["on", "off"], "on", faults) === "on",
    workPort: env["WORK_PORT"] ? parseInteger(env, "WORK_PORT", 0, 0, 65_535, faults) : null,
    retention: parseRetention(env["RETENTION_DAYS"], faults),
    siteDir: parseDirectory(env, "SITE_DIR", join(packageRoot, "../../examples/demo-site/dist"), faults),
    cdnDir: parseDirectory(env, "CDN_DIR", join(packageRoot, "../elements/dist/cdn"), faults),
    storybookDir: isProduction || repositoryRoot === null ? null : join(repositoryRoot, "storybook-static"),
    trustProxy: parseTrustProxy(env, faults),
    callsPerMinuteMax: parseInteger(env, "CALLS_PER_MINUTE", 3000, 0, 1_000_000, faults),
    userCallsPerMinuteMax: parseInteger(env, "USER_CALLS_PER_MINUTE", 3000, 0, 1_000_000, faults),
    keyCallsPerMinuteMax: parseInteger(env, "KEY_CALLS_PER_MINUTE", 6000, 0, 1_000_000, faults),
    limitsOperations: parseChoice(env, "OPERATION_LIMITS", ["on", "off"], "on", faults) === "on",
    metricsToken: env["METRICS_TOKEN"] || null,
    traces: parseTraces(env, faults),
    isProduction,
    logLevel: parseChoice(env, "LOG_LEVEL", logLevels, isProduction ? "info" : "warn", faults),
  };
  refuseUnsafe(config, isProduction, faults);
  if (!env["NODE_ENV"] && config.authMode === "demo" && !isLoopback(config.host)) {
    faults.push(
      `HOST=${config.host} would let anyone in the network into the demo. Leave HOST out, or say NODE_ENV=development to mean it.`,
    );
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/** What is wrong with the environment, all of it. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The configuration has faults:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
    this.faults = faults;
  }
}

function refuseUnsafe(config: Config, isProduction: boolean, faults: Faults) {
  if (config.authMode === "demo" && isProduction) faults.push("AUTH_MODE=demo lets anyone in, so it is refused with NODE_ENV=production.");
  if (config.appSecret !== null && config.appSecret.length < secretMinLength) {
    faults.push(`APP_SECRET must have at least ${secretMinLength} characters.`);
  }
  if (config.metricsToken !== null && config.metricsToken.length < tokenMinLength) {
    faults.push(`METRICS_TOKEN must have at least ${tokenMinLength} characters.`);
  }
  if (config.publicUrl === null && isProduction && !faults.some((fault) => fault.startsWith("PUBLIC_URL"))) {
    faults.push("PUBLIC_URL is required with NODE_ENV=production: links and mails name this address, never the one that a caller sends.");
  }
  const secretIsShared = config.authMode !== "demo" || config.databaseUrl !== null;
  if (config.appSecret === null && secretIsShared && isProduction) faults.push("APP_SECRET is required with NODE_ENV=production.");
}

function parseInteger(env: Environment, name: string, initial: number, min: number, max: number, faults: Faults): number {
  const text = env[name];
  if (text === undefined || text === "") return initial;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  faults.push(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return initial;
}

function parseChoice<T extends string>(env: Environment, name: string, choices: readonly T[], initial: T, faults: Faults): T {
  const text = env[name];
  if (text === undefined || text === "") return initial;
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) faults.push(`${name} must be one of ${choices.join(", ")}, not "${text}".`);
  return choice ?? initial;
}

function parseUrl(env: Environment, name: string, protocols: readonly string[], faults: Faults): string | null {
  const text = env[name];
  if (text === undefined || text === "") return null;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  // The value may hold a password, so it is not repeated.
  faults.push(`${name} must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}.`);
  return null;
}

function parseTraces(env: Environment, faults: Faults): TraceSettings | null {
  const endpoint = parseUrl(env, "OTEL_EXPORTER_OTLP_ENDPOINT", ["http:", "https:"], faults);
  return endpoint === null ? null : { endpoint, serviceName: env["OTEL_SERVICE_NAME"] || "mailwright" };
}

function parsePublicUrl(env: Environment, faults: Faults): string | null {
  const url = parseUrl(env, "PUBLIC_URL", ["http:", "https:"], faults);
  if (url !== null && /[?#]/.test(url)) faults.push("PUBLIC_URL must be an address without a query or a fragment.");
  return url?.replace(/\/+$/, "") ?? null;
}

function parseOrigins(env: Environment, name: string, faults: Faults): string[] {
  const parts = splitList(env[name]);
  return parts.filter((part) => {
    const isOrigin = /^https?:\/\/[a-z0-9.*:[\]-]+$/i.test(part);
    if (!isOrigin) faults.push(`${name} lists "${part}", which is not an origin such as https://app.example.com.`);
    return isOrigin;
  });
}

function parseProgram(env: Environment, name: string, faults: Faults): string | null {
  const text = env[name];
  if (text === undefined || text === "") return null;
  if (isProgram(text)) return resolve(text);
  faults.push(`${name} names no program that can be run: ${text}`);
  return null;
}

function parseSandbox(env: Environment, isProduction: boolean, faults: Faults): SandboxRule {
  const isOff = parseChoice(env, "CHROMIUM_SANDBOX", ["on", "off"], "on", faults) === "off";
  if (isOff) return "off";
  return isProduction || env["CHROMIUM_SANDBOX"] === "on" ? "demanded" : "if-possible";
}

function parseDirectory(env: Environment, name: string, initial: string, faults: Faults): string | null {
  const text = env[name];
  if (text === undefined || text === "") return existsSync(initial) ? resolve(initial) : null;
  if (existsSync(text)) return resolve(text);
  faults.push(`${name} names a directory that does not exist: ${text}`);
  return null;
}

const splitList = (text: string | undefined) =>
  (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
