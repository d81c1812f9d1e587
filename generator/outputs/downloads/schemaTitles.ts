import { capitalized } from '../../contract/capitalized.ts'
import { isRecord } from '../../load/document/spec.ts'
import { foreignSchemas } from './foreignSchemas.ts'
import { type DocumentPosition, isSchema, mapSchemas, memberPosition, type Schema } from './mapSchemas.ts'
import { referencesWithin } from './referencesWithin.ts'

/**
 * Gives titles to the schemas of an AsyncAPI document that generators make types of and that have neither a title nor a name
 * among the components. A title consists of the channel, the message and the members that lead to the schema. It is unique.
 */
export function schemaTitles(document: unknown): unknown {
  const kept = foreignSchemas(document)
  const isType = typeTest(document)
  const titleOf = uniqueTitles(document)
  const visit = (value: unknown, position: DocumentPosition, name: string, role: Role): unknown => {
    if (Array.isArray(value))
      return value.map((item, index) => visit(item, { ...position, areNames: false }, `${name}${index + 1}`, 'member'))
    if (!isRecord(value) || kept.has(value)) return value
    const isNamed = role === 'named' || value.title !== undefined || value.$ref !== undefined
    const needsTitle = !isNamed && name !== '' && isSchema(value, position) && (role === 'payload' || isType(value))
    const title = needsTitle ? { title: titleOf(name) } : {}
    const members = Object.entries(value).map(([key, member]) => {
      const own = memberPosition(value, key, position)
      if (!own) return [key, member]
      // The parts of `allOf` are one type, which the schema around them names.
      if (!position.areNames && key === 'allOf' && Array.isArray(member))
        return [key, member.map((part) => visit(part, own, name, 'named'))]
      return [key, visit(member, own, name + wordOf(key, position), roleOf(key, name, position))]
    })
    return { ...title, ...Object.fromEntries(members) }
  }
  return visit(document, { format: 'asyncapi', holdsSchemas: false, areNames: false }, '', 'member')
}

/** Role of a schema: another object names it, it is a payload and so a type of its own, or it is a member. */
type Role = 'named' | 'payload' | 'member'

function roleOf(key: string, name: string, { areNames }: DocumentPosition): Role {
  if (areNames) return name === '' ? 'named' : 'member'
  return key === 'payload' ? 'payload' : 'member'
}

/** Makes titles unique among all titles and names of the document. */
function uniqueTitles(document: unknown): (wanted: string) => string {
  const components = isRecord(document) && isRecord(document.components) ? document.components : {}
  const taken = new Set(Object.keys(isRecord(components.schemas) ? components.schemas : {}))
  mapSchemas(document, {
    format: 'asyncapi',
    change: (schema) => {
      if (typeof schema.title === 'string') taken.add(schema.title)
      return schema
    },
  })
  return (wanted) => {
    let [title, number] = [wanted, 1]
    while (taken.has(title)) title = `${wanted}${++number}`
    taken.add(title)
    return title
  }
}

/** Distinguishes objects, choices and lists of values from plain values, also behind `allOf`. */
function typeTest(document: unknown): (schema: Schema) => boolean {
  const follow = referencesWithin(document)
  const known = new Map<unknown, boolean>()
  const isType = (written: unknown): boolean => {
    const schema = follow(written)
    if (!isRecord(schema)) return false
    const { type, properties, enum: values, oneOf, anyOf, allOf } = schema
    if (type === 'object' || [properties, values, oneOf, anyOf].some((member) => member !== undefined)) return true
    if (!Array.isArray(allOf)) return false
    // A schema that contains itself is not a type by that.
    if (!known.has(schema)) known.set(schema, false).set(schema, allOf.some(isType))
    return known.get(schema) === true
  }
  return isType
}

/** Keywords that only group members with names or numbers of their own. */
const silent = new Set([
  ...['channels', 'components', 'messages', 'message', 'payload', 'schema'],
  ...['properties', 'schemas', 'definitions'],
])
const words: ReadonlyMap<string, string> = new Map([
  ...['items', 'additionalItems'].map((keyword) => [keyword, 'Item'] as const),
  ...['additionalProperties', 'patternProperties'].map((keyword) => [keyword, 'Value'] as const),
  ...['oneOf', 'anyOf'].map((keyword) => [keyword, 'Option'] as const),
])

function wordOf(key: string, { areNames }: DocumentPosition): string {
  if (!areNames && silent.has(key)) return ''
  const known = areNames ? undefined : words.get(key)
  return (
    known ??
    key
      .split(/[^\p{L}\p{N}]+/u)
      .map(capitalized)
      .join('')
  )
}
