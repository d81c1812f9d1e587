import { isJsonType } from '../../../../generator/contract/httpSyntax.ts'
import { isList, isRecord, type Json } from '../../../../generator/contract/json.ts'
import { isPlaceholder } from '../../../../generator/contract/placeholder.ts'
import type { RequestForm } from '../../../../generator/contract/requestForm.ts'
import { checkValue, type Mismatch } from './checkValue.ts'
import type { Entries } from './entries.ts'
import { compactJson } from './exactJson.ts'
import { bodyFields, type FormField, isForm } from './formFields.ts'
import { readField } from './readField.ts'

/** A value and its JSON text, in which numbers keep all their digits. */
export interface ReadValue {
  readonly value: Json
  readonly json: string
}

/** Takes the problems of a field by its key. */
type Note = (key: string, found: readonly Mismatch[]) => void

/** The values of fields, by their keys. */
export function readFields(
  fields: readonly FormField[],
  form: RequestForm,
  entries: Entries,
  note: Note,
): Map<string, ReadValue> {
  const values = new Map<string, ReadValue>()
  for (const { key, name, schema, required, file } of fields) {
    // A program reads a file that it needs by a name, whatever the reader will choose.
    const text = entries.fields[key] || (file && required ? name : '')
    const { value, json, problems } = readField(text, schema, form.api.schemas)
    note(key, required && value === undefined && problems.length === 0 ? [missing] : problems)
    if (value !== undefined && json !== undefined) values.set(key, { value, json })
  }
  return values
}

const missing: Mismatch = { id: 'required', path: '', values: {} }

/** The value of a body: of its fields, or of the text that the reader has written. */
export function readBody(form: RequestForm, mediaType: string, entries: Entries, note: Note): ReadValue | undefined {
  const fields = entries.body === undefined ? bodyFields(form) : undefined
  if (fields) {
    const wrong = new Set<string>()
    const values = readFields(fields, form, entries, (key, found) => {
      if (found.length > 0) wrong.add(key)
      note(key, found)
    })
    const body = fieldsBody(form, values, fields)
    const wrongFields = fields.filter(({ key }) => wrong.has(key))
    if (!body) return undefined
    const problems = wholeProblems(form, body.value, wrongFields)
    for (const { name, key } of fields) note(key, problems.filter(({ path }) => path === name).map(withoutPath))
    note(
      'body',
      problems.filter(({ path }) => fields.every(({ name }) => path !== name)),
    )
    return body
  }
  const text = entries.body ?? ''
  if (text.trim() === '') {
    note('body', form.operation.requestBody?.required ? [missing] : [])
    return undefined
  }
  if (!isJsonType(mediaType) && !(isForm(mediaType) && text.trim().startsWith('{')))
    return { value: text, json: JSON.stringify(text) }
  try {
    const value: Json = JSON.parse(text)
    const schema = form.operation.requestBody?.contents[0]?.schema
    const asked = askedIn(value)
    const isAsked = ({ path }: Mismatch) => asked.some((own) => own.path === path)
    const wrong = schema ? checkValue(value, schema, form.api.schemas) : []
    note('body', [...asked, ...wrong.filter((problem) => !isAsked(problem))])
    return { value, json: compactJson(text) }
  } catch (error) {
    note('body', [{ id: 'json', path: '', values: { reason: error instanceof Error ? error.message : '' } }])
    return undefined
  }
}

/** The values that a reader must put into a body that is made from its schema. */
function askedIn(value: Json, path = ''): Mismatch[] {
  if (isPlaceholder(value)) return [{ ...missing, path }]
  if (isList(value)) return value.flatMap((item, at) => askedIn(item, `${path}[${at}]`))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, item]) => askedIn(item, path === '' ? name : `${path}.${name}`))
}

/** A problem that stands at the field it is about. */
function withoutPath(problem: Mismatch): Mismatch {
  return { ...problem, path: '' }
}

/** The problems of a whole body, without fields that report a problem themselves. */
function wholeProblems(
  { operation: { requestBody }, api }: RequestForm,
  value: Json,
  wrongFields: readonly FormField[],
): readonly Mismatch[] {
  const schema = requestBody?.contents[0]?.schema
  const isTold = ({ path }: Mismatch) =>
    wrongFields.some(({ name }) => `${path}.`.startsWith(`${name}.`) || path.startsWith(`${name}[`))
  return schema ? checkValue(value, schema, api.schemas).filter((problem) => !isTold(problem)) : []
}

/** The members in the order of the fields. An optional body without any is not sent. */
function fieldsBody(
  form: RequestForm,
  values: ReadonlyMap<string, ReadValue>,
  fields: readonly FormField[],
): ReadValue | undefined {
  const members = fields.flatMap(({ key, name }) => {
    const read = values.get(key)
    return read ? [{ name, ...read }] : []
  })
  if (members.length === 0 && !form.operation.requestBody?.required) return undefined
  return {
    value: Object.fromEntries(members.map(({ name, value }) => [name, value])),
    json: `{${members.map(({ name, json }) => `${JSON.stringify(name)}:${json}`)}}`,
  }
}
