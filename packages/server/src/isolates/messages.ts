import { type ErrorCode, isErrorCode } from "@mailwright/contract";
import { Refusal, type RefusalDetails } from "../base/refusal.js";

/** What an isolate can do, by name. Inputs and outputs are copied, so they are plain data. */
export type TaskTable = Readonly<Record<string, (input: never) => unknown>>;

/** How a process ends that holds more memory than it may. */
export const outOfMemory = 77;

export interface TaskCall {
  id: number;
  task: string;
  input: unknown;
}

/** How a call ended: with a value, with an expected no, or with a fault. */
export type TaskAnswer = { id: number } & (
  | { output: unknown }
  | { refusal: { code: string; message: string; details: Omit<RefusalDetails, "cause"> } }
  | { fault: { message: string; stack: string } }
);

/** Runs the task that the call names; whatever happens becomes an answer. */
export async function answerCall(tasks: TaskTable, { id, task, input }: TaskCall): Promise<TaskAnswer> {
  try {
    const run = Object.hasOwn(tasks, task) ? tasks[task] : undefined;
    if (run === undefined) throw new Error(`There is no task ${task}.`);
    return { id, output: await run(input as never) };
  } catch (error) {
    if (error instanceof Refusal) {
      const { cause: _, ...details } = error.details;
      return { id, refusal: { code: error.code, message: error.message, details } };
    }
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    return { id, fault: { message, stack } };
  }
}

/** The value of an answer; throws what the task threw. */
export function readAnswer(answer: TaskAnswer): unknown {
  if ("output" in answer) return answer.output;
  if ("refusal" in answer) {
    const { code, message, details } = answer.refusal;
    const known: ErrorCode = isErrorCode(code) ? code : "internal";
    throw new Refusal(known, message, details);
  }
  const fault = new Error(answer.fault.message);
  fault.stack = answer.fault.stack;
  throw fault;
}
