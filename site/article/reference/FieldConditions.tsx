import type { ReactNode } from 'react'
import { type Condition, readConditions } from '../../../generator/model/view/conditions.ts'
import type { Field } from '../../../generator/model/view/field.ts'
import { valueText } from '../../../generator/model/view/valueText.ts'
import { useWords } from '../articleContext.tsx'
import type { ArticleMessages } from '../messages.ts'
import { listedChildren } from './fields.ts'
import { NameList } from './NameList.tsx'

interface FieldOnly {
  readonly field: Field
}

/** Members of an object that come only with other members. */
export function DependencyNotes({ field: { element } }: FieldOnly) {
  const words = useWords()
  const { dependencies = [] } = element
  const needs = new Map(dependencies.map(({ property, requires }) => [property, requires]))
  const isMutual = (property: string, other: string) => needs.get(other)?.includes(property) === true
  return dependencies.map(({ property, requires }, index) => {
    const [other] = requires
    const isPair = requires.length === 1 && other !== undefined && isMutual(property, other)
    // The note of the other member of a pair covers both.
    if (isPair && dependencies.findIndex((own) => own.property === other) < index) return null
    return (
      <p key={property}>
        {isPair
          ? words.rich('reference.dependency.pair', { property: <code>{property}</code>, other: <code>{other}</code> })
          : words.rich('reference.dependency', {
              property: <code>{property}</code>,
              names: <NameList names={requires} />,
            })}
      </p>
    )
  })
}

/** Conditions of an object on members that no list beneath it shows; listed members show their own. */
export function ObjectConditions({ field }: FieldOnly) {
  const listed = new Set(listedChildren(field).map(({ name }) => name))
  return <Conditions of={field} isSaid={(name) => !listed.has(name)} />
}

/** Conditions of an object on one of its members. */
export function MemberConditions({ field, parent }: FieldOnly & { readonly parent: Field | undefined }) {
  return parent ? <Conditions of={parent} isSaid={(name) => name === field.name} /> : null
}

interface ConditionsProps {
  readonly of: Field
  /** Whether the sentence is about the member. */
  readonly isSaid: (name: string) => boolean
}

function Conditions({ of: { element }, isSaid }: ConditionsProps) {
  return readConditions(element).conditions.map((condition) => {
    const { requires, forbids, allows } = condition
    const about = {
      ...condition,
      requires: requires.filter(isSaid),
      forbids: forbids.filter(isSaid),
      allows: allows.filter(({ name }) => isSaid(name)),
    }
    return <ConditionNote key={JSON.stringify(condition)} condition={about} />
  })
}

/** `price` is required when `type` is `LIMIT`. */
function ConditionNote({ condition: { when, requires, forbids, allows } }: { readonly condition: Condition }) {
  const words = useWords()
  const sentences = [
    ...(requires.length > 0 ? [{ id: 'reference.condition.requires', names: requires, values: [] } as const] : []),
    ...(forbids.length > 0 ? [{ id: 'reference.condition.forbids', names: forbids, values: [] } as const] : []),
    ...allows.map(({ name, values }) => ({ id: 'reference.condition.allows', names: [name], values }) as const),
  ]
  return sentences.map(({ id, names, values }) => (
    <p key={id + names}>
      {words.rich(id, {
        count: names.length,
        names: codeList(names, 'conjunction', words),
        values: codeList(values.map(valueText), 'disjunction', words),
        when: joined(
          when.map((member) => memberText(member, words)),
          words,
        ),
      })}
    </p>
  ))
}

function memberText({ name, values, mayBeAbsent }: Condition['when'][number], words: ArticleMessages): ReactNode {
  return words.rich('reference.condition.is', {
    kind: values.length === 0 ? 'sent' : mayBeAbsent ? 'absent' : 'is',
    name: <code>{name}</code>,
    values: codeList(values.map(valueText), 'disjunction', words),
  })
}

/** Joins the parts of a condition with "and". */
function joined([first, ...others]: readonly ReactNode[], words: ArticleMessages): ReactNode {
  return others.reduce((said, part) => words.rich('reference.condition.and', { said, part }), first)
}

/** Names in code; Chinese puts spaces around code, its list format does not. */
function codeList(names: readonly string[], type: 'conjunction' | 'disjunction', { intl }: ArticleMessages): ReactNode {
  const parts = new Intl.ListFormat(intl.locale, { type }).formatToParts(names)
  return parts.map(({ type: kind, value }) =>
    kind === 'element' ? <code key={value}>{value}</code> : value.replace(/^\p{Script=Han}$/u, ' $& '),
  )
}
