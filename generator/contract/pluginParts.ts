import type { Changelog } from './changelog.ts'
import type { SiteConfig } from './config.ts'
import type { Download } from './downloads.ts'
import type { LocaleCode } from './locales.ts'
import type { KeepEntry } from './memory.ts'
import type { Reference } from './reference.ts'
import type { Route, RouteTable } from './routes.ts'
import type { VersionTable } from './versions.ts'

/** A site, as an output sees it. */
export interface OutputSite {
  /** Scheme and host that the site is published under. */
  readonly origin: string
  /** Path that the site is served below: `/` or `/docs/`. */
  readonly base: string
  /** Languages of the site. The first is the default. */
  readonly locales: readonly LocaleCode[]
  readonly reference: Reference
  /** Every page in every language. */
  readonly routes: readonly Route[]
  /** The route table: every page, and the sidebars. */
  readonly table: RouteTable
  /** The whole configuration, with every default filled in. */
  readonly config: SiteConfig
  /** Files of each API that readers take with them. */
  readonly downloads: readonly Download[]
  /** Changelogs with a feed, in every language. */
  readonly changelogs: readonly Changelog[]
  /** All versions of the site, when there is more than one. */
  readonly versions?: VersionTable | undefined
}

/** A file of the site, by its path below the base. */
export interface OutputFile {
  readonly path: string
  readonly text: string
}

/** Makes files of a site. `keep` holds texts of earlier builds that need much work. */
export type OutputFiles = (site: OutputSite, keep: KeepEntry) => Iterable<OutputFile>

/** Argument of a plug-in's command. */
interface CommandContext {
  /** Words behind the name of the command. */
  readonly arguments: readonly string[]
  /** Folder of the project. */
  readonly root: string
  /** The model of the project's APIs. */
  readonly reference: Reference
  readonly print: (line: string) => void
}

/** Runs a command. Returns its exit code: 0 by itself, 1 for problems found. */
export type CommandRun = (context: CommandContext) => Promise<number | undefined> | number | undefined

/** A component of a plug-in, as a guide uses it. */
interface ComponentInput {
  /** Its attributes; a flag is `true`. */
  readonly attributes: Readonly<Record<string, string | number | true>>
  /** Markdown between its tags. */
  readonly content: string
  /** Language of the guide. */
  readonly locale: LocaleCode
  /** The model of all APIs. */
  readonly reference: Reference
}

/** Writes a component as Markdown: a paragraph where it stands within a line. */
export type ComponentMarkdown = (input: ComponentInput) => string
