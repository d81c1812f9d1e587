import type { SiteConfig } from './config.ts'
import { isSampleLanguage } from './sampleLanguages.ts'
import type { VersionTable } from './versions.ts'

/**
 * The settings that a frozen version keeps: all but addresses, versions, announcement, console, offline reading, checks and
 * edit links. Of plug-ins it keeps the data, and no code.
 */
export function frozenConfig({
  origin,
  base,
  versions,
  announcement,
  console: _console,
  offline,
  validation,
  links,
  plugins = [],
  samples,
  apis,
  ...kept
}: SiteConfig): Partial<SiteConfig> {
  const { edit, ...otherLinks } = links
  const languages = samples?.languages.filter(isSampleLanguage)
  const facts = plugins.flatMap(({ name, facts: own }) => (own ? [{ name, facts: own }] : []))
  return {
    ...kept,
    links: otherLinks,
    // The frozen specs include the overlays.
    apis: apis.map(({ overlays: _overlays, ...api }) => api),
    ...(languages ? { samples: { languages } } : {}),
    ...(facts.length > 0 ? { plugins: facts } : {}),
  }
}

/**
 * The configuration of a frozen version where it is published: below the current one. A hosted index holds the current
 * version alone, so a frozen one answers for itself.
 */
export function configOfVersion(
  frozen: SiteConfig,
  { origin, base, id, versions }: VersionTable,
  name: string,
): SiteConfig {
  const [current] = versions
  if (!current) throw new Error('a table of versions begins with the current one')
  const { label, main } = current
  const { synonyms, entries } = frozen.search
  return {
    ...frozen,
    origin,
    base: `${base}${name}/`,
    versions: { id, current: { label, main } },
    search: { provider: 'local', synonyms, ...(entries === undefined ? {} : { entries }) },
  }
}
