import type { SiteConfig } from '../contract/config.ts'
import type { DeclaredFact } from '../contract/facts.ts'
import type { Locale } from '../contract/locales.ts'
import { extensions } from '../load/document/extensions.schema.ts'
import { interfaceTexts } from '../messages/catalogs.ts'

interface FactSource extends Pick<SiteConfig, 'plugins' | 'messages'> {
  readonly locales: readonly Pick<Locale, 'code'>[]
}

/** The facts of the engine and of all plug-ins, in the languages of the site. */
export function declaredFacts({ plugins = [], locales, messages }: FactSource): DeclaredFact[] {
  const codes = locales.map(({ code }) => code)
  const ours = Object.entries(extensions).flatMap(([extension, { places, told }]) => {
    if (!told) return []
    const { message, ...own } = told
    const texts = codes.map((code) => [code, interfaceTexts.reference.textsIn(code, messages)[message] ?? ''])
    const text = { '*': Object.fromEntries(texts) }
    return [{ ...own, extension, objects: places, text, plugin: 'exchange-docs', locales: codes }]
  })
  return [
    ...ours,
    ...plugins.flatMap(({ name, facts = [] }) => facts.map((fact) => ({ ...fact, plugin: name, locales: codes }))),
  ]
}
