import { createHash } from 'node:crypto'
import type { LocaleCode } from '../../generator/contract/locales.ts'
import { xmlText } from '../../generator/contract/xml.ts'
import { reportTexts } from '../../generator/messages/catalogs.ts'
import { sayWith } from '../../generator/messages/fillText.ts'
import type { QualityFigures } from './figures.ts'
import { sections } from './sections.ts'
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
