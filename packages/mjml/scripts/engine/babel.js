// Babel's helpers, as far as MJML's classes need them in engines of today.
export const babel_classCallCheck = () => undefined;

export function babel_createClass(Class, methods = [], statics = []) {
  for (const { key, ...descriptor } of methods ?? []) Object.defineProperty(Class.prototype, key, { ...descriptor, configurable: true });
  for (const { key, ...descriptor } of statics ?? []) Object.defineProperty(Class, key, { ...descriptor, configurable: true });
  return Class;
}

export function babel_inherits(Class, Parent) {
  Class.prototype = Object.create(Parent.prototype, { constructor: { value: Class, writable: true, configurable: true } });
  Object.setPrototypeOf(Class, Parent);
}

export const babel_callSuper = (instance, Class, args = []) =>
  Reflect.construct(Object.getPrototypeOf(Class), args, Object.getPrototypeOf(instance).constructor);

export const babel_defineProperty = (object, key, value) =>
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
