import { parseJson } from '../../../generator/contract/json.ts'
import { valueAtPointer } from '../../../generator/contract/jsonPointer.ts'
import type { RequestForm } from '../../../generator/contract/requestForm.ts'
import { uniqueFields } from '../../../generator/model/view/uniqueFields.ts'
import { type Entries, firstEntries } from '../islands/requestBuilder/entries.ts'
import { bodyFields } from '../islands/requestBuilder/formFields.ts'

/** Ids that were made here, each with the example's id that it was made from. */
export type MadeIds = Map<string, string>

/**
 * Entries in which each id that must differ from call to call (`x-unique`) is new, where it is the one of the example or was made here
 * before. An id that the reader wrote stays.
 */
export function freshEntries(form: RequestForm, entries: Entries, made: MadeIds, mark: string): Entries {
  const { schemas } = form.api
  const first = firstEntries(form)
  /** The new id in place of an old one; nothing where the old one is the reader's. */
  function freshId(old: string, example: string | undefined): string | undefined {
    const origin = old !== '' && old === example ? old : made.get(old)
    if (origin === undefined) return undefined
    made.set(`${origin}-${mark}`, origin)
    return `${origin}-${mark}`
  }
  if (entries.body !== undefined) {
    const [value, example] = [parseJson(entries.body), parseJson(first.body ?? '')]
    const pointers = uniqueFields(value ?? null, form.operation.requestBody?.contents[0]?.schema, schemas)
    const body = pointers.reduce((text, pointer) => {
      const [old, known] = [value, example].map((own) => valueAtPointer(own, pointer))
      const fresh = typeof old === 'string' ? freshId(old, typeof known === 'string' ? known : undefined) : undefined
      // The text around it keeps its digits and its form.
      return fresh === undefined ? text : text.replace(JSON.stringify(old), () => JSON.stringify(fresh))
    }, entries.body)
    return body === entries.body ? entries : { ...entries, body }
  }
  const unique = (bodyFields(form) ?? []).filter(
    ({ key, schema }) => uniqueFields(entries.fields[key] ?? '', schema, schemas).length > 0,
  )
  const fresh = unique.flatMap(({ key }) => {
    const id = freshId(entries.fields[key] ?? '', first.fields[key])
    return id === undefined ? [] : [[key, id] as const]
  })
  return fresh.length === 0 ? entries : { ...entries, fields: { ...entries.fields, ...Object.fromEntries(fresh) } }
}
