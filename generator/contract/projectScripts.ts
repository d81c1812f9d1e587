import type { SiteConfig } from './config.ts'
import { hasPageMock } from './console.ts'
import { isForeignAddress } from './ownFiles.ts'

type ScriptSettings = Pick<SiteConfig, 'sidebars' | 'head'>

/** A script of the project that pages load. */
interface ProjectScript {
  /** The keys of the setting that names it, from the outside in. */
  readonly keys: readonly string[]
  /** Path of its file, relative to the project folder. */
  readonly file: string
}

/** Scripts of the project by their settings: of all pages, then of sections. */
export function projectScripts({ sidebars, head = [] }: ScriptSettings): ProjectScript[] {
  const onAllPages = head.map(({ tag, attributes }, index) => ({
    keys: ['head', String(index), 'attributes', 'src'],
    file: tag === 'script' ? attributes['src'] : undefined,
  }))
  const inSections = Object.entries(sidebars).map(([id, { script }]) => ({
    keys: ['sidebars', id, 'script'],
    file: script,
  }))
  return [...onAllPages, ...inSections].flatMap(({ keys, file }) =>
    file === undefined || isForeignAddress(file) ? [] : [{ keys, file }],
  )
}

/** Files of the project's scripts, each once, and the module of a mock that runs in pages. */
export function scriptFiles(config: ScriptSettings & Partial<Pick<SiteConfig, 'console' | 'mock'>>): string[] {
  const ofMock = hasPageMock(config) && config.mock !== undefined ? [config.mock] : []
  return [...new Set([...projectScripts(config).map(({ file }) => file), ...ofMock])]
}
