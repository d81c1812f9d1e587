import type { ReactNode } from 'react'
import type { SchemaNode } from '../../../generator/contract/schema.ts'
import { limitsOf } from '../../../generator/model/view/limits.ts'
import type { ArticleMessages } from '../messages.ts'

/** Limits of a value, each in as few characters as possible: `1–100`, `≤ 36 characters`. */
export function constraintTexts(schema: SchemaNode, words: ArticleMessages): ReactNode[] {
  const others = (schema.constraints ?? []).flatMap(({ keyword, value }): ReactNode[] => {
    if (keyword === 'multipleOf') return [words.text('reference.constraint.multipleOf', { step: Number(value) })]
    if (keyword === 'uniqueItems') return value ? [words.text('reference.constraint.unique')] : []
    return keyword === 'pattern' ? [words.rich('reference.constraint.pattern', { pattern: <code>{value}</code> })] : []
  })
  return [...limitsOf(schema).map((limit) => words.text('reference.constraint.limit', { ...limit })), ...others]
}
