import { valueAtPointer } from '../../../../generator/contract/jsonPointer.ts'
import type { RequestForm } from '../../../../generator/contract/requestForm.ts'
import type { RequestPlan } from '../../../../generator/contract/samples.ts'
import { uniqueFields } from '../../../../generator/model/view/uniqueFields.ts'
import { isFileBody } from '../../../../generator/samples/planBody.ts'
import { planRequest } from '../../../../generator/samples/planRequest.ts'
import { splitBody } from '../signatureDebugger/splitBody.ts'
import type { Mismatch } from './checkValue.ts'
import type { Entries } from './entries.ts'
import { exactValue } from './exactJson.ts'
import { fileKey, parameterFields } from './formFields.ts'
import { type ReadValue, readBody, readFields } from './readEntries.ts'
import { withFiles } from './sentFiles.ts'

export interface BuiltRequest {
  readonly plan: RequestPlan
  /** The problems of each field by its key. Problems of a body written as text stand under `body`. */
  readonly problems: ReadonlyMap<string, readonly Mismatch[]>
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
  return { plan: withFiles(body ? withUnique(withText(plan, body), form) : plan, entries), problems }
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

/** Keeps the reader's text of the body, without the members that the scheme adds, where a program would send other bytes. */
function withText(plan: RequestPlan, { json }: ReadValue): RequestPlan {
  const { body, method, signing } = plan
  const text = signing ? splitBody(signing, method, { query: [], body: json }).body : json
  return body?.json === undefined || body.text === text ? plan : { ...plan, body: { mediaType: body.mediaType, text } }
}

/** Programs change the ids of the example from run to run, as the samples do; a reader's own id stays. */
function withUnique(plan: RequestPlan, { api, operation }: RequestForm): RequestPlan {
  const { body } = plan
  const content = operation.requestBody?.contents[0]
  if (body?.json === undefined) return plan
  const { json } = body
  const unique = uniqueFields(json, content?.schema, api.schemas).filter(
    (pointer) => valueAtPointer(json, pointer) === valueAtPointer(content?.examples[0]?.value, pointer),
  )
  return unique.length === 0 ? plan : { ...plan, body: { ...body, unique } }
}
