import { importEntriesMax, importUploadMaxBytes } from "@mailwright/contract";
import type { OperationId } from "../load-contract.js";

interface UploadLimits {
  limits: { fileSize: number; files: number; fields: number; parts: number };
  /** Are names paths? Otherwise only what stands behind their last slash is one. */
  preservePath: boolean;
}

/** Uploads that may hold more, or larger files, than all others. */
export const uploadLimits: Partial<Record<OperationId, UploadLimits>> = {
  createImport: {
    limits: { fileSize: importUploadMaxBytes, files: importEntriesMax, fields: 10, parts: importEntriesMax + 10 },
    preservePath: true,
  },
};
