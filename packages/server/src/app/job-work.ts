import type { JobWork } from "../jobs/run-jobs.js";
import { makeImages } from "../resources/ai-images/make-images.js";
import { mailApproval } from "../resources/approvals/mail-approval.js";
import { exportFiles } from "../resources/bulk-exports/export-files.js";
import { sendTemplates } from "../resources/bulk-exports/send-templates.js";
import { mailMention } from "../resources/comments/mail-mention.js";
import { runExport } from "../resources/exports/run-export.js";
import { runImport } from "../resources/imports/run-import.js";
import { mailInvitation } from "../resources/members/mail-invitation.js";
import { makePreview } from "../resources/previews/make-preview.js";
import { drawRendering } from "../resources/renderings/draw-rendering.js";
import { mailUnlockRequest } from "../resources/sharing/request-unlock.js";
import { syncStore } from "../resources/shop/sync-store.js";
import { mailTemplate } from "../resources/templates/send-test-mail.js";

/** The work behind every kind of job. */
export const jobWork: JobWork = {
  preview: async (ports, { key }) => {
    await makePreview(ports, key);
    return null;
  },
  "test-mail": mailTemplate,
  "unlock-mail": mailUnlockRequest,
  "invitation-mail": mailInvitation,
  "mention-mail": mailMention,
  "approval-mail": mailApproval,
  pdf: drawRendering,
  picture: drawRendering,
  export: runExport,
  "ai-image": makeImages,
  "shop-sync": syncStore,
  "import-many": runImport,
  "export-many": exportFiles,
  "send-many": sendTemplates,
};
