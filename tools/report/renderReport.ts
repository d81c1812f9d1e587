import { createHash } from 'node:crypto'
import type { LocaleCode } from '../../generator/contract/locales.ts'
import { xmlText } from '../../generator/contract/xml.ts'
import { type ReportText, reportTexts } from '../../generator/messages/catalogs.ts'
import { type Say, sayWith } from '../../generator/messages/fillText.ts'
import { type DeadRoutes, percentOf, type QualityFigures, type Share, sum } from './figures.ts'
import { code, heading, list, row, shareTable, table, trend } from './html.ts'
import { reportStyle } from './style.ts'

interface ReportPage {
  /** Name of the site. */
  readonly name: string
  readonly figures: QualityFigures
  /** The same figures of an earlier state, and the name of that state. */
  readonly base?: { readonly revision: string; readonly figures: QualityFigures } | undefined
  readonly locale: LocaleCode
}

/** The report as one page of HTML that needs nothing else: no script, no other file. */
export function renderReport({ name, figures, base, locale }: ReportPage): string {
  const say = sayWith(reportTexts.textsIn(locale))
  const title = `${xmlText(name)}: ${xmlText(say('title'))}`
  const hash = createHash('sha256').update(reportStyle).digest('base64')
  const compared = base ? `<p class="note">${xmlText(say('comparedWith', { revision: base.revision }))}</p>` : ''
  return `<!doctype html>
<html lang="${xmlText(say('lang'))}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${reportStyle}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${compared}
${sections.map((section) => section(figures, base?.figures, say)).join('\n')}
</main>
</body>
</html>
`
}

/** A part of the report: the figures, and the same figures of an earlier state. */
type Section = (figures: QualityFigures, base: QualityFigures | undefined, say: Say<ReportText>) => string

const apis: Section = (figures, base, say) => {
  const shares = (key: 'fields' | 'operations' | 'channels') => {
    const own = figures.apis.map((api) =>
      shareRow(api.id, api[key], base?.apis.find(({ id }) => id === api.id)?.[key], say),
    )
    const all = sum(figures.apis.map((api) => api[key]))
    const total = shareRow(say('total'), all, base && sum(base.apis.map((api) => api[key])), say)
    return shareTable([...own, ...(figures.apis.length > 1 ? [total] : [])])
  }
  const hasChannels = figures.apis.some((api) => api.channels.total > 0)
  return [
    heading(2, say('fields'), { note: say('fieldsNote') }),
    shares('fields'),
    heading(2, say('examples'), { note: say('examplesNote') }),
    shares('operations'),
    ...(hasChannels ? [heading(3, say('channels')), shares('channels')] : []),
  ].join('\n')
}

const translations: Section = (figures, base, say) => {
  const rows = figures.translations.flatMap(({ locale, ...own }) => {
    const before = base?.translations.find((one) => one.locale === locale)
    return (['texts', 'guides'] as const).map((key) => shareRow(`${locale}: ${say(key)}`, own[key], before?.[key], say))
  })
  return rows.length === 0 ? '' : `${heading(2, say('translations'))}\n${shareTable(rows)}`
}

function shareRow(name: string, share: Share, base: Share | undefined, say: Say<ReportText>): string {
  const percent = percentOf(share)
  const before = base && percentOf(base)
  // Rounded down, so that only all is 100.
  const shown = `${(Math.floor(percent * 10) / 10).toFixed(1)} % ${trend(percent, before, ' %')}`
  const counts = say('of', { done: String(share.done), total: String(share.total) })
  return row(xmlText(name), { percent, base: before }, [shown, xmlText(counts)])
}

/** Findings of the checks, by rule, with findings that are gone since the base. */
const diagnostics: Section = (figures, base, say) => {
  type Count = QualityFigures['diagnostics'][number]
  const countIn = (counts: readonly Count[], { code: own, severity }: Count) =>
    counts.find((one) => one.code === own && one.severity === severity)?.count
  const gone = (base?.diagnostics ?? []).filter((old) => countIn(figures.diagnostics, old) === undefined)
  const all = [...figures.diagnostics, ...gone.map((old) => ({ ...old, count: 0 }))]
  const most = Math.max(1, ...all.map(({ count }) => count))
  const rows = all.map((own) => {
    const change = trend(own.count, base && (countIn(base.diagnostics, own) ?? 0))
    const chart = { percent: (own.count / most) * 100 }
    return row(code(own.code), chart, [`${own.count} ${change}`], [xmlText(say(own.severity))])
  })
  const title = heading(2, say('diagnostics'), { note: say('diagnosticsNote') })
  return `${title}\n${all.length === 0 ? list([], say('none')) : table([say('rule'), say('severity')], say('count'), rows)}`
}

const deprecated: Section = ({ deprecatedLinks }, base, say) => {
  const items = deprecatedLinks.map(({ file, line, to }) => `${code(`${file}:${line}`)} → ${code(to)}`)
  const count = `${items.length} ${trend(items.length, base?.deprecatedLinks.length)}`
  return `${heading(2, say('deprecated'), { note: say('deprecatedNote'), count })}\n${list(items, say('none'))}`
}

const shownPages = 10

const pages: Section = ({ pages: { kind, sizes } }, base, say) => {
  const before = new Map(base?.pages.kind === kind ? base.pages.sizes.map(({ url, bytes }) => [url, bytes]) : [])
  const largest = Math.max(1, sizes[0]?.bytes ?? 1)
  const rows = sizes.slice(0, shownPages).map(({ url, bytes }) => {
    const old = before.get(url)
    const change = trend(bytes / 1000, old === undefined ? undefined : old / 1000, ' KB')
    const chart = { percent: (bytes / largest) * 100, base: old && (old / largest) * 100 }
    return row(code(url), chart, [`${kilobytes(bytes)} ${change}`])
  })
  const median = kilobytes(sizes[Math.floor(sizes.length / 2)]?.bytes ?? 0)
  const note = say(kind === 'html' ? 'pagesHtml' : 'pagesMdx', { count: String(sizes.length), median })
  return `${heading(2, say('pages'), { note })}\n${table([say('page')], say('size'), rows)}`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}

const routes: Section = (figures, base, say) => {
  const part = (key: keyof DeadRoutes) => {
    const items = figures.routes[key].map(code)
    const count = `${items.length} ${trend(items.length, base?.routes[key].length)}`
    return `${heading(3, say(key), { count })}\n${list(items, say('none'))}`
  }
  return [heading(2, say('routes')), ...(['vanished', 'redirects', 'unlinked'] as const).map(part)].join('\n')
}

/** The parts of the report in their order. */
const sections: readonly Section[] = [apis, translations, diagnostics, deprecated, pages, routes]
