/** Stands for a component that has not been added: rendering nothing would lose content without a word. */
export default (componentName) =>
  class {
    static componentName = componentName;
    static isRawElement() {
      return false;
    }
    constructor() {
      throw new Error(`${componentName} needs addExtraComponents() of @mailwright/mjml/extras`);
    }
  };
