import type { Config } from "../config/config.js";
import { isLoopback } from "../config/network.js";
import { demoUsers } from "../resources/auth/demo-users.js";

/** What stands in the terminal once the server answers. In demo mode it also says what to do next. */
export function writeReadyMessage(
  address: string,
  config: Pick<Config, "authMode" | "siteDir" | "smtpUrl" | "databaseUrl" | "dataDir" | "host">,
): string {
  const ready = `Mailwright is ready at ${address}`;
  if (config.authMode !== "demo" || config.siteDir === null) return ready;
  const mail = config.smtpUrl === null ? `arrives at ${address}/inbox; none is really sent` : "is sent, as SMTP_URL is set";
  const data = config.databaseUrl === null ? `is kept in ${config.dataDir}` : "is kept in PostgreSQL, as DATABASE_URL is set";
  const demo = `lets anyone in who reaches it${isLoopback(config.host) ? ", which is this machine only" : `; it listens on ${config.host}`}`;
  const rows = { Demo: demo, "Sign in": `as ${listUsers()}; nobody has a password`, Mail: mail, Data: data, Stop: "with Ctrl+C" };
  const lines = Object.entries(rows).map(([label, words]) => `  ${label.padEnd(9)}${words}`);
  return [ready, "", ...lines, ""].join("\n");
}

function listUsers(): string {
  const names = demoUsers.map(({ firstName, role, plan }) => {
    if (role === "ROLE_ADMIN") return `${firstName} (administrator)`;
    return plan === 0 ? `${firstName} (free plan)` : firstName;
  });
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}
