import type { SiteConfig } from '../../generator/contract/config.ts'
import type { Diagnostic } from '../../generator/contract/diagnostics.ts'
import type { LocaleCode } from '../../generator/contract/locales.ts'
import type { Reference } from '../../generator/contract/reference.ts'
import type { RouteTable } from '../../generator/contract/routes.ts'
import { type QualityFigures, type Share, sum } from './figures.ts'
import { measureChannels, measureFields, measureOperations } from './measureApi.ts'
import { deadRoutes, deprecatedLinks, type LinkedGuide } from './measureLinks.ts'

export interface ReportInput {
  readonly config: SiteConfig
  readonly reference: Reference
  readonly routes: RouteTable
  readonly guides: readonly LinkedGuide[]
  readonly diagnostics: readonly Diagnostic[]
  /** Translated texts of the specs, of all texts to translate, for each catalog. */
  readonly catalogs: readonly { readonly locale: LocaleCode; readonly texts: Share }[]
  /** Pages that were published once. */
  readonly locked: readonly string[]
  /** The MDX of each page, by its published path. */
  readonly sources: ReadonlyMap<string, string>
  /** Sizes of the pages as built. Without them the sizes of the MDX count. */
  readonly built?: QualityFigures['pages']['sizes'] | undefined
}

/** The figures of a site. */
export function buildReport(input: ReportInput): QualityFigures {
  const { config, reference, guides, diagnostics, sources, built } = input
  return {
    apis: reference.apis.map((api) => ({
      id: api.id,
      fields: measureFields(api),
      operations: measureOperations(api),
      channels: measureChannels(api),
    })),
    translations: translationsOf(input),
    diagnostics: countByCode(diagnostics),
    deprecatedLinks: deprecatedLinks(guides, reference.apis),
    pages: built ? { kind: 'html', sizes: largestFirst(built) } : { kind: 'mdx', sizes: sizesOf(sources) },
    routes: deadRoutes({ ...input, config, apis: reference.apis }),
  }
}

function translationsOf({ config, guides, catalogs }: ReportInput): QualityFigures['translations'] {
  const [source, ...others] = config.locales.map(({ code }) => code)
  const originals = guides.filter(({ locale }) => locale === source)
  return others.map((locale) => {
    const own = new Map(guides.filter((guide) => guide.locale === locale).map((guide) => [guide.path, guide]))
    const fresh = originals.filter(({ path, textHash }) => {
      const guide = own.get(path)
      return guide && (guide.translates === undefined || guide.translates === textHash)
    })
    const texts = sum(catalogs.filter((catalog) => catalog.locale === locale).map((catalog) => catalog.texts))
    return { locale, texts, guides: { done: fresh.length, total: originals.length } }
  })
}

function countByCode(diagnostics: readonly Diagnostic[]): QualityFigures['diagnostics'] {
  const counts = new Map<string, QualityFigures['diagnostics'][number]>()
  for (const { code, severity } of diagnostics) {
    const key = `${severity} ${code}`
    counts.set(key, { code, severity, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const rank = { error: 0, warning: 1, info: 2 }
  return [...counts.values()].sort(
    (a, b) => rank[a.severity] - rank[b.severity] || b.count - a.count || (a.code < b.code ? -1 : 1),
  )
}

function sizesOf(sources: ReadonlyMap<string, string>): QualityFigures['pages']['sizes'] {
  return largestFirst([...sources].map(([url, text]) => ({ url, bytes: new TextEncoder().encode(text).length })))
}

function largestFirst(sizes: QualityFigures['pages']['sizes']): QualityFigures['pages']['sizes'] {
  return [...sizes].sort((a, b) => b.bytes - a.bytes || (a.url < b.url ? -1 : 1))
}
