import { compact } from '../../generator/contract/compact.ts'
import { isRecord, type Json } from '../../generator/contract/json.ts'
import type { Operation, Response } from '../../generator/contract/operation.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import type { Api, ErrorCode } from '../../generator/contract/reference.ts'
import type { Example } from '../../generator/contract/schema.ts'
import { exampleHeaders } from './exampleHeaders.ts'
import type { MockReply } from './reply.ts'
import { statusText } from './statusTexts.ts'

interface ErrorInput {
  /** API whose form an error takes; without one it is `{code, message}`. */
  readonly api?: Api | undefined
  readonly operation?: Operation | undefined
  readonly status: number
  /** Code of the catalogue; without it, a code of the status. */
  readonly code?: string | number
  readonly message?: string
  /** Details that only a mock gives. */
  readonly mock?: Json
}

/** An error as the API writes its errors, taken from the examples of its replies. */
export function errorReply({ api, operation, status, code, message, mock }: ErrorInput): MockReply {
  const examples = errorExamples(api, operation)
  const codeOfStatus = api?.errors.find((entry) => entry.httpStatus === status)?.code ?? status
  const wanted = code ?? codeOfStatus
  const problem = code === undefined ? examples.find(({ value }) => isProblem(value, api))?.value : undefined
  const headers = exampleHeaders(responseTo(operation, status))
  if (isRecord(problem)) return problemReply(problem, status, { detail: message, mock, headers })
  const known = examples.find(({ value }) => isRecord(value) && codeIn(value, api, wanted) !== undefined)?.value
  const body =
    code !== undefined && message === undefined && known !== undefined && isRecord(known)
      ? known
      : filled(exampleFor(status, examples, api), api, wanted, message ?? messageOf(api, wanted))
  return { status, headers, body: mock === undefined ? body : { ...body, mock } }
}

/**
 * The example whose form an error takes. Some APIs write refusals with HTTP 200 in another form than failures of HTTP: the
 * status of an example's code decides.
 */
function exampleFor(status: number, own: readonly Example[], api: Api | undefined): Json | undefined {
  const isAlike = ({ value }: Example) => {
    const name = isRecord(value) ? codeIn(value, api) : undefined
    const known = api && isRecord(value) && name !== undefined && catalogueEntry(api, String(value[name]))?.httpStatus
    return typeof known === 'number' && known < 400 === status < 400
  }
  const alike = own.find(isAlike) ?? errorExamples(api, undefined).find(isAlike)
  return (alike ?? own[0])?.value
}

function responseTo(operation: Operation | undefined, wanted: number): Response | undefined {
  const known = (status: string) => operation?.responses.find((response) => response.status === status)
  return known(String(wanted)) ?? known('default')
}

/** A description of a problem (RFC 9457) has a title of its kind and no code. */
function isProblem(value: Json, api: Api | undefined): boolean {
  return isRecord(value) && typeof value['title'] === 'string' && codeIn(value, api) === undefined
}

function problemReply(
  example: Members,
  status: number,
  {
    detail,
    mock,
    headers,
  }: Pick<MockReply, 'headers'> & { readonly detail: string | undefined; readonly mock: Json | undefined },
): MockReply {
  const own = { type: 'about:blank', title: statusText(status), status }
  const body = { ...example, ...own, ...compact({ detail, mock }) }
  return { status, headers: { ...headers, 'Content-Type': 'application/problem+json' }, body }
}

/** The HTTP status of a code in the catalogue, or else the status of the module. */
export function statusOfCode(
  { code, httpStatus }: ErrorCode,
  { responses }: Pick<Operation, 'responses'>,
  ownStatus?: number,
): number {
  const known = httpStatus ?? ownStatus
  if (known !== undefined) return known
  const response = responses.find(
    ({ status, contents }) =>
      /^[45]\d\d$/.test(status) &&
      contents.some(({ examples }) =>
        examples.some(({ value }) => JSON.stringify(value)?.includes(JSON.stringify(code))),
      ),
  )
  if (response) return Number(response.status)
  return /^[45]\d\d$/.test(String(code)) ? Number(code) : 400
}

export function catalogueEntry({ errors }: Pick<Api, 'errors'>, code: string): ErrorCode | undefined {
  return errors.find((entry) => String(entry.code) === code)
}

function errorExamples(api: Api | undefined, operation: Operation | undefined) {
  const operations = operation ? [operation] : (api?.operations ?? [])
  return operations
    .flatMap(({ responses }) => responses)
    .filter(({ status }) => !/^[123]/.test(status))
    .flatMap(({ contents }) => contents.flatMap(({ examples }) => examples))
}

function messageOf(api: Api | undefined, code: string | number): string {
  const entry = api && catalogueEntry(api, String(code))
  if (!entry) return statusText(code)
  return entry.name ?? entry.description['en'] ?? Object.values(entry.description)[0] ?? `Error ${code}`
}

type Members = { readonly [name: string]: Json }

/** The example with another code and message, in its own members and types. */
function filled(example: Json | undefined, api: Api | undefined, code: string | number, message: string): Members {
  if (example === undefined || !isRecord(example)) return { code, message }
  const codeName = codeIn(example, api) ?? 'code'
  const messageName = Object.keys(example).find(
    (name) => name !== codeName && typeof example[name] === 'string' && example[name] !== '',
  )
  const asText = typeof ownValue(example, codeName) === 'string' && codesAreTexts(api)
  return { ...example, [codeName]: asText ? String(code) : code, [messageName ?? 'message']: message }
}

function codesAreTexts(api: Api | undefined): boolean {
  return api?.errors.every(({ code }) => typeof code === 'string') ?? true
}

/** Name of the member that holds a code: a wanted one, or any that the catalogue has. */
function codeIn(value: Members, api: Api | undefined, wanted?: string | number): string | undefined {
  const names = Object.keys(value)
  if (wanted !== undefined) return names.find((name) => String(value[name]) === String(wanted))
  const codes = new Set(api?.errors.map(({ code }) => String(code)))
  return names.find((name) => codes.has(String(value[name]))) ?? names.find((name) => name === 'code')
}
