import { capitalized } from '../../generator/contract/capitalized.ts'
import type { Channel, Message } from '../../generator/contract/channel.ts'
import { kebabCase } from '../../generator/contract/ids.ts'
import type { Json } from '../../generator/contract/json.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'

/**
 * The shapes of all APIs as TypeScript: what the handlers of a mock module take and give. Made anew whenever the specs
 * change, so that the compiler finds what no longer fits.
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

function prefixOf({ id }: Pick<Api, 'id'>): string {
  return pascalCase(id)
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

/** The types of one API's schemas: a named schema is an interface or a type of its own. */
class Types {
  readonly #api: Api
  readonly #names = new Map<string, string>()
  readonly #named = new Map<string, string>()

  constructor(api: Api) {
    this.#api = api
  }

  declarations(): string {
    return [...this.#named.values()].join('')
  }

  of(schema: SchemaNode): string {
    const { nullable, ref } = schema
    const type = ref === undefined ? this.#own(schema) : this.#reference(ref)
    return nullable ? union([type, 'null']) : type
  }

  #reference(id: string): string {
    const schema = this.#api.schemas[id]
    if (!schema) return 'unknown'
    const known = this.#names.get(id)
    if (known !== undefined) return known
    const name = this.#freeName(prefixOf(this.#api) + pascalCase(id))
    this.#names.set(id, name)
    this.#named.set(name, '')
    this.#named.set(name, `export type ${name} = ${this.of(schema)}\n\n`)
    return name
  }

  /** Ids may differ in characters that no name has. */
  #freeName(wanted: string): string {
    let name = wanted
    for (let number = 2; this.#named.has(name); number += 1) name = `${wanted}${number}`
    return name
  }

  #own(schema: SchemaNode): string {
    const { const: constant, enum: values, types, variants = [] } = schema
    if (constant !== undefined) return literal(constant)
    if (values) return union(values.map(({ value }) => literal(value)))
    const own = union(types.map((type) => this.#typed(type, schema)))
    const choices = variants.map((set) => union(set.variants.map((variant) => this.of(variant.schema))))
    if (choices.length === 0) return types.length === 0 ? 'unknown' : own
    const isPlain = types.length === 0 || (types.includes('object') && !schema.properties)
    return [...(isPlain ? [] : [own]), ...choices].map((choice) => `(${choice})`).join(' & ')
  }

  #typed(type: string, { properties, additionalProperties, items, positions }: SchemaNode): string {
    switch (type) {
      case 'object': {
        const members = (properties ?? []).map(
          ({ name, required, schema }) => `readonly ${key(name)}${required ? '' : '?'}: ${this.of(schema)}`,
        )
        const others = additionalProperties ? this.of(additionalProperties) : 'unknown'
        return members.length > 0 ? objectType(members) : `Readonly<Record<string, ${others}>>`
      }
      case 'array':
        if (positions) return `readonly [${positions.map((position) => this.of(position)).join(', ')}]`
        return `readonly (${items ? this.of(items) : 'unknown'})[]`
      case 'integer':
      case 'number':
        return 'number'
      default:
        return type
    }
  }
}

/** `market-data` and `marketData` both become `MarketData`. */
function pascalCase(text: string): string {
  return kebabCase(text)
    .split('-')
    .map(capitalized)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function objectType(members: readonly string[]): string {
  return members.length === 0 ? 'object' : `{ ${members.join('; ')} }`
}

function union(types: readonly string[]): string {
  return types.length === 0 ? 'unknown' : [...new Set(types)].join(' | ')
}

function literal(value: Json): string {
  return JSON.stringify(value)
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
}

/** A module to begin with: it keeps nothing and has no handler. */
export function mockSkeleton(apis: readonly Api[]): string {
  const [first] = apis
  const operation = first?.operations.find(({ kind }) => kind === 'operation')
  const example = operation ? `\n        // ${key(operation.id)}: ({ parameters, body }, { state, emit }) => …` : ''
  return `import { defineMock } from 'exchange-docs/mock'
import type { Apis } from './types.ts'

/** What the mock keeps: accounts, orders, prices. */
interface State {
  readonly started: number
}

export default defineMock<State, Apis>({
  state: ({ now }) => ({ started: now }),
  apis: {
    ${key(first?.id ?? 'api')}: {
      operations: {${example}
      },
    },
  },
})
`
}
