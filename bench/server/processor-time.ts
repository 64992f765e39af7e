import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";

const ticksPerSecond = 100;

interface ProcessFacts {
  parent: number;
  seconds: number;
}

/** What Linux tells of a process; null where it is gone, or where there is no Linux. */
const readProcess = (pid: number) => readStat(`/proc/${pid}/stat`);

function readStat(path: string): ProcessFacts | null {
  try {
    const [, rest = ""] = /\) (.*)$/s.exec(readFileSync(path, "utf8")) ?? [];
    const fields = rest.split(" ");
    // Its own time in programs and in the kernel, and the same of the processes that it started and that have ended.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), seconds: ticks / ticksPerSecond };
  } catch {
    return null;
  }
}

/** Processor time of processes and all that they started, in seconds. */
export function processorSeconds(pids: readonly number[]): number {
  const all = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const facts = readProcess(Number(name));
        return facts ? [[Number(name), facts] as const] : [];
      }),
  );
  const belongs = (pid: number): boolean => pids.includes(pid) || (all.has(pid) && belongs(all.get(pid)?.parent ?? 0));
  return [...all].filter(([pid]) => belongs(pid)).reduce((sum, [, { seconds }]) => sum + seconds, 0);
}

/** Processor time of each thread of a process, in seconds. */
export function threadSeconds(pid: number): ReadonlyMap<string, number> {
  const threads = readdirSync(`/proc/${pid}/task`);
  return new Map(threads.map((thread) => [thread, readStat(`/proc/${pid}/task/${thread}/stat`)?.seconds ?? 0]));
}

/** Processor time of everything that runs on this machine, in seconds. */
export const machineSeconds = () => cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + (user + nice + sys + irq) / 1000, 0);

/** The process that started this one. */
export const parentOf = (pid: number): number => readProcess(pid)?.parent ?? 0;

/** A part of a core for each process of its own, whatever else the machine has to do. */
export interface Quota {
  leave(): void;
}

const groups = "/sys/fs/cgroup/cpu";
const periodUs = 10_000;

/** Lets a process have no more than this part of a core. Null where the system does not let us: it takes control groups of version 1 or 2, and root. */
export function limitProcessor(pid: number, cores: number): Quota | null {
  for (const version of [1, 2] as const) {
    const directory = version === 1 ? `${groups}/mailwright-${pid}` : `/sys/fs/cgroup/mailwright-${pid}`;
    try {
      mkdirSync(directory);
      const quota = String(Math.round(cores * periodUs));
      if (version === 1) {
        writeFileSync(`${directory}/cpu.cfs_period_us`, String(periodUs));
        writeFileSync(`${directory}/cpu.cfs_quota_us`, quota);
      } else writeFileSync(`${directory}/cpu.max`, `${quota} ${periodUs}`);
      writeFileSync(`${directory}/cgroup.procs`, String(pid));
      return { leave: () => removeGroup(directory, version === 1 ? groups : "/sys/fs/cgroup", pid) };
    } catch {
      removeGroup(directory, null, pid);
    }
  }
  return null;
}

function removeGroup(directory: string, root: string | null, pid: number): void {
  try {
    if (root !== null) writeFileSync(`${root}/cgroup.procs`, String(pid));
  } catch {
    // the process has ended
  }
  try {
    rmdirSync(directory);
  } catch {
    // it was never made, or goes with its last process
  }
}
