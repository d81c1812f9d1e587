import { type LocaleCode, type Localized, localePrefix } from './locales.ts'

/** Name of the version that is being written: it has no path prefix and no frozen copy. */
export const currentVersion = 'current'

/** The committed list of frozen versions, at the root of a project, newest first. */
export const versionList = 'versions.json'

/** Folder of a frozen version, relative to the project: a project of its own. */
export function versionFolder(name: string): string {
  return `versions/${name}`
}

/** Id of the documentation, and label and main page of its current version. */
export interface VersionsConfig {
  /** Names the documentation where a browser remembers things of several ones. */
  readonly id: string
  readonly current: {
    readonly label: Localized
    /** Page of the current version that a reader is led to when the page at hand is not in it. */
    readonly main: string
  }
}

/** A frozen version as the list has it. */
export interface FrozenVersion {
  readonly name: string
  readonly label: Localized
  /** Day it was frozen on: `2026-11-21`. */
  readonly date: string
  readonly main: string
  /** Its languages, the default one first. */
  readonly locales: readonly LocaleCode[]
}

/** A version as pages of all versions link to it. */
export interface SiteVersion extends Omit<FrozenVersion, 'date'> {
  /** Between base and path: `/2.0`, nothing for the current version. */
  readonly prefix: string
  /** Every page, in its canonical form. */
  readonly paths: readonly string[]
}

/** All versions of a site, the current one first, and which of them is at hand. */
export interface VersionTable {
  readonly own: string
  readonly id: string
  /** Origin of the current version; the others are below it. */
  readonly origin: string
  readonly base: string
  readonly versions: readonly SiteVersion[]
}

/** Path below the base of a page in a version, in the wanted language if the version has it. */
export function versionPath({ prefix, locales }: SiteVersion, path: string, locale: LocaleCode): string {
  const [first = locale] = locales
  return prefix + localePrefix(locales.includes(locale) ? locale : first, first) + path
}
