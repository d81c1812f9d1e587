/** Packages that the package holds compiled, beside the sources that import them. */
export declare const inlinedPackages: readonly string[]
