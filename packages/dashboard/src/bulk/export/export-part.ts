import type { ReactNode } from "react";

/** What stands in the dialog for one way of exporting. */
export interface ExportPart {
  readonly body: ReactNode;
  readonly footer: ReactNode;
  /** While it works nothing else can be chosen, and a press outside does not close the dialog. */
  readonly isWorking: boolean;
}

/** An export that has begun. */
export interface StartedExport {
  readonly id: string;
  /** What people call the service; absent where the templates become files. */
  readonly serviceName?: string;
}
