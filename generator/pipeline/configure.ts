import type { SiteConfig, SiteConfigInput } from '../contract/config.ts'
import { type Checked, hasErrors } from '../contract/diagnostics.ts'
import { type Memory, noMemory } from '../contract/memory.ts'
import type { SiteCatalog } from '../contract/siteCatalog.ts'
import { fillConfig } from '../load/fillConfig.ts'
import { withNames } from '../load/namesInConfig.ts'
import { type RawConfig, readConfig } from '../load/readConfig.ts'
import { readSiteCatalog } from '../load/readSiteCatalog.ts'
import { siteInterface } from '../messages/siteInterface.ts'
import { checkConfig } from '../validate/config/checkConfig.ts'

export interface Configured {
  readonly source: RawConfig
  /** The configuration with the texts of the catalogs of the site. */
  readonly config: SiteConfig
  /** The configuration without texts of catalogs. */
  readonly ownConfig: SiteConfig
  readonly siteCatalogs: readonly SiteCatalog[]
}

/** The configuration of a project, as written and with every default filled in. */
export async function configure(root: string, memory: Memory = noMemory): Promise<Checked<Configured | undefined>> {
  const { value: source, diagnostics: found } = await readConfig(root, memory)
  const { value, file, text } = source
  const problems = memory.keep('configuration', plainText([file, text, value]), () =>
    value === undefined ? [] : checkConfig(value, file, text),
  )
  const diagnostics = [...found, ...problems]
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics }
  const ownConfig = memory.recall('filled configuration', [value], () => fillConfig(value as SiteConfigInput))
  const read = await Promise.all(ownConfig.locales.slice(1).map(({ code }) => readSiteCatalog(root, code, memory)))
  const siteCatalogs = read.map((catalog) => catalog.value)
  const config = memory.recall('configuration with catalogs', [ownConfig, ...siteCatalogs], () =>
    withSiteCatalogs(ownConfig, siteCatalogs),
  )
  const unreadable = read.flatMap((catalog) => catalog.diagnostics)
  return { value: { source, config, ownConfig, siteCatalogs }, diagnostics: [...diagnostics, ...unreadable] }
}

/** Omits translations of texts that the interface no longer has. */
function withSiteCatalogs(config: SiteConfig, catalogs: readonly SiteCatalog[]): SiteConfig {
  const written = catalogs.filter((catalog) => catalog.interface.size + catalog.messages.size > 0)
  if (written.length === 0) return config
  const { messages: english } = siteInterface([])
  const messages = written.map(({ locale, interface: own }) => {
    const current = [...own].filter(([id, { source }]) => english.get(id) === source)
    const texts = Object.fromEntries(current.map(([id, { translation }]) => [id, translation]))
    return [locale, { ...texts, ...config.messages?.[locale] }]
  })
  return withNames({ ...config, messages: { ...config.messages, ...Object.fromEntries(messages) } }, written)
}

/** A configuration, or a part of it, as a text to know it again by. Functions count by their code. */
export function plainText(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => (typeof member === 'function' ? String(member) : member))
}
