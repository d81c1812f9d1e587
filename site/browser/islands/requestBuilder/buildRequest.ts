import { isJsonType } from '../../../../generator/contract/httpSyntax.ts'
import { isList, isRecord, type Json } from '../../../../generator/contract/json.ts'
import { isPlaceholder } from '../../../../generator/contract/placeholder.ts'
import type { RequestForm } from '../../../../generator/contract/requestForm.ts'
import type { RequestPlan, RequestPlanBody } from '../../../../generator/contract/samples.ts'
import { isFileBody } from '../../../../generator/samples/planBody.ts'
import { planRequest } from '../../../../generator/samples/planRequest.ts'
import { checkValue, type Mismatch } from './checkValue.ts'
import { compactJson, exactValue } from './exactJson.ts'
import { bodyFields, type FormField, fileKey, isForm, parameterFields } from './formFields.ts'
import { readField } from './readField.ts'

/** The entries of a form: the text of each field by its key, and a body that is written as text. */
export interface Entries {
  readonly fields: Readonly<Record<string, string>>
  /** Text of a body that is not written field by field. */
  readonly body?: string
  /** Chosen files by the key of their field. */
  readonly files?: Readonly<Record<string, readonly File[]>>
  /** Address of the chosen server, where it is not the first. */
  readonly server?: string
  /** Which of the ways to be authorised, where it is not the first. */
  readonly way?: number
}

export interface BuiltRequest {
  readonly plan: RequestPlan
  /** The problems of each field by its key. Those of a body written as text stand under `body`. */
  readonly problems: ReadonlyMap<string, readonly Mismatch[]>
}

/** The entries that a form begins with: the examples of the spec. */
export function firstEntries(form: RequestForm): Entries {
  const inBody = bodyFields(form)
  const fields = [...parameterFields(form), ...(inBody ?? [])]
  const body = inBody ? undefined : exampleBody(form)
  return {
    fields: Object.fromEntries(fields.map(({ key, initial }) => [key, initial])),
    ...(body === undefined ? {} : { body }),
  }
}

/** Builds the request from the entries that can be read, and collects the problems. */
export function buildRequest(form: RequestForm, entries: Entries): BuiltRequest {
  const problems = new Map<string, readonly Mismatch[]>()
  const note = (key: string, found: readonly Mismatch[]) => found.length > 0 && problems.set(key, found)
  const values = readFields(parameterFields(form), form, entries, note)
  const content = form.operation.requestBody?.contents[0]
  const isFile = content !== undefined && isFileBody(content, form.api.schemas)
  const isFileSent = form.operation.requestBody?.required || (entries.files?.[fileKey] ?? []).length > 0
  const body = content && !isFile ? readBody(form, content.mediaType, entries, note) : undefined
  const plan = planRequest({
    operation: { ...form.operation, servers: chosenFirst(form, entries), security: chosenSecurity(form, entries) },
    api: form.api,
    values: Object.fromEntries([...values].map(([key, { value, json }]) => [key, exactValue(value, json)])),
    ...(isFile && isFileSent ? { content } : body ? { content, example: { name: '', value: body.value } } : {}),
  })
  return { plan: withFiles(body ? withText(plan, body) : plan, entries), problems }
}

/** A request goes to the first server of an operation. */
function chosenFirst(
  { operation: { servers } }: RequestForm,
  { server }: Entries,
): RequestForm['operation']['servers'] {
  return [...servers.filter(({ url }) => url === server), ...servers.filter(({ url }) => url !== server)]
}

/** A request is authorised in the first way of an operation. */
function chosenSecurity({ operation: { security } }: RequestForm, { way = 0 }: Entries) {
  const chosen = security[way]
  return chosen ? [chosen] : security
}

/** A value and its JSON text, in which numbers keep all their digits. */
interface ReadValue {
  readonly value: Json
  readonly json: string
}

/** Keeps the reader's text of the body where a program would send other bytes for its value. */
function withText(plan: RequestPlan, { json }: ReadValue): RequestPlan {
  const { body } = plan
  return body?.json === undefined || body.text === json
    ? plan
    : { ...plan, body: { mediaType: body.mediaType, text: json } }
}

/** Names the files that were chosen, where a program would read one with a name from the specification. */
function withFiles(plan: RequestPlan, { files = {} }: Entries): RequestPlan {
  const { body } = plan
  if (!body?.file && !body?.parts) return plan
  const { file, parts } = body
  const sent = sentFiles(body, files)
  return {
    ...plan,
    body: {
      ...body,
      ...(file === undefined ? {} : { file: sent[0]?.name ?? file }),
      ...(parts ? { parts: parts.map((part, at) => ({ ...part, ...(sent[at] ? { file: sent[at].name } : {}) })) } : {}),
    },
  }
}

/** The chosen file of each part of a body, or of the whole body, in their order. */
export function sentFiles(
  { file, parts }: Pick<RequestPlanBody, 'file' | 'parts'>,
  files: NonNullable<Entries['files']>,
): (File | undefined)[] {
  if (file !== undefined) return [files[fileKey]?.[0]]
  const taken = new Map<string, number>()
  return (parts ?? []).map(({ name, file: wanted }) => {
    if (wanted === undefined) return undefined
    const at = taken.get(name) ?? 0
    taken.set(name, at + 1)
    return files[`body:${name}`]?.[at]
  })
}

type Note = (key: string, found: readonly Mismatch[]) => void

function readFields(
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

function readBody(form: RequestForm, mediaType: string, entries: Entries, note: Note): ReadValue | undefined {
  const fields = entries.body === undefined ? bodyFields(form) : undefined
  if (fields) {
    const wrong = new Set<string>()
    const values = readFields(fields, form, entries, (key, found) => {
      if (found.length > 0) wrong.add(key)
      note(key, found)
    })
    const body = fieldsBody(form, values, fields)
    const told = fields.filter(({ key }) => wrong.has(key))
    if (!body) return undefined
    const problems = wholeProblems(form, body.value, told)
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
  told: readonly FormField[],
): readonly Mismatch[] {
  const schema = requestBody?.contents[0]?.schema
  const isTold = ({ path }: Mismatch) =>
    told.some(({ name }) => `${path}.`.startsWith(`${name}.`) || path.startsWith(`${name}[`))
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

function exampleBody({ operation: { requestBody } }: RequestForm): string | undefined {
  const content = requestBody?.contents[0]
  if (!content) return undefined
  const example = content.examples[0]?.value
  if (example === undefined) return ''
  return typeof example === 'string' && !isJsonType(content.mediaType) ? example : JSON.stringify(example, null, 2)
}
