export { useActivity } from "./react/activity-queries.js";
export { useTemplateAssets, useUploadAssets, useUserAssets } from "./react/asset-queries.js";
export { useAudit } from "./react/audit-queries.js";
export { useBulkExport } from "./react/bulk-export-queries.js";
export { useCreateCategory, useDeleteCategory, useSaveCategory } from "./react/category-mutations.js";
export { ClientProvider, useClient } from "./react/client-provider.js";
export { useShareTemplate, useTransferTemplate } from "./react/collaborator-mutations.js";
export { useConnections, useConnectionWork } from "./react/connection-queries.js";
export { closeQueryClient, createQueryClient } from "./react/create-query-client.js";
export { useGivenLink } from "./react/given-link.js";
export { useImport, useImportResult, useImportResults, useImports, useImportWork } from "./react/import-queries.js";
export { useInbox, useInboxMail, useInboxSource } from "./react/inbox-queries.js";
export { useJobs, useJobWork } from "./react/job-queries.js";
export {
  useConvertTemplate,
  useCreateSystemTemplate,
  useDeleteSystemTemplate,
  useDeleteSystemTemplates,
  useMoveSystemTemplate,
  useSaveSystemTemplate,
} from "./react/library-mutations.js";
export { useCategories, useSystemTemplate, useSystemTemplates } from "./react/library-queries.js";
export { useCreateNote, useDeleteNote, useDeleteNotes, useNotes } from "./react/note-queries.js";
export { joinPages } from "./react/pages.js";
export { useInvitations, useOwned, usePeople, usePeopleWork } from "./react/people-queries.js";
export { usePrincipals, usePrincipalsOf } from "./react/principal-queries.js";
export { queryKeys } from "./react/query-keys.js";
export { useTemplateRefresh } from "./react/refresh.js";
export { useDemoUsers, useSaveUserSettings, useSession, useUsage } from "./react/session-queries.js";
export {
  useRequestUnlock,
  useRevokeShareLinks,
  useShareLink,
  useShareLinks,
  useUnlockTemplate,
} from "./react/sharing-mutations.js";
export { useStores, useStoreWork } from "./react/store-queries.js";
export { useTeamMembers, useTeams, useTeamWork } from "./react/team-queries.js";
export {
  useCloneTemplate,
  useCreateTemplate,
  useDeleteTemplate,
  useDeleteTemplates,
  useFavorite,
  useMoveTemplate,
  useMoveTemplates,
  useSaveTemplate,
  useSendTestMail,
} from "./react/template-mutations.js";
export {
  type TemplatePages,
  type TemplatePagesOptions,
  templatePagesKey,
  useKnownPages,
  useTemplatePages,
} from "./react/template-pages.js";
export { useTemplate, useTemplateCounts, useTemplateSearch, useTemplates, useVersion, useVersions } from "./react/template-queries.js";
export { useWorkspace, useWorkspaceWork } from "./react/workspace-queries.js";
