import type { ReactNode } from 'react'
import type { SchemaNode } from '../../../generator/contract/schema.ts'
import type { ArticleMessages } from '../messages.ts'

/** How a parameter or a part of a body is written, in few words each: `written ids=a,b`, `as application/json`. */
export function serializationTexts({ serialization }: SchemaNode, words: ArticleMessages): ReactNode[] {
  if (!serialization) return []
  const { form, contentType, allowReserved, allowEmptyValue } = serialization
  return [
    ...(form === undefined
      ? []
      : [words.rich('reference.serialization.form', { form: <code key="form">{form}</code> })]),
    ...(contentType === undefined
      ? []
      : [words.rich('reference.serialization.contentType', { type: <code key="type">{contentType}</code> })]),
    ...(allowReserved ? [words.text('reference.serialization.allowReserved')] : []),
    ...(allowEmptyValue ? [words.text('reference.serialization.allowEmptyValue')] : []),
  ]
}
