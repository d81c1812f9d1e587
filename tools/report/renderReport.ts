import { createHash } from 'node:crypto'
import type { LocaleCode } from '../../generator/contract/locales.ts'
import { type ReportText, reportTexts } from '../../generator/messages/catalogs.ts'
import { type Say, sayWith } from '../../generator/messages/fillText.ts'
import { bar, escapeHtml } from './charts.ts'
import { diagnosticsSection } from './diagnosticsSection.ts'
import { percentOf, type QualityFigures, type Share, sum } from './figures.ts'
import { deprecatedSection, pagesSection, routesSection } from './listSections.ts'
import { reportStyle } from './style.ts'
import { trend } from './trend.ts'

interface ReportPage {
  /** Name of the site. */
  readonly name: string
  readonly figures: QualityFigures
  /** The same figures of an earlier state, and what that is called. */
  readonly base?: { readonly revision: string; readonly figures: QualityFigures } | undefined
  readonly locale: LocaleCode
}

/** The report as one page of HTML that needs nothing else: no script, no other file. */
export function renderReport({ name, figures, base, locale }: ReportPage): string {
  const say = sayWith(reportTexts.textsIn(locale))
  const title = `${escapeHtml(name)}: ${escapeHtml(say('title'))}`
  const hash = createHash('sha256').update(reportStyle).digest('base64')
  const sections = [
    apisSection(figures, base?.figures, say),
    translationsSection(figures, base?.figures, say),
    diagnosticsSection(figures, base?.figures, say),
    deprecatedSection(figures, base?.figures, say),
    pagesSection(figures, base?.figures, say),
    routesSection(figures, base?.figures, say),
  ]
  const compared = base ? `<p class="note">${escapeHtml(say('comparedWith', { revision: base.revision }))}</p>` : ''
  return `<!doctype html>
<html lang="${escapeHtml(say('lang'))}">
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
${sections.join('\n')}
</main>
</body>
</html>
`
}

type Section = (figures: QualityFigures, base: QualityFigures | undefined, say: Say<ReportText>) => string

const apisSection: Section = ({ apis }, base, say) => {
  const rows = (key: 'fields' | 'operations' | 'channels') => {
    const own = apis.map((api) => shareRow(api.id, api[key], base?.apis.find(({ id }) => id === api.id)?.[key], say))
    const all = sum(apis.map((api) => api[key]))
    const total = shareRow(say('total'), all, base && sum(base.apis.map((api) => api[key])), say)
    return `<table class="shares"><tbody>${[...own, ...(apis.length > 1 ? [total] : [])].join('')}</tbody></table>`
  }
  const channels = apis.some((api) => api.channels.total > 0)
  return [
    heading(say('fields'), say('fieldsNote')),
    rows('fields'),
    heading(say('examples'), say('examplesNote')),
    rows('operations'),
    ...(channels ? [`<h3>${escapeHtml(say('channels'))}</h3>`, rows('channels')] : []),
  ].join('\n')
}

const translationsSection: Section = ({ translations }, base, say) => {
  if (translations.length === 0) return ''
  const rows = translations.flatMap(({ locale, texts, guides }) => {
    const before = base?.translations.find((own) => own.locale === locale)
    return [
      shareRow(`${locale}: ${say('texts')}`, texts, before?.texts, say),
      shareRow(`${locale}: ${say('guides')}`, guides, before?.guides, say),
    ]
  })
  return `${heading(say('translations'))}\n<table class="shares"><tbody>${rows.join('')}</tbody></table>`
}

function shareRow(name: string, share: Share, base: Share | undefined, say: Say<ReportText>): string {
  const percent = percentOf(share)
  const before = base && percentOf(base)
  const counts = say('of', { done: String(share.done), total: String(share.total) })
  return (
    `<tr><th scope="row">${escapeHtml(name)}</th><td class="chart">${bar({ percent, base: before })}</td>` +
    `<td class="number">${percentText(percent)} ${trend(percent, before, ' %')}</td>` +
    `<td class="number">${escapeHtml(counts)}</td></tr>`
  )
}

/** Rounded down, so that only all is 100. */
function percentText(percent: number): string {
  return `${(Math.floor(percent * 10) / 10).toFixed(1)} %`
}

function heading(title: string, note = ''): string {
  return `<h2>${escapeHtml(title)}</h2>${note === '' ? '' : `\n<p class="note">${escapeHtml(note)}</p>`}`
}
