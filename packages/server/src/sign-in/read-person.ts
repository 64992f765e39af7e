import { hasForbiddenNameCharacters, tidyName } from "@mailwright/contract";
import { isWorkspaceId, type OidcSettings } from "../config/oidc-settings.js";

/** Who the provider says signs in. */
export interface ProviderPerson {
  /** The person's name at this provider, for ever. */
  externalId: string;
  email: string;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  imageUrl: string;
  /** Null where the provider does not say it, so that it is given in the product. */
  role: "ROLE_ADMIN" | "user" | null;
  plan: number | null;
  /** Null where the settings want a claim that is missing. */
  workspaceId: string | null;
}

type Claims = Readonly<Record<string, unknown>>;
type ClaimSettings = Pick<OidcSettings, "issuer" | "roleClaim" | "adminRoles" | "planClaim" | "workspaceClaim" | "workspaceId">;

const nameMaxLength = 120;
const planMax = 1000;

/** Reads the claims of a person by the names that the settings give them. What does not fit counts as not said. */
export function readPerson(claims: Claims & { sub: string }, settings: ClaimSettings): ProviderPerson {
  const email = readText(claims["email"], 320);
  const firstName = readName(claims["given_name"]) || readName(claims["name"]) || email.split("@")[0] || "";
  const picture = readText(claims["picture"], 2000);
  return {
    externalId: `${settings.issuer} ${claims.sub}`,
    email,
    isEmailVerified: email !== "" && claims["email_verified"] === true,
    firstName: firstName || claims.sub.slice(0, nameMaxLength),
    lastName: readName(claims["family_name"]),
    imageUrl: picture.startsWith("https://") ? picture : "",
    role: readRole(claims, settings),
    plan: readPlan(claims, settings),
    workspaceId: readWorkspace(claims, settings),
  };
}

function readRole(claims: Claims, { roleClaim, adminRoles }: ClaimSettings) {
  if (roleClaim === null) return null;
  const said = findClaim(claims, roleClaim);
  const roles: readonly unknown[] = Array.isArray(said) ? said : [said];
  return roles.some((role) => typeof role === "string" && adminRoles.includes(role)) ? "ROLE_ADMIN" : "user";
}

function readPlan(claims: Claims, { planClaim }: ClaimSettings): number | null {
  const said = planClaim === null ? undefined : findClaim(claims, planClaim);
  const plan = typeof said === "string" && said !== "" ? Number(said) : said;
  return typeof plan === "number" && Number.isInteger(plan) && plan >= 0 && plan <= planMax ? plan : null;
}

function readWorkspace(claims: Claims, { workspaceClaim, workspaceId }: ClaimSettings): string | null {
  if (workspaceClaim === null) return workspaceId;
  const said = findClaim(claims, workspaceClaim);
  return typeof said === "string" && isWorkspaceId(said) ? said : null;
}

/** A claim of that very name (`https://acme.example/roles`), or one inside of others (`realm_access.roles`). */
function findClaim(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name.split(".").reduce<unknown>((at, part) => (typeof at === "object" && at !== null ? Reflect.get(at, part) : undefined), claims);
}

/** A name as the product's own forms would take it; one of which nothing is visible counts as not said. */
function readName(value: unknown): string {
  const name = typeof value === "string" ? Array.from(tidyName(value)).slice(0, nameMaxLength).join("").trim() : "";
  return hasForbiddenNameCharacters(name) ? "" : name;
}

/** What a person does not read, without signs that steer a terminal or turn the direction of writing. */
const readText = (value: unknown, maxLength: number) =>
  typeof value === "string"
    ? value
        .replaceAll(/[\p{Cc}\p{Cf}]/gu, "")
        .trim()
        .slice(0, maxLength)
    : "";
