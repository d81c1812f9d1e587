import { compact } from '../../../../generator/contract/compact.ts'
import { isJsonType } from '../../../../generator/contract/httpSyntax.ts'
import type { RequestForm } from '../../../../generator/contract/requestForm.ts'
import { bodyFields, parameterFields } from './formFields.ts'

/** The entries of a form: the text of each field by its key, and a body that is written as text. */
export interface Entries {
  readonly fields: Readonly<Record<string, string>>
  /** Text of a body that is not written field by field. */
  readonly body?: string
  /** Chosen files by the key of their field. */
  readonly files?: Readonly<Record<string, readonly File[]>>
  /** Address of the chosen server, where it is not the first. */
  readonly server?: string
  /** Index of the chosen security requirement, where it is not the first. */
  readonly way?: number
}

/** A form with its entries, as its parts show it. */
export interface FormProps {
  readonly id: string
  readonly form: RequestForm
  readonly entries: Entries
  readonly onChange: (entries: Entries) => void
}

/** The entries that a form begins with: the examples of the spec. */
export function firstEntries(form: RequestForm): Entries {
  const inBody = bodyFields(form)
  const fields = [...parameterFields(form), ...(inBody ?? [])]
  const body = inBody ? undefined : exampleBody(form)
  return compact({ fields: Object.fromEntries(fields.map(({ key, initial }) => [key, initial])), body })
}

function exampleBody({ operation: { requestBody } }: RequestForm): string | undefined {
  const content = requestBody?.contents[0]
  if (!content) return undefined
  const example = content.examples[0]?.value
  if (example === undefined) return ''
  return typeof example === 'string' && !isJsonType(content.mediaType) ? example : JSON.stringify(example, null, 2)
}
