import { localized } from '../../generator/contract/locales.ts'
import { type ChangeTexts, changeTexts } from '../../generator/messages/catalogs.ts'
import { fillText } from '../../generator/messages/fillText.ts'
import type { ApiChange } from './change.ts'
import type { ChangeReport } from './changeReport.ts'
import { escapeMarkdown } from './escapeMarkdown.ts'
import { alsoIn } from './formatText.ts'
import { type ChangeGroup, countChanges, groupChanges, type SubjectGroup } from './groupChanges.ts'
import { code, sentenceOf } from './sentenceOf.ts'

/** Changes for a pull request: a heading a class, an entry an operation, a link a change. */
export function formatMarkdown(report: ChangeReport): string {
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
