export declare function exampleOf(schema: object, contract: object): unknown;
