import { test } from "@playwright/test";
import { type Engine, type EngineDriver, engines, programs } from "./driver.js";
import { findEngine, launchEngine } from "./launch.js";

const required = (process.env["REQUIRE_ENGINES"] ?? "").split(",");

/**
 * Declares the same tests for every engine, which share its one page. Those of an engine that is not installed are skipped, or fail where
 * `REQUIRE_ENGINES` names it. A test that fails leaves a picture of the screen.
 */
export function inEachEngine(declare: (engine: Engine, driver: () => EngineDriver) => void): void {
  for (const engine of engines) {
    test.describe(engine, () => {
      const program = findEngine(engine);
      const missing = `${engine} is not installed: apt-get install -y ${programs[engine].packages}`;
      let driver: EngineDriver | undefined;
      const started = () => {
        if (!driver) throw new Error(`${engine} was not started`);
        return driver;
      };
      test.skip(!program && !required.includes(engine), missing);
      test.beforeAll(async () => {
        if (!program) throw new Error(`${missing}. It is required`);
        driver = await launchEngine(engine, program);
      });
      test.afterEach(async () => {
        const { status, expectedStatus } = test.info();
        if (status === expectedStatus) return;
        await test.info().attach("screen", { body: await started().screenshot(), contentType: "image/png" });
      });
      test.afterAll(() => driver?.close());
      declare(engine, started);
    });
  }
}
