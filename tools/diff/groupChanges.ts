import { groupBy } from '../../generator/contract/groups.ts'
import { canonicalJson } from '../../generator/contract/json.ts'
import type { ApiChange, Subject } from './change.ts'
import { type ChangeClass, changeClasses } from './changeClass.ts'

/** A change, and the equal changes that come from the same shared schema. */
export interface ChangeGroup {
  readonly change: ApiChange
  readonly also: readonly ApiChange[]
}

/** All changes of one subject, such as an operation or a channel. */
export interface SubjectGroup {
  readonly api: string
  readonly subject: Subject
  readonly groups: readonly ChangeGroup[]
}

/** Number of changes by class. */
export function countChanges(changes: readonly ApiChange[]): Readonly<Record<ChangeClass, number>> {
  const count = (own: ChangeClass) => changes.filter((change) => change.class === own).length
  return { breaking: count('breaking'), additive: count('additive'), editorial: count('editorial') }
}

/** Groups changes by class, gravest first, then by subject. Equal changes from a shared schema are one group. */
export function groupChanges(
  changes: readonly ApiChange[],
): readonly { readonly class: ChangeClass; readonly subjects: readonly SubjectGroup[] }[] {
  return changeClasses.flatMap((own) => {
    const subjects = groupBySubject(mergeShared(changes.filter((change) => change.class === own)))
    return subjects.length === 0 ? [] : [{ class: own, subjects }]
  })
}

function groupBySubject(groups: readonly ChangeGroup[]): SubjectGroup[] {
  return [...groupBy(groups, ({ change }) => subjectKey(change)).values()].flatMap((own) => {
    const [first] = own
    return first ? [{ api: first.change.api, subject: first.change.subject, groups: own }] : []
  })
}

/** A key for the subject of a change. */
export function subjectKey({ api, subject: { kind, id } }: ApiChange): string {
  return [api, kind, id].join('\n')
}

function mergeShared(changes: readonly ApiChange[]): ChangeGroup[] {
  return [...groupBy(changes, (change) => sharedKey(change) ?? change).values()].flatMap(([change, ...also]) =>
    change ? [{ change, also }] : [],
  )
}

function sharedKey({ api, rule, item, before, after, schema }: ApiChange): string | undefined {
  return schema && canonicalJson([api, rule, item, before, after, schema])
}
