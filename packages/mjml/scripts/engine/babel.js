// Babel's helpers, as far as MJML's classes need them in engines of today.
export const classCallCheck = () => undefined;

export function createClass(Class, methods = [], statics = []) {
  for (const { key, ...descriptor } of methods ?? []) Object.defineProperty(Class.prototype, key, { ...descriptor, configurable: true });
  for (const { key, ...descriptor } of statics ?? []) Object.defineProperty(Class, key, { ...descriptor, configurable: true });
  return Class;
}

export function inherits(Class, Parent) {
  Class.prototype = Object.create(Parent.prototype, { constructor: { value: Class, writable: true, configurable: true } });
  Object.setPrototypeOf(Class, Parent);
}

export const callSuper = (instance, Class, args = []) =>
  Reflect.construct(Object.getPrototypeOf(Class), args, Object.getPrototypeOf(instance).constructor);

export const defineProperty = (object, key, value) =>
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });

export const interopRequireDefault = (module) => (module?.__esModule ? module : { default: module });
export const interopRequireWildcard = (module) => (module?.__esModule ? module : { ...module, default: module });
