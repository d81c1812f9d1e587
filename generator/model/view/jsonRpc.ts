import type { Message } from '../../contract/channel.ts'
import { isRecord } from '../../contract/json.ts'
import type { SchemaNode } from '../../contract/schema.ts'
import { resolveSchema, type Schemas } from './schema.ts'

/** Members that name the request of a frame; JSON-RPC has `method`. */
const naming = ['method', 'op', 'action', 'cmd', 'command', 'event', 'type', 'request', 'req']

/** The member that joins a request of JSON-RPC with its answer. */
const requestId = '$message.payload#/id'

/** The name that a request calls an operation by, where its schema or all of its examples give one. */
export function callNameOf(message: Message, schemas: Schemas): string | undefined {
  const members = membersOf(message, schemas)
  const name = naming.find((own) => members.has(own))
  return name === undefined ? undefined : (constantOf(members.get(name), schemas) ?? exampleOf(message, name))
}

/** Whether a frame refuses a request of JSON-RPC: an error without a result, with the id of the request or alone. */
export function isErrorAnswer(message: Message, schemas: Schemas): boolean {
  const members = membersOf(message, schemas)
  const isError = members.has('error') && !members.has('result') && (members.has('id') || members.size === 1)
  return message.direction === 'receive' && isError
}

/**
 * The messages that answer every request of JSON-RPC: the only result with an id, and errors. Of several
 * `calls` it answers each only where its result has no members of its own. Frames with a method are requests or notifications.
 */
export function generalAnswers(messages: readonly Message[], calls: number, schemas: Schemas): readonly Message[] {
  const shapes = messages.map((message) => ({ message, members: membersOf(message, schemas) }))
  const answers = shapes.filter(({ members }) => members.has('id') && !members.has('method'))
  const results = answers.filter(({ members }) => members.has('result'))
  const errors = answers.filter(({ members }) => members.has('error') && !members.has('result'))
  const isGeneral =
    results.length === 1 && (calls < 2 || results.every(({ members }) => isFree(members.get('result'), schemas)))
  return isGeneral ? [...results, ...errors].map(({ message }) => message) : []
}

function isFree(schema: SchemaNode | undefined, schemas: Schemas): boolean {
  return !schema || (resolveSchema(schema, schemas).properties ?? []).length === 0
}

/** Whether a frame is a request of JSON-RPC, which an answer follows. */
export function isCall(message: Message, schemas: Schemas): boolean {
  return has(membersOf(message, schemas), 'id', 'method')
}

/** A request of JSON-RPC and its answers. Where they state no correlation, their shape implies that the id joins them. */
export function withRequestIds(messages: readonly Message[], schemas: Schemas): readonly Message[] {
  const shapes = messages.map((message) => ({ message, members: membersOf(message, schemas) }))
  const asks = shapes.some(({ message, members }) => message.direction === 'send' && has(members, 'id', 'method'))
  if (!asks) return messages
  return shapes.map(({ message, members }) => {
    const isAnswer = message.direction === 'receive' && (has(members, 'id', 'result') || has(members, 'id', 'error'))
    const isJoined = isAnswer && message.correlation === undefined
    return isJoined ? { ...message, correlation: requestId } : message
  })
}

/** Members of a request that join it with its answer: the member of its correlation, and the id of JSON-RPC. */
export function joiningMembers(
  { payload, correlation = '' }: Pick<Message, 'payload' | 'correlation'>,
  schemas: Schemas,
): ReadonlySet<string> {
  const members = membersOf(payload ? { payload } : {}, schemas)
  const named = /^\$message\.payload#\/([^/]+)/.exec(correlation)?.[1]
  const joining = [named, has(members, 'id', 'method') ? 'id' : undefined]
  return new Set(joining.filter((name) => name !== undefined && members.has(name)).map(String))
}

/** The arguments of a call of JSON-RPC. Where they have to hold something, a call without them is no call of the method. */
export function argumentMembers(payload: SchemaNode, schemas: Schemas): ReadonlySet<string> {
  const members = membersOf({ payload }, schemas)
  const written = members.get('params')
  if (!written || constantOf(members.get('method'), schemas) === undefined) return new Set()
  const { properties = [], requiredNames = [] } = resolveSchema(written, schemas)
  return new Set(requiredNames.length > 0 || properties.some(({ required }) => required) ? ['params'] : [])
}

type Members = ReturnType<typeof membersOf>

function membersOf({ payload }: Pick<Message, 'payload'>, schemas: Schemas) {
  const { properties = [] } = payload ? resolveSchema(payload, schemas) : {}
  return new Map(properties.map(({ name, schema }) => [name, schema]))
}

function has(members: Members, ...names: readonly string[]): boolean {
  return names.every((name) => members.has(name))
}

function constantOf(schema: ReturnType<Members['get']>, schemas: Schemas): string | undefined {
  if (!schema) return undefined
  const { const: constant, enum: values = [] } = resolveSchema(schema, schemas)
  const [only, ...others] = constant === undefined ? values.map(({ value }) => value) : [constant]
  return typeof only === 'string' && others.length === 0 ? only : undefined
}

/** The text of a member that all written examples share; generated examples are no evidence. */
function exampleOf({ examples }: Message, member: string): string | undefined {
  const given = examples.filter(({ generated }) => !generated)
  const names = given.map(({ value }) => (isRecord(value) ? value[member] : undefined))
  const [first] = new Set(names)
  return typeof first === 'string' && names.every((name) => name === first) ? first : undefined
}
