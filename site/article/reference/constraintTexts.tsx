import type { ReactNode } from 'react'
import type { Json } from '../../../generator/contract/json.ts'
import type { Constraint, SchemaNode } from '../../../generator/contract/reference.ts'
import type { ArticleMessages, MessageId } from '../messages.ts'

/** What a value is limited to, each limit in as few characters as say it: `1–100`, `at most 36 characters`. */
export function constraintTexts({ constraints = [], positions }: SchemaNode, words: ArticleMessages): ReactNode[] {
  const limits = new Map(constraints.map(({ keyword, value }) => [keyword, value]))
  const pattern = limits.get('pattern')
  return [
    ...rangeTexts(limits, words),
    ...sizeTexts(limits, 'Length', 'reference.size.characters', words),
    ...(positions ? [] : sizeTexts(limits, 'Items', 'reference.size.items', words)),
    ...sizeTexts(limits, 'Properties', 'reference.size.properties', words),
    ...(limits.get('uniqueItems') === true ? [words.text('reference.constraint.unique')] : []),
    ...(typeof pattern === 'string'
      ? [words.rich('reference.constraint.pattern', { pattern: <code>{pattern}</code> })]
      : []),
  ]
}

type Limits = ReadonlyMap<Constraint['keyword'], Constraint['value']>

function rangeTexts(limits: Limits, words: ArticleMessages): string[] {
  const number = (keyword: Constraint['keyword']) => numberText(limits.get(keyword), words)
  const [least, most] = [number('minimum'), number('maximum')]
  const [above, below] = [number('exclusiveMinimum'), number('exclusiveMaximum')]
  const step = number('multipleOf')
  const both = least !== undefined && most !== undefined
  return [
    ...(both ? [least === most ? `= ${least}` : `${least}–${most}`] : []),
    ...(least !== undefined && !both ? [`≥ ${least}`] : []),
    ...(above === undefined ? [] : [`> ${above}`]),
    ...(most !== undefined && !both ? [`≤ ${most}`] : []),
    ...(below === undefined ? [] : [`< ${below}`]),
    ...(step === undefined ? [] : [words.text('reference.constraint.multipleOf', { step })]),
  ]
}

type SizeMessage = Extract<MessageId, `reference.size.${string}`>

function sizeTexts(
  limits: Limits,
  noun: 'Length' | 'Items' | 'Properties',
  id: SizeMessage,
  words: ArticleMessages,
): string[] {
  const least = limits.get(`min${noun}`)
  const most = limits.get(`max${noun}`)
  const [from, to] = [
    typeof least === 'number' && least > 0 ? least : undefined,
    typeof most === 'number' ? most : undefined,
  ]
  if (from === undefined && to === undefined) return []
  const bound = from === undefined ? 'most' : to === undefined ? 'least' : from === to ? 'exact' : 'range'
  return [words.text(id, { bound, from: from ?? 0, to: to ?? 0, count: to ?? from ?? 0 })]
}

function numberText(value: Constraint['value'] | undefined, words: ArticleMessages): string | undefined {
  return typeof value === 'number' ? words.intl.formatNumber(value, { maximumFractionDigits: 20 }) : undefined
}

/** A value as it is sent: texts without quotes, unless nothing would be left to see. */
export function valueText(value: Json): string {
  return typeof value === 'string' && value.trim() !== '' ? value : JSON.stringify(value)
}
