import { type ChangeTexts, changeTexts } from '../../generator/messages/catalogs.ts'
import { fillText } from '../../generator/messages/fillText.ts'
import type { ApiChange } from './change.ts'
import type { ChangeReport } from './changeReport.ts'
import { type ChangeGroup, countChanges, groupChanges, type SubjectGroup } from './groupChanges.ts'
import { placeOf, sentenceOf } from './sentenceOf.ts'

type TextReport = Pick<ChangeReport, 'changes' | 'locale' | 'urlOf'>

/** Changes for a terminal: by class and subject, with the rule, the page and the place in the spec. */
export function formatText(report: TextReport): string {
  const words = changeTexts.textsIn(report.locale)
  if (report.changes.length === 0) return words.none
  const sections = groupChanges(report.changes).map(({ class: own, subjects }) =>
    [words[`class.${own}`], ...subjects.flatMap((subject) => subjectLines(subject, report, words))].join('\n'),
  )
  return [...sections, fillText(words.summary, countChanges(report.changes))].join('\n\n')
}

function subjectLines({ api, subject, groups }: SubjectGroup, report: TextReport, words: ChangeTexts): string[] {
  return [
    `  ${api}${subject.kind === 'api' ? '' : `  ${subject.name}`}`,
    ...groups.flatMap((group) => changeLines(group, report, words)),
  ]
}

function changeLines({ change, also }: ChangeGroup, { locale, urlOf }: TextReport, words: ChangeTexts): string[] {
  const address = change.address.after ?? change.address.before
  const places = [...(address === undefined ? [] : [urlOf ? urlOf(address) : address]), sourceOf(change)]
  return [
    `    ${sentenceOf(change, locale)}  ${change.rule}`,
    ...(also.length === 0 ? [] : [`      ${alsoIn(change, also, words)}`]),
    `      ${places.join('  ')}`,
  ]
}

function sourceOf({ source }: ApiChange): string {
  const place = source.after ?? source.before
  return place ? `${place.file}:${place.line}:${place.column}` : ''
}

const mostNamed = 3

/** The other places of a shared schema: a few by name, the rest by number. Within a subject they are named if they differ. */
export function alsoIn(
  change: ApiChange,
  also: readonly ApiChange[],
  words: ChangeTexts,
  write: (text: string) => string = (text) => text,
): string {
  const own = placeOf(change, words)
  const names = [...new Set(also.map((other) => nameOf(other, own, words, write)))]
  const shown = names.slice(0, mostNamed).join(words.separator)
  const rest = names.length - mostNamed
  return fillText(words.also, { subjects: rest > 0 ? fillText(words.more, { subjects: shown, count: rest }) : shown })
}

function nameOf(change: ApiChange, shown: string, words: ChangeTexts, write: (text: string) => string): string {
  const subject = write(change.subject.name)
  const place = placeOf(change, words)
  return place === shown ? subject : fillText(words.alsoPlace, { subject, place })
}
