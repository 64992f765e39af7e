import type { IconSource } from "@mailwright/ui";
import {
  Copy,
  ExternalLink,
  Eye,
  FilePen,
  Globe,
  History,
  Library,
  Link,
  List,
  LockOpen,
  Mail,
  MonitorSmartphone,
  NotebookPen,
  Plus,
  Send,
  Settings2,
  Star,
  StarOff,
  Trash2,
  Undo2,
  UserCog,
  Users,
} from "@mailwright/ui/icons";
import type { actionStrings } from "./action-strings.js";
import type { TemplateActionId } from "./template-action.js";

interface ActionLook {
  readonly words: keyof (typeof actionStrings)["messages"];
  readonly icon: IconSource;
  readonly group: number;
  readonly isDangerous?: true;
}

/** How each action is named and drawn, and which others it stands with. */
export const actionLooks = {
  open: { words: "open", icon: { directed: ExternalLink }, group: 1 },
  use: { words: "use", icon: Plus, group: 1 },
  preview: { words: "preview", icon: MonitorSmartphone, group: 1 },
  settings: { words: "settings", icon: Settings2, group: 2 },
  favorite: { words: "favorite", icon: Star, group: 2 },
  unfavorite: { words: "unfavorite", icon: StarOff, group: 2 },
  duplicate: { words: "duplicate", icon: Copy, group: 2 },
  notes: { words: "notes", icon: NotebookPen, group: 2 },
  activity: { words: "activity", icon: History, group: 2 },
  publish: { words: "publish", icon: Globe, group: 3 },
  unpublish: { words: "unpublish", icon: FilePen, group: 3 },
  approval: { words: "approval", icon: Send, group: 3 },
  share: { words: "share", icon: Users, group: 3 },
  transfer: { words: "transfer", icon: UserCog, group: 3 },
  "view-shared": { words: "viewShared", icon: Eye, group: 3 },
  "share-url": { words: "shareUrl", icon: Link, group: 3 },
  "share-links": { words: "shareLinks", icon: List, group: 3 },
  unlock: { words: "unlock", icon: LockOpen, group: 3 },
  "request-unlock": { words: "requestUnlock", icon: Mail, group: 3 },
  convert: { words: "convert", icon: Library, group: 3 },
  restore: { words: "restore", icon: { directed: Undo2 }, group: 4 },
  remove: { words: "remove", icon: Trash2, group: 4, isDangerous: true },
  "delete-forever": { words: "deleteForever", icon: Trash2, group: 4, isDangerous: true },
} as const satisfies Record<TemplateActionId, ActionLook>;
