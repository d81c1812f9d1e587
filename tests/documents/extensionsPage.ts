import { dump } from 'js-yaml'
import type { ExtensionSchema } from '../../generator/load/document/extensionSchema.ts'
import { extensions } from '../../generator/load/document/extensions.schema.ts'
import { otherExtensions } from '../../generator/load/document/otherExtensions.ts'

const introduction = `# Extensions

What a spec may say beyond OpenAPI and AsyncAPI. This page is made from the schemas that \`npm run validate\` checks the extensions
with. [Some of other tools](#extensions-of-other-tools) are read as well. All other \`x-\` fields are left alone, but for a name that looks
like a slip of one of these.

Editors complete and check them too; see [schemas for editors](pages.md#schemas-for-editors).`

/** The page of the documentation that explains every extension, as Markdown. */
export function extensionsPage(): string {
  const sections = Object.entries(extensions).flatMap(([name, { places, schema, schemas = {} }]) => [
    sectionOf(
      name,
      places.filter((place) => !schemas[place]),
      schema,
    ),
    ...Object.entries(schemas).map(([place, own]) => sectionOf(name, [place], own, ` of an ${place}`)),
  ])
  const others = Object.entries(otherExtensions).map(
    ([name, { places, description }]) => `| \`${name}\` | ${places.join(', ')} | ${cell(description)} |`,
  )
  const table = ['| extension | on | what becomes of it |', '| --- | --- | --- |', ...others].join('\n')
  return `${[introduction, ...sections, '## Extensions of other tools', table].join('\n\n')}\n`
}

function sectionOf(name: string, places: readonly string[], schema: ExtensionSchema, suffix = ''): string {
  const members = membersOf(schema, '')
  const table = ['| member | type | meaning |', '| --- | --- | --- |', ...members].join('\n')
  const examples = schema.examples.map((example) => yaml({ [name]: example }))
  return [
    `## ${name}${suffix}`,
    `On: ${places.join(', ')}. Type: ${typeOf(schema)}.`,
    schema.description,
    ...(members.length > 0 ? [table] : []),
    ...examples,
  ].join('\n\n')
}

/** A row a member; members of objects and lists follow the row of their owner. */
function membersOf(schema: ExtensionSchema, prefix: string): string[] {
  const inner = [schema, partOf(schema, 'else')].filter((part) => part !== undefined)
  const own = inner.flatMap((part) => {
    const required = listOf(part.required)
    return Object.entries(mapOf(part.properties)).flatMap(([name, member]) => {
      const path = `${prefix}${name}`
      const mark = required.includes(name) ? ', required' : ''
      return [
        `| \`${path}\` | ${typeOf(member)}${mark} | ${cell(member.description)} |`,
        ...membersOf(member, `${path}.`),
      ]
    })
  })
  const [items, values] = [partOf(schema, 'items'), partOf(schema, 'additionalProperties')]
  return [
    ...own,
    ...(items ? membersOf(items, `${prefix}[].`) : []),
    ...(values ? membersOf(values, `${prefix}*.`) : []),
  ]
}

function typeOf(schema: ExtensionSchema): string {
  const values = listOf(schema.enum)
  if (values.length > 0) return values.map((value) => `\`${value}\``).join(', ')
  const types = listOf(schema.type)
  const format = typeof schema.format === 'string' ? ` (${schema.format})` : ''
  return types.length > 0 ? `${types.join(' or ')}${format}` : 'anything'
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

function yaml(value: unknown): string {
  return `\`\`\`yaml\n${dump(value, { lineWidth: 100, flowLevel: 3 }).trimEnd()}\n\`\`\``
}

function listOf(value: unknown): string[] {
  return value === undefined ? [] : [value].flat().map(String)
}

function partOf(schema: ExtensionSchema, key: string): ExtensionSchema | undefined {
  const value = schema[key]
  return isSchema(value) ? value : undefined
}

function mapOf(value: unknown): Readonly<Record<string, ExtensionSchema>> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, ExtensionSchema] => isSchema(entry[1])),
  )
}

function isSchema(value: unknown): value is ExtensionSchema {
  return typeof value === 'object' && value !== null && 'description' in value
}
