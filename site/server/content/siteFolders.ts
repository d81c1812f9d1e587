/** Folders that the site is rendered from. A missing one lies below the working folder. */
export interface SiteFolders {
  /** Folder that `generate` wrote to. */
  readonly content: string
  /** Folder with the project's guides and specs. */
  readonly project: string
  /** Folder of the engine, which the build's manifest names sources relative to. */
  readonly engine: string
  /** File with the list of the bundles of the sections' scripts. */
  readonly scripts: string
  /** Guides that hold JavaScript, relative to the project. */
  readonly bundled: readonly string[]
  /** Folder that the bundles go to. */
  readonly bundles: string
}

/** A bundle has modules of its own: its caller and the site in it share this alone. */
const key = Symbol.for('exchange-docs:folders')
const shared = globalThis as typeof globalThis & { [key]?: Partial<SiteFolders> }

export function siteFolders(): Partial<SiteFolders> {
  return shared[key] ?? {}
}

/** Sets the folders that the site of this thread is rendered from. */
export function setSiteFolders(folders: Partial<SiteFolders>): void {
  shared[key] = folders
}
