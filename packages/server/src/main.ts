#!/usr/bin/env node
import { DumpError } from "./cli/dump-format.js";
import { UnknownError } from "./cli/people-commands.js";
import { runCommand, UsageError } from "./cli/run-command.js";
import { ConfigError, requireConfig } from "./config/config.js";
import { DataDirInUseError } from "./database/lock-data-dir.js";
import { StorageFullError } from "./ports/free-space.js";

const badUsage = 64;
const badConfiguration = 78;

async function main() {
  await runCommand(process.argv.slice(2), requireConfig(process.env));
}

main().catch((error: unknown) => {
  // What the operator can mend is said in words; anything else with its trace.
  const isForOperator = [ConfigError, DataDirInUseError, DumpError, StorageFullError, UnknownError, UsageError].some(
    (type) => error instanceof type,
  );
  console.error(isForOperator && error instanceof Error ? error.message : error);
  process.exit(error instanceof ConfigError ? badConfiguration : error instanceof UsageError ? badUsage : 1);
});
