type Exports = Readonly<Record<string, string>>;

export declare const publishedSubpaths: (exports: Exports) => string[];
export declare const publishedExports: (exports: Exports) => Record<string, { types: string; default: string }>;

/** The commands of the package, by their names. */
export declare const publishedCommand: Record<string, string>;
