import type { ReportText } from '../../generator/messages/catalogs.ts'
import type { Say } from '../../generator/messages/fillText.ts'
import { bar, escapeHtml } from './charts.ts'
import type { DeadRoutes, QualityFigures } from './figures.ts'
import { trend } from './trend.ts'

const shownPages = 10

export function deprecatedSection(
  { deprecatedLinks }: QualityFigures,
  base: QualityFigures | undefined,
  say: Say<ReportText>,
): string {
  const items = deprecatedLinks.map(
    ({ file, line, to }) => `<code>${escapeHtml(`${file}:${line}`)}</code> → <code>${escapeHtml(to)}</code>`,
  )
  const count = `${items.length} ${trend(items.length, base?.deprecatedLinks.length)}`
  return `<h2>${escapeHtml(say('deprecated'))}: ${count}</h2>\n<p class="note">${escapeHtml(say('deprecatedNote'))}</p>\n${list(items, say)}`
}

export function pagesSection(
  { pages: { kind, sizes } }: QualityFigures,
  base: QualityFigures | undefined,
  say: Say<ReportText>,
): string {
  const before = new Map(base?.pages.kind === kind ? base.pages.sizes.map(({ url, bytes }) => [url, bytes]) : [])
  const largest = Math.max(1, sizes[0]?.bytes ?? 1)
  const rows = sizes.slice(0, shownPages).map(({ url, bytes }) => {
    const old = before.get(url)
    return (
      `<tr><th scope="row"><code>${escapeHtml(url)}</code></th>` +
      `<td class="chart">${bar({ percent: (bytes / largest) * 100, base: old && (old / largest) * 100 })}</td>` +
      `<td class="number">${kilobytes(bytes)} ${trend(bytes / 1000, old === undefined ? undefined : old / 1000, ' KB')}</td></tr>`
    )
  })
  const median = sizes[Math.floor(sizes.length / 2)]?.bytes ?? 0
  const note = say(kind === 'html' ? 'pagesHtml' : 'pagesMdx', {
    count: String(sizes.length),
    median: kilobytes(median),
  })
  const head = `<thead><tr><th scope="col">${escapeHtml(say('page'))}</th><td></td><th scope="col" class="number">${escapeHtml(say('size'))}</th></tr></thead>`
  return `<h2>${escapeHtml(say('pages'))}</h2>\n<p class="note">${escapeHtml(note)}</p>\n<table>${head}<tbody>${rows.join('')}</tbody></table>`
}

export function routesSection(
  { routes }: QualityFigures,
  base: QualityFigures | undefined,
  say: Say<ReportText>,
): string {
  const part = (key: keyof DeadRoutes) => {
    const items = routes[key].map((route) => `<code>${escapeHtml(route)}</code>`)
    return `<h3>${escapeHtml(say(key))}: ${items.length} ${trend(items.length, base?.routes[key].length)}</h3>\n${list(items, say)}`
  }
  return `<h2>${escapeHtml(say('routes'))}</h2>\n${part('vanished')}\n${part('redirects')}\n${part('unlinked')}`
}

function list(items: readonly string[], say: Say<ReportText>): string {
  if (items.length === 0) return `<p>${escapeHtml(say('none'))}</p>`
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
