import type pg from "pg";
import { type Tracer, traced } from "../base/tracer.js";
import type { DatabaseSpeaker, DatabaseThread } from "./thread/database-thread.js";

/** What a statement does and to which table: never its values, and of its words only these. */
function nameStatement(text: string): string {
  const [verb = "statement"] = /[a-z]+/i.exec(text) ?? [];
  const [, table] = tablePattern.exec(withoutBrackets(text)) ?? tablePattern.exec(text) ?? [];
  return [verb.toLowerCase(), ...(table === undefined ? [] : [table])].join(" ");
}

const tablePattern = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i;

/** What is selected may ask other tables, in brackets: the statement is about none of them. */
function withoutBrackets(text: string): string {
  const outer = text.replaceAll(/\([^()]*\)/g, " ");
  return outer === text ? text : withoutBrackets(outer);
}

const facts = { "db.system.name": "postgresql" } as const;

function tracedStatement<T>(tracer: Tracer, text: string, run: () => Promise<T>): Promise<T> {
  return traced(tracer, nameStatement(text), { kind: "client", facts }, run);
}

/** A span for every statement of a pool, in transactions too. The time that it waits for a connection is part of it. */
export function tracePool(pool: pg.Pool, tracer: Tracer): void {
  const connect: unknown = pool.connect.bind(pool);
  traceQueries(pool, tracer);
  const clients = new WeakSet<object>();
  Reflect.set(pool, "connect", (...given: unknown[]) => {
    // So the pool itself asks, for a statement whose span has begun.
    if (typeof given[0] === "function") return Reflect.apply(connect as Callable, pool, given);
    return (Reflect.apply(connect as Callable, pool, given) as Promise<pg.PoolClient>).then((client) => {
      if (!clients.has(client)) traceQueries(client, tracer);
      clients.add(client);
      return client;
    });
  });
}

type Callable = (...given: unknown[]) => unknown;

function traceQueries(speaker: pg.Pool | pg.PoolClient, tracer: Tracer): void {
  const query = speaker.query.bind(speaker) as Callable;
  Reflect.set(speaker, "query", (...given: unknown[]) => {
    if (given.some((value) => typeof value === "function")) return query(...given);
    return tracedStatement(tracer, textOf(given[0]), async () => query(...given));
  });
}

function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  const text: unknown = typeof statement === "object" && statement !== null ? Reflect.get(statement, "text") : "";
  return typeof text === "string" ? text : "";
}

/** The same for the embedded database. */
export function traceThread(thread: DatabaseThread, tracer: Tracer): DatabaseThread {
  const tracedSpeaker = (speaker: DatabaseSpeaker): DatabaseSpeaker => ({
    query: (text, ...more) => tracedStatement(tracer, text, () => speaker.query(text, ...more)),
  });
  return {
    ...thread,
    ...tracedSpeaker(thread),
    transaction: (work) => thread.transaction((speaker) => work(tracedSpeaker(speaker))),
  };
}
