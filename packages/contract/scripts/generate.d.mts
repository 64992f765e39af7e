export declare function read(): string;
export declare function readJson(): string;
export declare function generate(): Promise<string>;
export declare function generateJson(): string;
