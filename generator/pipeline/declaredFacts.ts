import type { SiteConfig } from '../contract/config.ts'
import type { DeclaredFact } from '../contract/facts.ts'

/** The facts of all plug-ins, to be told in the languages of the site. */
export function declaredFacts({ plugins = [], locales }: Pick<SiteConfig, 'plugins' | 'locales'>): DeclaredFact[] {
  const codes = locales.map(({ code }) => code)
  return plugins.flatMap(({ name, facts = [] }) => facts.map((fact) => ({ ...fact, plugin: name, locales: codes })))
}
