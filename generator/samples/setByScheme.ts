import { isRecord, type Json } from '../contract/json.ts'
import type { Parameter } from '../contract/operation.ts'
import type { PlannedOperation } from '../contract/requestForm.ts'
import type { PlainCredential } from '../contract/samples.ts'
import type { SchemaNode } from '../contract/schema.ts'
import type { Signing } from '../contract/signing.ts'
import { resolveSchema, type Schemas } from '../model/view/schema.ts'
import { isInBody } from './signing/sentRequest.ts'
import { isNumericTime } from './signing/timestamp.ts'

/** The parts of a request that its security schemes fill in. */
export interface FilledByScheme {
  readonly signing?: Signing | undefined
  readonly credentials: readonly PlainCredential[]
}

/** Whether a scheme fills a parameter in, although the operation describes it too. */
export function isSetByScheme(
  { in: place, name }: Pick<Parameter, 'in' | 'name'>,
  { signing, credentials }: FilledByScheme,
): boolean {
  const sent = credentials.filter((credential) => credential.in === place).map((credential) => credential.name)
  if (place === 'header') {
    const names = [...sent, ...Object.keys({ ...signing?.headers, ...signing?.optionalHeaders })]
    return names.some((header) => header.toLowerCase() === name.toLowerCase())
  }
  return sent.includes(name) || (place === 'query' && Object.hasOwn(addedBy(signing), name))
}

/** The body of an example without the members that the scheme adds to it: none may be sent twice. */
export function withoutSchemeMembers(
  value: Json | undefined,
  method: string,
  signing: Signing | undefined,
): Json | undefined {
  if (!signing || !isInBody(signing, method) || !isRecord(value)) return value
  const added = addedBy(signing)
  return Object.fromEntries(Object.entries(value).filter(([name]) => !Object.hasOwn(added, name)))
}

/**
 * A scheme as an operation describes its request: parameters that the operation has in its query go there, and a time or a nonce
 * is a number in a JSON body where the schema says so.
 */
export function describedSigning(
  signing: Signing,
  { parameters }: Pick<PlannedOperation, 'parameters'>,
  body?: SchemaNode,
  schemas: Schemas = {},
): Signing {
  const added = addedBy(signing)
  const isInQuery = parameters.some(({ in: place, name }) => place === 'query' && Object.hasOwn(added, name))
  if (isInQuery) return { ...signing, parametersIn: 'query' }
  const { properties = [] } = body && signing.parametersIn === 'body' ? resolveSchema(body, schemas) : {}
  const numbers = properties.flatMap(({ name, schema }) =>
    isCount(added[name], signing) && isNumber(resolveSchema(schema, schemas)) ? [name] : [],
  )
  return numbers.length > 0 ? { ...signing, numbers } : signing
}

/** Whether a template is a time or a nonce of digits alone. */
function isCount(template: string | undefined, { timestamp, nonce = 'hex' }: Signing): boolean {
  return template === '{timestamp}'
    ? isNumericTime(timestamp)
    : template === '{nonce}' && ['ms', 'us', 'ns'].includes(nonce)
}

function isNumber({ types }: SchemaNode): boolean {
  return !types.includes('string') && types.some((type) => type === 'integer' || type === 'number')
}

function addedBy(signing: Signing | undefined): Readonly<Record<string, string>> {
  return { ...signing?.leadingParameters, ...signing?.parameters }
}
