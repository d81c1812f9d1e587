import type { Json } from '../../generator/contract/json.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import type { Example } from '../../generator/contract/schema.ts'
import type { Schemas } from '../../generator/model/view/schema.ts'
import type { Conformance } from '../conformance/conformance.ts'
import { exampleHeaders } from './exampleHeaders.ts'
import { fitsAs } from './fitsAs.ts'
import { mirrored } from './mirrorFrame.ts'
import { mirrorOf, namedPrefix } from './mirrorOf.ts'
import { nearest } from './nearestExample.ts'
import type { MockReply } from './reply.ts'
import { withServerTime } from './withServerTime.ts'

interface SuccessInput {
  readonly operation: Pick<Operation, 'parameters' | 'requestBody' | 'responses'>
  /** The parameters by name, and the body of a request. */
  readonly asked: RequestValues
  readonly schemas: Schemas
  readonly conformance: Conformance
  readonly now: number
}

export interface RequestValues {
  readonly parameters: { readonly [name: string]: Json }
  readonly body: Json
}

/** The success example nearest to the request, with the values of the request and the current time. */
export function successReply({ operation, asked, schemas, conformance, now }: SuccessInput): MockReply {
  const { responses } = operation
  const response =
    responses.find(({ status }) => /^2/.test(status)) ?? responses.find(({ status }) => status === 'default')
  const content = response?.contents[0]
  const values = content?.examples.map(({ value }) => value) ?? []
  const example = nearest(values, { ...asked })
  const status = /^2\d\d$/.test(response?.status ?? '') ? Number(response?.status) : 200
  const head = {
    status,
    headers: {
      ...{ ...exampleHeaders(response), 'X-Mock-Example': 'true' },
      ...(content ? { 'Content-Type': content.mediaType } : {}),
    },
  }
  if (example === undefined) return head
  const mirror = mirrorOf(exampleOf(operation, asked), { ...asked })
  const body = mirrored(example, mirror, fitsAs(example, content?.schema, conformance))
  return { ...head, body: withServerTime(body, content?.schema, { schemas, now }) }
}

/** Parameters and body of the spec's examples. */
function exampleOf(
  { parameters, requestBody }: SuccessInput['operation'],
  { parameters: asked, body }: RequestValues,
): Json {
  const pairs = parameters.flatMap(({ name, examples: [first, ...others] }) => {
    const isAlike = ({ value }: Example) => namedPrefix(value) === namedPrefix(ownValue(asked, name) ?? null)
    const example = first && ([first, ...others].find(isAlike) ?? first)
    return example ? [[name, example.value] as const] : []
  })
  const bodies = requestBody?.contents.flatMap(({ examples }) => examples.map(({ value }) => value)) ?? []
  return { parameters: Object.fromEntries(pairs), body: nearest(bodies, body) ?? null }
}
