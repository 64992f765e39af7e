import { countCharacters, templateNameMaxLength, tidyName, withoutFavorite, writeTags } from "@mailwright/contract";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { recordActivity } from "../activity/record-activity.js";
import { recordSharing } from "../activity/record-sharing.js";
import { storeDraft } from "./create-template.js";
import { requireTemplate } from "./enforce.js";
import { replaceCollaborators, updateTemplate } from "./repository.js";
import { replaceTeams } from "./shared-teams.js";
import type { StoredTemplate } from "./stored-template.js";

/** A copy among the user's drafts; with shared info everybody and every team that shared the original shares the copy. */
export function cloneTemplate(ports: Ports, user: SignedInUser, id: string, copySharedInfo: boolean): Promise<StoredTemplate> {
  return ports.database.transaction(async (tx) => {
    const original = await requireTemplate(tx, id, user, "cloneTemplate");
    const settings = {
      name: nameOfCopy(original.name),
      description: original.description,
      preHeader: original.preHeader,
      tags: writeTags(withoutFavorite(original.tags)),
    };
    const categoryIds = original.categories.map((category) => category.id);
    const body = { copyOf: id, sizeBytes: original.sizeBytes };
    const copy = await storeDraft(tx, ports, user, { settings, body, categoryIds, kind: "user", copyOf: original.name });
    await recordActivity(tx, ports, { templateId: id, kind: "copied", by: user });
    const owner = { userId: original.ownerId ?? user.id, role: "edit" } as const;
    const others = [owner, ...original.collaborators].filter(({ userId }) => userId !== user.id);
    const { teams } = original;
    if (!copySharedInfo || !original.isShared || others.length + teams.length === 0) return copy;
    await updateTemplate(tx, copy.id, { isShared: true });
    await replaceCollaborators(tx, copy.id, others);
    await replaceTeams(tx, copy.id, teams);
    const shared = { ...copy, isShared: true, collaborators: others, teams };
    await recordSharing(tx, ports, user, { templateId: copy.id, before: copy, after: shared });
    return shared;
  });
}

function nameOfCopy(name: string): string {
  const copy = `Copy of ${tidyName(name)}`;
  if (countCharacters(copy) <= templateNameMaxLength) return copy;
  return Array.from(copy).slice(0, templateNameMaxLength).join("").trimEnd();
}
