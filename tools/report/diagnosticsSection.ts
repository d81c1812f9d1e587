import type { ReportText } from '../../generator/messages/catalogs.ts'
import type { Say } from '../../generator/messages/fillText.ts'
import { bar, escapeHtml } from './charts.ts'
import type { QualityFigures } from './figures.ts'
import { trend } from './trend.ts'

/** What the checks find, by rule; those that are gone since the base are told too. */
export function diagnosticsSection(
  { diagnostics }: QualityFigures,
  base: QualityFigures | undefined,
  say: Say<ReportText>,
): string {
  const isSame = (a: { code: string; severity: string }, b: { code: string; severity: string }) =>
    a.code === b.code && a.severity === b.severity
  const gone = (base?.diagnostics ?? []).filter((old) => !diagnostics.some((own) => isSame(own, old)))
  const all = [...diagnostics, ...gone.map((old) => ({ ...old, count: 0 }))]
  const most = Math.max(1, ...all.map(({ count }) => count))
  const rows = all.map((own) => {
    const before = base && (base.diagnostics.find((old) => isSame(own, old))?.count ?? 0)
    return (
      `<tr><th scope="row"><code>${escapeHtml(own.code)}</code></th><td>${escapeHtml(say(own.severity))}</td>` +
      `<td class="chart">${bar({ percent: (own.count / most) * 100 })}</td>` +
      `<td class="number">${own.count} ${trend(own.count, before)}</td></tr>`
    )
  })
  const head = [say('rule'), say('severity'), '', say('count')].map((text) =>
    text === ''
      ? '<td></td>'
      : `<th scope="col"${text === say('count') ? ' class="number"' : ''}>${escapeHtml(text)}</th>`,
  )
  const table = `<table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
  const title = `<h2>${escapeHtml(say('diagnostics'))}</h2>\n<p class="note">${escapeHtml(say('diagnosticsNote'))}</p>`
  return `${title}\n${all.length === 0 ? `<p>${escapeHtml(say('none'))}</p>` : table}`
}
