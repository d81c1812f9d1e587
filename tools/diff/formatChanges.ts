import { localized } from '../../generator/contract/locales.ts'
import { printableJson, printableLines } from '../../generator/contract/printableText.ts'
import { type ChangeTexts, changeTexts } from '../../generator/messages/catalogs.ts'
import { fillText } from '../../generator/messages/fillText.ts'
import type { ApiChange } from './change.ts'
import type { ChangeReport } from './changeReport.ts'
import { escapeMarkdown } from './escapeMarkdown.ts'
import { alsoIn, formatText } from './formatText.ts'
import { type ChangeGroup, countChanges, groupChanges, type SubjectGroup } from './groupChanges.ts'
import { ruleOf } from './rules.ts'
import { code, sentenceOf } from './sentenceOf.ts'

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

/** Changes for a pull request: a heading a class, an entry an operation, a link a change. */
function formatMarkdown(report: ChangeReport): string {
  const words = changeTexts.textsIn(report.locale)
  const { changes, before, after } = report
  const title = `## ${fillText(words.summaryOf, { before: code(before), after: code(after) })}`
  if (changes.length === 0) return [title, words.none].join('\n\n')
  const sections = groupChanges(changes).flatMap(({ class: own, subjects }) => [
    `### ${words[`class.${own}`]}`,
    subjects.map((subject) => subjectEntry(subject, report, words)).join('\n'),
  ])
  return [title, fillText(words.summary, countChanges(changes)), ...sections].join('\n\n')
}

function subjectEntry({ api, subject, groups }: SubjectGroup, report: ChangeReport, words: ChangeTexts): string {
  const [first] = groups
  const { text } = localized(subject.title, report.locale, '')
  const title = escapeMarkdown(text.split('\n')[0] ?? '')
  const link = first ? linked(title === '' ? code(subject.name) : title, ownAddress(first.change), report) : title
  const name = title === '' ? '' : ` ${code(subject.name)}`
  return [`- ${escapeMarkdown(api)}: ${link}${name}`, ...groups.map((group) => changeEntry(group, report, words))].join(
    '\n',
  )
}

function changeEntry({ change, also }: ChangeGroup, report: ChangeReport, words: ChangeTexts): string {
  const rule = linked(code(change.rule), change.address.after, report)
  const same = also.length === 0 ? '' : ` (${alsoIn(change, also, words, escapeMarkdown)})`
  return `  - ${sentenceOf(change, report.locale)} ${rule}${same}`
}

/** The address of the subject. It is the address of the change up to the anchor of the subject. */
function ownAddress({ address: { after }, subject }: ApiChange): string | undefined {
  const page = after?.split('#')[0]
  return after?.startsWith(`${page}#${subject.id}`) ? `${page}#${subject.id}` : after
}

function linked(text: string, address: string | undefined, { urlOf }: ChangeReport): string {
  return address === undefined || !urlOf ? text : `[${text}](${urlOf(address)})`
}
