import { sql } from "drizzle-orm";
import type { Database } from "./database.js";

/** What happened to a template, for those who have it open. */
export const templateNews = ["opened", "unlocked", "saved", "shared", "moved", "noted", "commented", "reviewed"] as const;
export type TemplateNews = (typeof templateNews)[number];

/** What may be another for a person: their role and plan, or the templates in their lists. */
export type PersonNews = "standing" | "lists";

/**
 * A message to every process, sent when a transaction commits and with its number. It says only that something changed; whoever needs it
 * reads what.
 */
export type News =
  | {
      kind: "template";
      templateId: string;
      what: TemplateNews;
      byId: string | null;
      /** The mark of the process in which people have it open together, where that stored what they wrote. */
      storedBy?: number;
      transaction?: string;
    }
  | { kind: "person"; userId: string; what: PersonNews }
  /** A session ended; the mark is the beginning of its hash. */
  | { kind: "session"; sessionMark: string };

/** What a listener hears: a message, `gap` if messages may have been lost, `closing` if this process stops. */
export type Heard = News | { kind: "gap" } | { kind: "closing" };

/** The messages of all processes. The database is listened to only once somebody here listens. */
export interface NewsFeed {
  /** Answers how to stop listening. Who begins after the leave was taken is told of it at once. */
  hear(listener: (heard: Heard) => void): () => void;
  /**
   * Answers once those who hear are told of all that happens from then on. Where the database cannot be listened to at this moment it answers too:
   * they are told of a gap then, when it can.
   */
  ready(): Promise<void>;
  /** Tells every listener here that this process stops. */
  sayGoodbye(): void;
}

export const newsChannel = "mailwright_news";

/** Tells every process, when the transaction is stored and not otherwise. */
export async function tellNews(tx: Database, news: News): Promise<void> {
  const told = sql`${JSON.stringify(news)}::jsonb || jsonb_build_object('transaction', pg_current_xact_id()::text)`;
  await tx.execute(sql`select pg_notify(${newsChannel}, (${told})::text)`);
}

/** Tells every process of templates that people have open together at the one with this mark, which stored what they wrote. */
export async function tellStored(
  tx: Database,
  stored: readonly { readonly templateId: string; readonly byId: string }[],
  storedBy: number,
): Promise<void> {
  if (stored.length === 0) return;
  const told = sql`jsonb_build_object('kind', 'template', 'what', 'saved', 'storedBy', ${storedBy}::int, 'transaction', pg_current_xact_id()::text)`;
  await tx.execute(
    sql`select pg_notify(${newsChannel}, (each || ${told})::text) from jsonb_array_elements(${JSON.stringify(stored)}::jsonb) as each`,
  );
}

/** Tells every process of each of these templates, in one statement however many they are. */
export async function tellTemplates(tx: Database, templateIds: Iterable<string>, what: TemplateNews, byId: string | null): Promise<void> {
  const ids = JSON.stringify([...new Set(templateIds)]);
  const told = sql`jsonb_build_object('kind', 'template', 'templateId', id, 'what', ${what}::text, 'byId', ${byId}::text,
    'transaction', pg_current_xact_id()::text)`;
  await tx.execute(sql`select pg_notify(${newsChannel}, (${told})::text) from jsonb_array_elements_text(${ids}::jsonb) as id`);
}

/** Tells every process of each of these people, in one statement however many they are. */
export async function tellPeople(tx: Database, userIds: Iterable<string>, what: PersonNews): Promise<void> {
  const ids = JSON.stringify([...new Set(userIds)]);
  const told = sql`jsonb_build_object('kind', 'person', 'userId', id, 'what', ${what}::text)`;
  await tx.execute(sql`select pg_notify(${newsChannel}, (${told})::text) from jsonb_array_elements_text(${ids}::jsonb) as id`);
}

/** Begins to listen; `onMessage` takes each message, `onGap` is told when some may have been missed. */
export type Listen = (onMessage: (message: string) => void, onGap: () => void) => Promise<() => Promise<void>>;

/** The news that come by a way of listening. `close` ends it. */
export function createNewsFeed(listen: Listen): NewsFeed & { close(): Promise<void> } {
  const listeners = new Set<(heard: Heard) => void>();
  let listening: Promise<() => Promise<void>> | null = null;
  let isClosing = false;
  const tell = (heard: Heard) => {
    for (const listener of [...listeners]) listener(heard);
  };
  const onMessage = (message: string) => {
    const news = readNews(message);
    if (news) tell(news);
  };
  const onGap = () => tell({ kind: "gap" });
  function start() {
    const starting = listen(onMessage, onGap);
    // If listening fails, listeners ask from time to time.
    starting.catch(() => {
      listening = null;
    });
    return starting;
  }
  return {
    hear(listener) {
      // A call that came before the leave and was let in after it would hold a stream, and with it the end of the process, for minutes.
      if (isClosing) {
        queueMicrotask(() => listener({ kind: "closing" }));
        return () => undefined;
      }
      listeners.add(listener);
      listening ??= start();
      return () => void listeners.delete(listener);
    },
    async ready() {
      await listening?.catch(() => undefined);
    },
    sayGoodbye() {
      isClosing = true;
      tell({ kind: "closing" });
    },
    async close() {
      const stop = await listening?.catch(() => undefined);
      listening = null;
      await stop?.();
    },
  };
}

const isKnown = (kind: unknown) => kind === "template" || kind === "person" || kind === "session";

/** Other versions of the server may tell what this one does not know. */
function readNews(message: string): News | undefined {
  const news: unknown = JSON.parse(message);
  if (typeof news !== "object" || news === null || !("kind" in news)) return undefined;
  return isKnown(news.kind) ? (news as News) : undefined;
}
