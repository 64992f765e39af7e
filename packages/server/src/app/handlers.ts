import type { Handlers } from "../http/handler.js";
import { activityHandlers } from "../resources/activity/handlers.js";
import { aiImageHandlers } from "../resources/ai-images/handlers.js";
import { approvalHandlers } from "../resources/approvals/handlers.js";
import { fileHandlers } from "../resources/assets/file-handlers.js";
import { assetHandlers } from "../resources/assets/handlers.js";
import { libraryHandlers } from "../resources/assets/library-handlers.js";
import { auditHandlers } from "../resources/audit/handlers.js";
import { authHandlers } from "../resources/auth/handlers.js";
import { bulkExportHandlers } from "../resources/bulk-exports/handlers.js";
import { calendarHandlers } from "../resources/calendar/handlers.js";
import { categoryHandlers } from "../resources/categories/handlers.js";
import { commentHandlers } from "../resources/comments/handlers.js";
import { connectionHandlers } from "../resources/connections/handlers.js";
import { destinationHandlers } from "../resources/destinations/handlers.js";
import { followingHandlers } from "../resources/following/handlers.js";
import { iconHandlers } from "../resources/icons/handlers.js";
import { importHandlers } from "../resources/imports/handlers.js";
import { inboxHandlers } from "../resources/inbox/handlers.js";
import { jobHandlers } from "../resources/jobs/handlers.js";
import { mapHandlers } from "../resources/maps/handlers.js";
import { memberHandlers } from "../resources/members/handlers.js";
import { invitationHandlers } from "../resources/members/invitation-handlers.js";
import { moduleHandlers } from "../resources/modules/handlers.js";
import { noteHandlers } from "../resources/notes/handlers.js";
import { peopleHandlers } from "../resources/people/handlers.js";
import { photoHandlers } from "../resources/photos/handlers.js";
import { pictureHandlers } from "../resources/pictures/handlers.js";
import { previewHandlers } from "../resources/previews/handlers.js";
import { principalHandlers } from "../resources/principals/handlers.js";
import { quotaHandlers } from "../resources/quotas/handlers.js";
import { renderingHandlers } from "../resources/renderings/handlers.js";
import { reviewHandlers } from "../resources/reviews/handlers.js";
import { screenshotHandlers } from "../resources/screenshots/handlers.js";
import { sharingHandlers } from "../resources/sharing/handlers.js";
import { shopHandlers } from "../resources/shop/handlers.js";
import { storeHandlers } from "../resources/shop/store-handlers.js";
import { systemTemplateHandlers } from "../resources/system-templates/handlers.js";
import { teamHandlers } from "../resources/teams/handlers.js";
import { templateHandlers } from "../resources/templates/handlers.js";
import { timerHandlers } from "../resources/timer/handlers.js";
import { userHandlers } from "../resources/users/handlers.js";
import { versionHandlers } from "../resources/versions/handlers.js";
import { videoHandlers } from "../resources/video/handlers.js";
import { workspaceHandlers } from "../resources/workspace/handlers.js";

/** Every operation of openapi.yaml; one that is missing or unknown is a type error, and a fault at start. */
export const handlers = {
  ...aiImageHandlers,
  ...approvalHandlers,
  ...assetHandlers,
  ...fileHandlers,
  ...libraryHandlers,
  ...activityHandlers,
  ...auditHandlers,
  ...authHandlers,
  ...bulkExportHandlers,
  ...calendarHandlers,
  ...categoryHandlers,
  ...commentHandlers,
  ...moduleHandlers,
  ...connectionHandlers,
  ...destinationHandlers,
  ...followingHandlers,
  ...iconHandlers,
  ...importHandlers,
  ...inboxHandlers,
  ...jobHandlers,
  ...noteHandlers,
  ...peopleHandlers,
  ...invitationHandlers,
  ...memberHandlers,
  ...teamHandlers,
  ...mapHandlers,
  ...photoHandlers,
  ...pictureHandlers,
  ...previewHandlers,
  ...principalHandlers,
  ...quotaHandlers,
  ...renderingHandlers,
  ...reviewHandlers,
  ...screenshotHandlers,
  ...sharingHandlers,
  ...shopHandlers,
  ...storeHandlers,
  ...systemTemplateHandlers,
  ...templateHandlers,
  ...timerHandlers,
  ...userHandlers,
  ...versionHandlers,
  ...videoHandlers,
  ...workspaceHandlers,
} satisfies Handlers;
