import { test } from "@playwright/test";
import { type Api, apiOf } from "./api.js";
import { inEachEngine } from "./engines/each-engine.js";
import { beSignedIn, openEmail, untilQuiet } from "./engines/editor-page.js";
import { canvasGestures } from "./engines/gestures/canvas.js";
import { fileGestures } from "./engines/gestures/files.js";
import { handleGestures } from "./engines/gestures/handles.js";
import { rowGestures } from "./engines/gestures/rows.js";
import { wordGestures } from "./engines/gestures/words.js";
import { greyPicture } from "./engines/picture.js";
import { type TriedInputs, tryInputs } from "./engines/tried-inputs.js";
import { people } from "./people.js";
import { type Product, startProduct } from "./product.js";

// Every gesture on the canvas, in every engine that is installed, with every input that the engine's driver has: its effect in the email, what
// is read aloud of it, and one undo that takes it back.

const gestures = [...handleGestures, ...canvasGestures, ...rowGestures, ...wordGestures, ...fileGestures];

let product: Product;
let api: Api;
let picture: string;
test.beforeAll(async () => {
  product = await startProduct();
  api = await apiOf(product, people.ann);
  picture = await api.upload("grey.png", greyPicture(600, 300));
});
test.afterAll(() => product.stop());

inEachEngine((engine, driver) => {
  let inputs: TriedInputs;
  test.beforeAll(async () => {
    await beSignedIn(driver(), product.url, people.ann);
    inputs = await tryInputs(driver());
  });

  for (const { name, by, email, run } of gestures) {
    test(`${name}, by ${by}`, async () => {
      test.skip(inputs[by] !== undefined, `${engine}: ${inputs[by]}`);
      await openEmail(driver(), product.url, api, email(picture));
      // The tap of a finger that comes with the first screen can be lost in Firefox.
      if (by === "tap") await untilQuiet(driver());
      await run(driver());
    });
  }
});
