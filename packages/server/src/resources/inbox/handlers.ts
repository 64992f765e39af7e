import { type InboxMail, pageSizeDefault } from "@mailwright/contract";
import { and, count, desc, eq } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import type { Config } from "../../config/config.js";
import { mailMessages } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import { findRest, type mailParts } from "../../ports/mailer/mail-pieces.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { isolatedPageHeaders } from "../../security/isolated-page.js";
import { requirePageReader } from "../../security/page-reader.js";
import { writePageToken } from "../../security/page-tokens.js";
import { writePage } from "../page.js";

type MailRow = typeof mailMessages.$inferSelect;
type MailHead = Pick<MailRow, "id" | "fromAddress" | "toAddresses" | "subject" | "createdAt">;

const head = {
  id: mailMessages.id,
  fromAddress: mailMessages.fromAddress,
  toAddresses: mailMessages.toAddresses,
  subject: mailMessages.subject,
  createdAt: mailMessages.createdAt,
};
const plainText = { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" };

export const inboxHandlers = {
  listInbox: async ({ query: { limit = pageSizeDefault, offset = 0 } }, { ports, config, user }) => {
    refuseOutsideDemo(config);
    const where = and(eq(mailMessages.workspaceId, user.workspaceId), eq(mailMessages.isWhole, true));
    const newestFirst = [desc(mailMessages.createdAt), desc(mailMessages.id)];
    const rows = await ports.database
      .select(head)
      .from(mailMessages)
      .where(where)
      .orderBy(...newestFirst)
      .limit(limit)
      .offset(offset);
    const [counted] = await ports.database.select({ total: count() }).from(mailMessages).where(where);
    return {
      status: 200,
      body: writePage(
        rows.map((row) => writeHead(row, ports, user)),
        counted?.total ?? 0,
        { limit, offset },
      ),
    };
  },

  getInboxMail: async ({ params }, { ports, config, user }) => {
    const row = await findMail(ports, config, user, params.id, "text");
    return { status: 200, body: { ...writeHead(row, ports, user), text: row.content } };
  },

  getInboxText: async ({ params }, { ports, config, user }) => {
    const { content } = await findMail(ports, config, user, params.id, "text");
    return { status: 200, body: content, headers: plainText };
  },

  getInboxSource: async ({ params }, { ports, config, user }) => {
    const { content } = await findMail(ports, config, user, params.id, "source");
    return { status: 200, body: content, headers: plainText };
  },

  getInboxHtml: async ({ params: { id }, query }, { ports, config }) => {
    const reader = await requirePageReader(ports, "mail", id, query.t);
    const { content } = await findMail(ports, config, reader, id, "html");
    return { status: 200, body: content, headers: isolatedPageHeaders };
  },
} satisfies Partial<Handlers>;

function refuseOutsideDemo({ authMode }: Config): void {
  if (authMode !== "demo") refuse("not-found");
}

type MailPart = (typeof mailParts)[number];

async function findMail(
  { database }: Ports,
  config: Config,
  user: SignedInUser,
  id: string,
  part: MailPart,
): Promise<MailHead & { content: string }> {
  refuseOutsideDemo(config);
  if (!isUuid(id)) refuse("not-found");
  const [row] = await database
    .select({ ...head, content: mailMessages[part] })
    .from(mailMessages)
    .where(and(eq(mailMessages.id, id), eq(mailMessages.workspaceId, user.workspaceId), eq(mailMessages.isWhole, true)));
  if (!row) refuse("not-found");
  return { ...row, content: row.content + (await findRest(database, id, part)) };
}

function writeHead(
  { id, fromAddress, toAddresses, subject, createdAt }: MailHead,
  { secrets, clock }: Ports,
  { sessionHash }: SignedInUser,
): InboxMail {
  const token = writePageToken(secrets.pageKey, "mail", id, sessionHash, clock.now());
  return {
    id,
    from: fromAddress,
    to: toAddresses,
    subject,
    createdAt: createdAt.toISOString(),
    htmlUrl: `/api/v2/inbox/${id}/html?t=${token}`,
  };
}
