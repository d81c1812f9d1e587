import type { Channel } from '../../generator/contract/channel.ts'
import type { Json } from '../../generator/contract/json.ts'
import { isRefusal, type MockRefusal } from '../../generator/contract/mock.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import type { Conformance } from '../conformance/conformance.ts'
import { placeOf } from '../conformance/problems.ts'
import { catalogueEntry, errorReply, statusOfCode } from './errorReply.ts'
import { plainJson, sentJson } from './exactIntegers.ts'
import type { MockReply } from './reply.ts'

/** The check of the values that a project's module gives. */
export interface ModuleCheck {
  readonly conformanceOf: (api: Api) => Conformance
  /** Called with each mistake of a handler, in one line. */
  readonly onFinding: (finding: string) => void
}

/** A frame that keeps to a message which the channel pushes, or replies with; anything else is reported and not sent. */
export function checkedFrame(
  { channel, api, isReply = false }: { readonly channel: Channel; readonly api: Api; readonly isReply?: boolean },
  message: unknown,
  check: ModuleCheck,
): Json | undefined {
  const frame = sentJson(message)
  const payloads = channel.operations
    .flatMap(({ direction, messages, replies }) => (isReply ? replies : direction === 'receive' ? messages : []))
    .flatMap((wanted) => channel.messages.filter(({ id }) => id === wanted))
    .flatMap(({ payload }) => payload ?? [])
  const tried = payloads.map((payload) => breaches(api, payload, frame, check)).sort((a, b) => a.length - b.length)
  const [nearest = []] = tried
  if (nearest.length === 0) return frame
  report(`A frame of ${channel.id}`, nearest, channel.source, check)
  return undefined
}

/** The reply to a request, from a handler's result, its refusal or its failure. */
export function checkedReply(
  operation: Operation,
  api: Api,
  result: unknown,
  check: ModuleCheck & { readonly ownStatus?: number | undefined },
): MockReply {
  if (result instanceof Failure) return failed(api, operation, result.message)
  if (isRefusal(result)) return refused(api, operation, result, check.ownStatus)
  const response = operation.responses.find(({ status }) => /^2/.test(status))
  const content = response?.contents[0]
  const body = sentJson(result)
  const found = content?.schema ? breaches(api, content.schema, body, check) : []
  if (found.length > 0)
    return failed(api, operation, report(`The reply of ${operation.id}`, found, operation.source, check))
  const status = /^2\d\d$/.test(response?.status ?? '') ? Number(response?.status) : 200
  return { status, headers: content ? { 'Content-Type': content.mediaType } : {}, body }
}

function breaches(api: Api, schema: SchemaNode, value: Json, { conformanceOf }: ModuleCheck): string[] {
  const found = conformanceOf(api).problems(schema, plainJson(value), { direction: 'response', isClosed: true })
  return found.map((problem) => `${placeOf(problem) || 'the whole'} ${problem.text}`)
}

function report(
  what: string,
  found: readonly string[],
  { file, line }: Operation['source'],
  { onFinding }: ModuleCheck,
): string {
  const finding = `${what} is not what ${file}:${line} says: ${found.join('; ')}.`
  onFinding(finding)
  return finding
}

/** A handler that threw, in one line. */
export class Failure {
  readonly message: string

  constructor(message: string) {
    this.message = message
  }
}

function failed(api: Api, operation: Operation, message: string): MockReply {
  return errorReply({ api, operation, status: 500, message, mock: { reasons: [message] } })
}

function refused(
  api: Api,
  operation: Operation,
  { code, message, status: given }: MockRefusal,
  ownStatus: number | undefined,
): MockReply {
  const entry = catalogueEntry(api, String(code))
  const status = given ?? (entry ? statusOfCode(entry, operation, ownStatus) : 400)
  return errorReply({ api, operation, status, code, ...(message === undefined ? {} : { message }) })
}
