import type { ApprovalSummary, CollaboratorRole, TemplateCategory, TemplateStatus } from "@mailwright/contract";

/** What a person may do with the template as a whole, beyond changing it. */
export type TemplateRight = "publish" | "unpublish" | "restore" | "convert" | "unlock";

/** What is known about a template beside its document. Empty texts where a host gives none. */
export interface TemplateInfo {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly preHeader: string;
  readonly tags: string;
  readonly status: TemplateStatus;
  /** The person may look at the template but not change it, because of a lock, a share or a role. */
  readonly readOnly: boolean;
  readonly isSystem: boolean;
  readonly isShared: boolean;
  /** Another person holds the shared template, and only they may change it. */
  readonly isLocked?: boolean;
  /** Locks of blocks are binding for this person: only the owner and administrators may remove one. */
  readonly locksHold?: boolean;
  /** What the person may do with what somebody else shares. Absent or null: it is their own, or there are no roles. */
  readonly collaboratorRole?: CollaboratorRole | null;
  /** Somebody has commented on it. Absent: that is not known. */
  readonly hasComments?: boolean;
  /** Whether colleagues approve it. Absent: that is not known. */
  readonly approval?: ApprovalSummary | undefined;
  /** Absent: everything that the ports can do. */
  readonly rights?: readonly TemplateRight[];
  readonly categories?: readonly TemplateCategory[];
  /** The shared view, which opens in a new window. */
  readonly viewUrl?: string;
  /** The email as it is stored, as a page of its own. */
  readonly pageUrl?: string;
}

/** May this person write comments? */
export const mayComment = ({ collaboratorRole }: Pick<TemplateInfo, "collaboratorRole">): boolean => collaboratorRole !== "view";

/** May they not change it, by their role? */
export const isBelowEditor = ({ collaboratorRole: role }: Pick<TemplateInfo, "collaboratorRole">): boolean =>
  role === "view" || role === "comment";

/** May this person do that? */
export function hasRight({ rights }: Pick<TemplateInfo, "rights">, right: TemplateRight): boolean {
  return rights?.includes(right) ?? true;
}
