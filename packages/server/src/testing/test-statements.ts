import type { Database } from "../database/database.js";

const saying: ReadonlySet<string | symbol> = new Set(["select", "selectDistinct", "insert", "update", "delete", "execute"]);

/** A database that counts what it is told inside of transactions. */
export function countStatements(database: Database): { readonly database: Database; count(): number } {
  let count = 0;
  const counted = (tx: Database): Database =>
    new Proxy(tx, {
      get(target, name) {
        const found: unknown = Reflect.get(target, name);
        if (saying.has(name)) count += 1;
        return typeof found === "function" ? found.bind(target) : found;
      },
    });
  const watched = new Proxy(database, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (name === "transaction") return (work: (tx: Database) => Promise<unknown>) => target.transaction((tx) => work(counted(tx)));
      return typeof found === "function" ? found.bind(target) : found;
    },
  });
  return { database: watched, count: () => count };
}
