/** Folder with the commands as JavaScript, `<name>.js` each, made anew when a source has changed. */
export declare function compiledEngine(): Promise<string>

/** Compiles the commands into a folder, and others below `scripts/`: those on the repository if none are named. */
export declare function compileEngine(folder: string, others?: readonly string[]): Promise<void>
