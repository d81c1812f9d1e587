import type { Channel, Message } from '../../generator/contract/channel.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { key, objectType, prefixOf, Types, union } from './schemaTypes.ts'

/**
 * The shapes of all APIs as TypeScript: parameters and results of the handlers of a mock module. Made anew when the specs
 * change, so that the compiler finds handlers that no longer fit.
 */
export function mockTypes(apis: readonly Api[]): string {
  const shapes = apis.map((api) => `  readonly ${key(api.id)}: ${prefixOf(api)}\n`)
  const parts = apis.map((api) => {
    const types = new Types(api)
    const shape = apiShape(api, types)
    return `${types.declarations()}${shape}`
  })
  return `// Made by \`exchange-docs new mock\` from the specs. Do not edit.

${parts.join('\n')}
export interface Apis {
${shapes.join('')}}
`
}

function apiShape(api: Api, types: Types): string {
  const operations = api.operations
    .filter(({ kind }) => kind === 'operation')
    .map((operation) => `    readonly ${key(operation.id)}: ${operationShape(operation, types)}\n`)
  const channels = api.channels.map((channel) => `    readonly ${key(channel.id)}: ${channelShape(channel, types)}\n`)
  return `export interface ${prefixOf(api)} {
  readonly operations: {
${operations.join('')}  }
  readonly channels: {
${channels.join('')}  }
}
`
}

function operationShape({ parameters, requestBody, responses }: Operation, types: Types): string {
  const members = parameters.map(
    ({ name, required, schema }) => `readonly ${key(name)}${required ? '' : '?'}: ${types.of(schema)}`,
  )
  const body = requestBody?.contents[0]?.schema
  const reply = responses.find(({ status }) => /^2/.test(status))?.contents[0]?.schema
  const bodyType = body === undefined ? 'null' : types.of(body) + (requestBody?.required ? '' : ' | null')
  return `{
      readonly request: { readonly parameters: ${objectType(members)}; readonly body: ${bodyType} }
      readonly reply: ${reply === undefined ? 'unknown' : types.of(reply)}
    }`
}

function channelShape({ messages, operations }: Channel, types: Types): string {
  const anyOf = (ids: readonly string[]) => {
    const payloads = messages.filter(({ id }) => ids.includes(id)).flatMap(({ payload }) => payload ?? [])
    return union(payloads.map((payload) => types.of(payload)))
  }
  const saidBy = (direction: Message['direction']) =>
    anyOf(operations.filter((own) => own.direction === direction).flatMap((own) => own.messages))
  const reply = anyOf(operations.flatMap(({ replies }) => replies))
  return `{ readonly sent: ${saidBy('send')}; readonly received: ${saidBy('receive')}; readonly reply: ${reply} }`
}
