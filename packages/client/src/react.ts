export { useTemplateAssets, useUploadAssets, useUserAssets } from "./react/asset-queries.js";
export { ClientProvider, useClient } from "./react/client-provider.js";
export { createQueryClient } from "./react/create-query-client.js";
export { useInbox, useInboxMail, useInboxSource } from "./react/inbox-queries.js";
export { useCategories, useSystemTemplate, useSystemTemplates } from "./react/library-queries.js";
export { joinPages } from "./react/pages.js";
export { queryKeys } from "./react/query-keys.js";
export { useDemoUsers, useSaveUserSettings, useSession } from "./react/session-queries.js";
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
export { useTemplate, useTemplateCounts, useTemplateSearch, useTemplates, useVersion, useVersions } from "./react/template-queries.js";
