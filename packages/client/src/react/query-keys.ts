import type { TemplateSearch } from "@mailwright/contract";
import type { ActivityQuery } from "../templates/activity.js";
import type { CategoryListQuery } from "../templates/categories.js";
import type { SystemTemplateListQuery } from "../templates/system-templates.js";
import type { TemplateListQuery } from "../templates/templates.js";
import type { AuditQuery } from "../workspace/audit.js";

/** Where each answer lives in the cache. A prefix invalidates everything below it. */
export const queryKeys = {
  session: ["session"],
  demoUsers: ["demo-users"],
  templates: ["templates"],
  templateList: (query: TemplateListQuery) => ["templates", "list", query],
  templateSearch: (search: TemplateSearch) => ["templates", "search", search],
  templatePages: ["templates", "pages"],
  templateCounts: ["templates", "counts"],
  template: (id: string) => ["templates", "one", id],
  versions: (id: string) => ["templates", "one", id, "versions"],
  systemTemplates: ["system-templates"],
  systemTemplateList: (query: SystemTemplateListQuery, status: string) => ["system-templates", "list", status, query],
  systemTemplatePages: ["system-templates", "pages"],
  systemTemplate: (id: string) => ["system-templates", "one", id],
  categoryLists: ["categories"],
  categories: (query: CategoryListQuery) => ["categories", query],
  assets: ["assets"],
  userAssets: ["assets", "user"],
  templateAssets: (id: string) => ["assets", "template", id],
  activity: (query: ActivityQuery) => ["activity", query],
  notes: (templateId: string) => ["notes", templateId],
  shareLinks: (templateId: string) => ["share-links", templateId],
  principals: (text: string) => ["principals", text],
  principal: (id: string) => ["principals", "one", id],
  /** Below the templates: whatever changes those changes what is used. */
  usage: ["templates", "usage"],
  audit: (query: AuditQuery) => ["audit", query],
  workspace: ["workspace"],
  people: ["people"],
  owned: (personId: string) => ["people", "owned", personId],
  invitations: ["invitations"],
  teams: ["teams"],
  teamMembers: (id: string) => ["teams", "members", id],
  connections: ["connections"],
  stores: ["stores"],
  jobs: ["jobs"],
  bulkExport: (id: string) => ["jobs", "export", id],
  imports: ["imports"],
  importList: ["imports", "list"],
  import: (id: string) => ["imports", id],
  importResults: (id: string, settled: number) => ["imports", id, "results", settled],
  importResult: (id: string, resultId: string) => ["imports", id, "result", resultId],
  inbox: ["inbox"],
  inboxMail: (id: string) => ["inbox", "mail", id],
  inboxSource: (id: string) => ["inbox", "source", id],
} as const;
