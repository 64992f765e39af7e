import { type QuotaKind, quotaKinds } from "@mailwright/contract";
import { isRecord } from "../base/is-record.js";

export type Limits = Readonly<Partial<Record<QuotaKind, number>>>;

/** How much people and workspaces may have. What is not named is not limited. */
export interface Quotas {
  /** Of each person, unless the plan says otherwise. */
  user: Limits;
  workspace: Limits;
  /** Limits by the number of a plan. They replace those of `user` for people with that plan. */
  plans: Readonly<Record<string, Limits>>;
}

export const unlimited: Quotas = { user: {}, workspace: {}, plans: {} };

/** Reads `QUOTAS`, such as `{"user":{"templates":500},"workspace":{"bytes":10000000000},"plans":{"0":{"templates":20,"mails":10}}}`. */
export function parseQuotas(text: string | undefined, faults: string[]): Quotas {
  if (!text) return unlimited;
  const parsed = parseJson(text);
  const scopes = isRecord(parsed) ? parsed : {};
  const { user = {}, workspace = {}, plans = {}, ...others } = scopes;
  const isRight =
    isRecord(parsed) && Object.keys(others).length === 0 && isLimits(user) && isLimits(workspace) && isRecord(plans) && arePlans(plans);
  if (isRight) return { user, workspace, plans };
  faults.push(
    `QUOTAS must be JSON such as {"user":{"templates":500},"workspace":{"bytes":10000000000},"plans":{"0":{"mails":10}}}, with whole numbers of ${quotaKinds.join(", ")}.`,
  );
  return unlimited;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // named as a fault
  }
}

function isLimits(value: unknown): value is Limits {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(
    ([kind, limit]) => quotaKinds.some((known) => known === kind) && Number.isSafeInteger(limit) && Number(limit) >= 0,
  );
}

const arePlans = (plans: Record<string, unknown>): plans is Record<string, Limits> =>
  Object.entries(plans).every(([plan, limits]) => /^\d{1,4}$/.test(plan) && isLimits(limits));
