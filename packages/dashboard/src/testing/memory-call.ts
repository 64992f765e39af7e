import type { Import, ImportResult, Job, Store } from "@mailwright/client";
import type {
  ActivityEntry,
  Asset,
  Category,
  Collaborator,
  DemoUser,
  Note,
  QuotaUse,
  SearchCriterion,
  Session,
  ShareLinkUse,
  Team,
  TeamShare,
  TemplateStatus,
  TemplateSummary,
} from "@mailwright/contract";

/** What the server knows; a test may look and change. */
export interface MemoryWorld {
  templates: TemplateSummary[];
  starters: readonly TemplateSummary[];
  categories: readonly Category[];
  session: Session;
  users: readonly DemoUser[];
  notes: readonly Note[];
  /** Newest first. */
  activity: readonly ActivityEntry[];
  shareLinks: readonly ShareLinkUse[];
  teams: readonly Team[];
  quotas: readonly QuotaUse[];
  jobs: readonly Job[];
  pictures: readonly Asset[];
  stores: readonly Store[];
  imports: readonly Import[];
  /** Of every import. */
  importResults: readonly ImportResult[];
}

/** A failure in the contract's form. */
export function refuse(status: number, code: string): Response {
  return Response.json({ error: "", code, fields: [], requestId: "r1" }, { status });
}

/** What any call may carry. */
export interface Body {
  readonly ids?: string[];
  readonly name?: string;
  readonly url?: string;
  readonly kind?: NonNullable<Store["kind"]>;
  readonly tags?: string;
  readonly description?: string;
  readonly categories?: readonly { readonly id: string }[];
  readonly dnd_mode?: Session["dnd_mode"];
  readonly hidden?: boolean;
  readonly originalName?: string;
  readonly userId?: string;
  readonly collaborators?: string[];
  readonly collaboratorRoles?: Collaborator[];
  readonly teams?: readonly TeamShare[];
  readonly days?: number;
  readonly password?: string;
  readonly templateId?: string;
  readonly text?: string;
  readonly limit?: number;
  readonly offset?: number;
  readonly orderBy?: string;
  readonly orderDirection?: "ASC" | "DESC";
  readonly criteria?: readonly SearchCriterion[];
  readonly addresses?: readonly string[];
  readonly forms?: readonly { readonly part: number; readonly form: "native" | "raw" }[];
}

/** One call, taken apart. */
export interface Call {
  readonly world: MemoryWorld;
  readonly id: string;
  readonly status: TemplateStatus;
  readonly query: URLSearchParams;
  readonly body: Body;
}

/** Which calls it answers, and how. */
export type Route = readonly [method: string, pattern: RegExp, answer: (call: Call) => Response];
