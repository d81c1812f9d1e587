import { printableJson, printableLines } from '../../generator/contract/printableText.ts'
import { changeTexts } from '../../generator/messages/catalogs.ts'
import type { ChangeReport } from './changeReport.ts'
import { formatMarkdown } from './formatMarkdown.ts'
import { formatText } from './formatText.ts'
import { countChanges } from './groupChanges.ts'
import { ruleOf } from './rules.ts'
import { sentenceOf } from './sentenceOf.ts'

/** For people, for programs, for a pull request. */
export const changeFormats = ['text', 'json', 'markdown'] as const

export type ChangeFormat = (typeof changeFormats)[number]

/** Every change in one of the formats, without a line break at the end. */
export function formatChanges(report: ChangeReport, format: ChangeFormat): string {
  if (format === 'json') return formatJson(report)
  return printableLines(format === 'markdown' ? formatMarkdown(report) : formatText(report))
}

function formatJson({ changes, before, after, urlOf }: ChangeReport): string {
  const listed = changes.map((change) => {
    const address = change.address.after
    return {
      ...change,
      title: ruleOf(change.rule).title,
      sentence: Object.fromEntries(changeTexts.locales().map((locale) => [locale, sentenceOf(change, locale)])),
      ...(address !== undefined && urlOf ? { url: urlOf(address) } : {}),
    }
  })
  return printableJson({ before, after, count: countChanges(changes), changes: listed })
}
