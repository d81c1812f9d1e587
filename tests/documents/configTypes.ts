import { configSchema } from './config.schema.ts'

type JsonSchema = ReturnType<typeof configSchema>
type Named = Readonly<Record<string, JsonSchema>>

const introduction = `// Made from tests/documents/config.schema.ts by its test: vitest -u writes it. Nobody edits it.
import type { AnyCode } from '../generator/contract/diagnosticCodes.ts'
import type { FactText } from '../generator/contract/facts.ts'
import type { FactObject, ObjectKind } from '../generator/contract/objectKind.ts'
import type { CommandRun, ComponentMarkdown, OutputFiles } from '../generator/contract/pluginParts.ts'
import type { RuleCheck } from '../generator/contract/pluginRule.ts'
import type { LanguageSyntax } from '../generator/contract/sampleLanguage.ts'
import type { TransformSpec } from '../generator/contract/transformSpec.ts'`

/** A module with the types of the configuration, which an editor shows with their descriptions, and with its defaults. */
export function configTypes(): string {
  const { $defs = {}, ...root } = configSchema('open')
  const types = Object.entries({ SiteConfigInput: root, ...$defs }).map(([name, schema]) =>
    declarationOf(name, schema, $defs),
  )
  const defaults = `/** Values of the settings that a project leaves out. */
export const defaults = {
${Object.entries(defaultsOf(root, $defs))
  .map(([name, value]) => `  ${name}: ${literalOf(value)},\n`)
  .join('')}} as const`
  return `${[introduction, ...types, defaults].join('\n\n')}\n`
}

function declarationOf(name: string, schema: JsonSchema, named: Named): string {
  const comment = `/** ${schema.description} */\n`
  if (!schema.properties) return `${comment}export type ${name} = ${typeOf(schema)}`
  const members = Object.entries(schema.properties).map(([key, member]) => {
    if (typeof member === 'boolean') throw new Error(`${name}.${key} has no type`)
    const mark = schema.required?.includes(key) ? '' : '?'
    const { description } = member.$ref ? { ...named[nameOf(member.$ref)], ...member } : member
    return `  /** ${description} */\n  readonly ${key}${mark}: ${typeOf(member)}\n`
  })
  return `${comment}export interface ${name} {\n${members.join('')}}`
}

/** Types of the contract that have too many values for a line. */
const imported = ['ObjectKind', 'FactObject']

function typeOf(schema: JsonSchema | boolean | undefined): string {
  if (typeof schema !== 'object') throw new Error('a member of the configuration has no type')
  const { $ref, anyOf, type, items, additionalProperties, propertyNames } = schema
  if ($ref) return nameOf($ref)
  if (anyOf) return anyOf.map(typeOf).join(' | ')
  if (schema.enum) return imported.find((name) => name === schema.title) ?? schema.enum.map(literalOf).join(' | ')
  if (type === 'array') return `readonly ${listed(typeOf(Array.isArray(items) ? items[0] : items))}[]`
  if (type !== 'object') return String(type ?? schema.title)
  const key = typeof propertyNames === 'object' ? propertyNames.title : undefined
  const record = `Record<${key ?? 'string'}, ${typeOf(additionalProperties)}>`
  return `Readonly<${key ? `Partial<${record}>` : record}>`
}

function listed(type: string): string {
  return type.includes(' ') ? `(${type})` : type
}

function nameOf(reference: string): string {
  return reference.slice('#/$defs/'.length)
}

function defaultsOf({ properties = {} }: JsonSchema, named: Named): object {
  const found = Object.entries(properties).flatMap(([name, member]) => {
    if (typeof member === 'boolean') return []
    if (member.default !== undefined) return [[name, member.default]]
    const inner = member.$ref ? defaultsOf(named[nameOf(member.$ref)] ?? {}, named) : {}
    return Object.keys(inner).length > 0 ? [[name, inner]] : []
  })
  return Object.fromEntries(found)
}

function literalOf(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const members = Object.entries(value).map(([name, member]) => `${name}: ${literalOf(member)}`)
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}'
}
