// The functions of lodash that MJML's components call, as far as MJML needs them: lodash itself would be a fifth of the engine.
// The golden tests hold the output to MJML with the real lodash. They run thousands of times per email, hence the plain loops.

const valuesOf = (collection) => (Array.isArray(collection) ? collection : Object.values(collection ?? {}));

/** lodash takes a function, a property name, or an object to match. */
function asFunction(iteratee) {
  if (typeof iteratee === "function") return (value) => iteratee(value);
  if (typeof iteratee === "string") return (value) => value?.[iteratee];
  return (value) => Object.keys(iteratee).every((key) => value?.[key] === iteratee[key]);
}

export const isNil = (value) => value === null || value === undefined;
export const isFunction = (value) => typeof value === "function";
export const isObject = (value) => isFunction(value) || (typeof value === "object" && value !== null);
export const isEmpty = (value) => isNil(value) || Object.keys(value).length === 0;
export const identity = (value) => value;
export const negate = (test) => (value) => !test(value);

export function forEach(collection, visit) {
  if (Array.isArray(collection)) for (let index = 0; index < collection.length; index++) visit(collection[index], index);
  else for (const key of Object.keys(collection ?? {})) visit(collection[key], key);
}
export const each = forEach;
export const map = (collection, change) => valuesOf(collection).map(asFunction(change));
export const filter = (collection, test) => valuesOf(collection).filter(asFunction(test));
export const find = (collection, test) => valuesOf(collection).find(asFunction(test));
export const some = (collection, test) => valuesOf(collection).some(asFunction(test));
export function reduce(collection, step, initial) {
  let result = initial;
  forEach(collection, (value, key) => {
    result = step(result, value, key);
  });
  return result;
}

export function omitBy(object, test) {
  const kept = {};
  for (const key in object) if (!test(object[key])) kept[key] = object[key];
  return kept;
}
export function omit(object, names) {
  const kept = {};
  for (const key in object) if (!names.includes(key)) kept[key] = object[key];
  return kept;
}
export function get(object, path, fallback) {
  let value = object;
  for (const key of String(path).split(".")) value = value?.[key];
  return value === undefined ? fallback : value;
}

export const range = (start, end) => Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
export const repeat = (text, times) => text.repeat(Math.max(0, times));
export function min(numbers) {
  const comparable = numbers.filter((number) => !isNil(number) && !Number.isNaN(number));
  return comparable.length > 0 ? comparable.reduce((least, number) => (number < least ? number : least)) : undefined;
}
export const escapeRegExp = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
export const kebabCase = (name) => name.replace(/\B([A-Z])/g, "-$1").toLowerCase();
