import { isWebAddress } from "./is-web-address.js";

/** Where an S3-compatible store is, and how to enter it. */
export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Stands before every key, so that a bucket can be shared. */
  prefix: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const bucketShape = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixShape = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;

/** The store that the environment names, or null for the disk. Pushes every fault at once. */
export function parseS3Settings(env: Environment, faults: string[]): S3Settings | null {
  const given = Object.keys(env).filter((name) => name.startsWith("S3_") && env[name]);
  if (given.length === 0) return null;
  const region = env["S3_REGION"] || "us-east-1";
  const settings: S3Settings = {
    endpoint: (env["S3_ENDPOINT"] || `https://s3.${region}.amazonaws.com`).replace(/\/+$/, ""),
    region,
    bucket: env["S3_BUCKET"] ?? "",
    accessKeyId: env["S3_ACCESS_KEY_ID"] ?? "",
    secretAccessKey: env["S3_SECRET_ACCESS_KEY"] ?? "",
    prefix: env["S3_PREFIX"] ?? "",
  };
  for (const name of ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]) {
    if (!env[name]) faults.push(`${name} is required when ${given[0]} is set.`);
  }
  if (settings.bucket !== "" && !bucketShape.test(settings.bucket)) faults.push("S3_BUCKET is not the name of a bucket.");
  if (settings.prefix !== "" && !prefixShape.test(settings.prefix)) faults.push("S3_PREFIX must be words joined by slashes.");
  if (!isWebAddress(settings.endpoint)) faults.push("S3_ENDPOINT must be an address that starts with https:// or http://.");
  return settings;
}
