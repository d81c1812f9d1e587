import { capitalized } from '../../generator/contract/capitalized.ts'
import { kebabCase } from '../../generator/contract/ids.ts'
import type { Json } from '../../generator/contract/json.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'

/** The types of one API's schemas: a named schema is an interface or a type of its own. */
export class Types {
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

/** An object with these members. */
export function objectType(members: readonly string[]): string {
  return members.length === 0 ? 'object' : `{ ${members.join('; ')} }`
}

/** One of these types, each once. */
export function union(types: readonly string[]): string {
  return types.length === 0 ? 'unknown' : [...new Set(types)].join(' | ')
}

function literal(value: Json): string {
  return JSON.stringify(value)
}

/** A name as the key of an object. */
export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
}

/** The name of an API in types. */
export function prefixOf({ id }: Pick<Api, 'id'>): string {
  return pascalCase(id)
}
