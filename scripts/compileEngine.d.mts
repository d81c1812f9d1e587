/** Folder with the commands as JavaScript, `<name>.js` each, made anew when a source has changed. */
export declare function compiledEngine(): Promise<string>

/** Compiles the commands into a folder, all but those that are left out. */
export declare function compileEngine(folder: string, without?: readonly string[]): Promise<void>
