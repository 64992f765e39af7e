import { type Created, choicesIn, type Grant, type SendOutcome, sendToDestination, type Tokens } from "@mailwright/destinations";
import type { Ports } from "../../ports/ports.js";
import type { SessionUser } from "../../security/authenticate.js";
import type { StoredTemplate } from "../templates/stored-template.js";
import { isPublicUrl, type Offered } from "./offered.js";
import { signHtml } from "./public-html.js";
import { clockOf, fetchThrough } from "./send-through.js";
import { personOf } from "./sender.js";
import { writeContent } from "./write-content.js";

/** With what a destination is asked. */
export interface Account {
  given: Readonly<Record<string, unknown>>;
  tokens?: Tokens | undefined;
  grant?: Grant;
}

interface Handing {
  user: SessionUser;
  offered: Offered;
  template: StoredTemplate;
  account: Account;
  /** What an earlier export made, to be changed. */
  there?: Created | undefined;
  origin: string;
}

/** Hands one stored template over, as it is now. */
export async function handOverEmail(ports: Ports, { user, offered, template, account, there, origin }: Handing): Promise<SendOutcome> {
  const { destination, settings } = offered;
  const { provider } = destination;
  const choices = choicesIn(destination.fields, account.given);
  const content = await writeContent(ports, template, { provider, origin, choices, caller: user.id });
  const isFetched = destination.fetchesHtml !== false && isPublicUrl(ports.sending.publicUrl);
  const publicHtmlUrl = `${origin}/api/v2/export/html/${signHtml(ports, provider, template)}`;
  return sendToDestination({
    destination,
    bases: settings.bases,
    content: isFetched ? { ...content, publicHtmlUrl } : content,
    person: personOf(user),
    ...account,
    there,
    fetch: fetchThrough(ports, user.id),
    clock: clockOf(ports),
  });
}
