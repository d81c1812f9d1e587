/** Folder with the commands as JavaScript, `<name>.js` each, made anew when a source has changed. */
export declare function compiledEngine(): Promise<string>

/**
 * Compiles the commands and the entrances into a folder, and others below `scripts/`: those on the repository if none are
 * named. Gives the folders of the packages inside.
 */
export declare function compileEngine(folder: string, others?: readonly string[]): Promise<ReadonlySet<string>>
