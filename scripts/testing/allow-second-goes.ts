import { beforeAll, type RunnerTestCase, type RunnerTestSuite } from "vitest";
import { maySecondGo } from "./second-goes.mjs";

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures that are asked for from this pattern
beforeAll(({}, suite) => {
  for (const test of testsIn(suite)) if (maySecondGo(suite.file.name, namesOf(test).join(" > "))) Object.assign(test, { retry: 1 });
});

function testsIn({ tasks }: Pick<RunnerTestSuite, "tasks">): RunnerTestCase[] {
  return tasks.flatMap((task) => (task.type === "suite" ? testsIn(task) : [task]));
}

function namesOf(task: RunnerTestCase | RunnerTestSuite): string[] {
  return [...(task.suite ? namesOf(task.suite) : []), task.name];
}
