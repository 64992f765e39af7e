// lodash/fp takes the function first and the collection last.
import * as lodash from "./lodash.js";

export const identity = lodash.identity;
export const flow =
  (...steps) =>
  (value) =>
    steps.flat().reduce((result, step) => step(result), value);
export const filter = (test) => (collection) => lodash.filter(collection, test);
export const join = (separator) => (items) => items.join(separator);
