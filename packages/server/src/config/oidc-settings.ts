import { isLoopback } from "./network.js";

/** The OpenID Connect provider that signs people in, and what is made of what it says about them. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scopes: string;
  /** The claim with a person's roles, and which of them make an administrator; without a claim roles are given in the product. */
  roleClaim: string | null;
  adminRoles: readonly string[];
  /** The claim with the number of a person's plan; without it plans are given in the product. */
  planClaim: string | null;
  /** What a new person has where neither a claim nor an invitation says it. */
  plan: number;
  /** The claim with the workspace; without it everybody is in the one that is named. */
  workspaceClaim: string | null;
  workspaceId: string;
  /** Who may come in: those who were invited, or everybody whom the provider signs in. */
  signUp: "invited" | "open";
  sessionSeconds: number;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Faults = string[];

const workspaceForm = /^[a-z0-9-]{1,60}$/;
const claimForm = /^[^\s]{1,200}$/;

/** Reads the `OIDC_*` settings where `AUTH_MODE=oidc` asks for them. What is wrong is added to `faults`, without the secret. */
export function parseOidcSettings(env: Environment, faults: Faults): OidcSettings | null {
  if (env["AUTH_MODE"] !== "oidc") return null;
  const issuer = parseIssuer(env, faults);
  const clientId = required(env, "OIDC_CLIENT_ID", faults);
  const clientSecret = required(env, "OIDC_CLIENT_SECRET", faults);
  const scopes = env["OIDC_SCOPES"] || "openid profile email";
  if (!scopes.split(" ").includes("openid")) faults.push('OIDC_SCOPES must hold "openid".');
  const workspaceId = env["OIDC_WORKSPACE"] || "main";
  if (!workspaceForm.test(workspaceId)) faults.push("OIDC_WORKSPACE must be small letters, digits and hyphens.");
  const signUp = env["OIDC_SIGN_UP"] || "invited";
  if (signUp !== "invited" && signUp !== "open") faults.push(`OIDC_SIGN_UP must be invited or open, not "${signUp}".`);
  const adminRoles = (env["OIDC_ADMIN_ROLES"] ?? "").split(",").flatMap((role) => role.trim() || []);
  const roleClaim = parseClaim(env, "OIDC_ROLE_CLAIM", faults);
  if ((roleClaim === null) !== (adminRoles.length === 0))
    faults.push("OIDC_ROLE_CLAIM and OIDC_ADMIN_ROLES are given together or not at all.");
  return {
    ...{ issuer, clientId, clientSecret, scopes, workspaceId, adminRoles, roleClaim },
    planClaim: parseClaim(env, "OIDC_PLAN_CLAIM", faults),
    plan: parseNumber(env, "OIDC_PLAN", 1, [0, 1000], faults),
    workspaceClaim: parseClaim(env, "OIDC_WORKSPACE_CLAIM", faults),
    signUp: signUp === "open" ? "open" : "invited",
    sessionSeconds: parseNumber(env, "OIDC_SESSION_HOURS", 12, [1, 720], faults) * 3600,
  };
}

/** Is this a name that a workspace may have? */
export const isWorkspaceId = (text: string) => workspaceForm.test(text);

function parseIssuer(env: Environment, faults: Faults): string {
  const text = required(env, "OIDC_ISSUER", faults);
  if (text === "") return "";
  const { protocol, hostname } = URL.canParse(text) ? new URL(text) : { protocol: "", hostname: "" };
  const isSafe = protocol === "https:" || (protocol === "http:" && isLoopback(hostname.replace(/^\[|\]$/g, "")));
  if (!isSafe) faults.push("OIDC_ISSUER must be an address that starts with https://; http:// is for a provider on this machine only.");
  return text;
}

function required(env: Environment, name: string, faults: Faults): string {
  const text = env[name] ?? "";
  if (text === "") faults.push(`${name} is required with AUTH_MODE=oidc.`);
  return text;
}

function parseClaim(env: Environment, name: string, faults: Faults): string | null {
  const text = env[name];
  if (!text) return null;
  if (!claimForm.test(text)) faults.push(`${name} must be the name of a claim, such as groups or realm_access.roles.`);
  return text;
}

function parseNumber(env: Environment, name: string, initial: number, [min, max]: [number, number], faults: Faults): number {
  const text = env[name];
  if (!text) return initial;
  if (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
  faults.push(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return initial;
}
