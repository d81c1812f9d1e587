import { configSchema } from './config.schema.ts'

const introduction = `# Configuration

Each setting of \`site.config.ts\`. This page is made from the schema that every command checks the file with; \`schemas/site-config.json\`
is that schema, and \`defineSite\` types the file in an editor. Everything but the brand may be left to its default.

\`<name>\` stands for any name, \`[]\` for an item of a list. A text in every language is an object: \`{ en: 'Orders', zh: '订单' }\`.`

const head = '| setting | type | meaning |\n| --- | --- | --- |'

/** The page of the documentation that explains every setting, as Markdown. */
export function configurationPage(): string {
  const root = configSchema('open')
  const named = root.$defs ?? {}
  const sections = Object.entries(root.properties ?? {}).map(([name, part]) => {
    const schema = resolve(part, named)
    const rows = [...new Set(rowsOf(schema, name, named))]
    const [example] = schema.examples ?? []
    return [
      `## ${name}`,
      `Type: ${typeOf(schema)}${root.required?.includes(name) ? ', required' : ''}. ${schema.description}`,
      ...(rows.length > 0 ? [[head, ...rows].join('\n')] : []),
      ...(example === undefined ? [] : [`\`\`\`js\n${name}: ${JSON.stringify(example, null, 2)}\n\`\`\``]),
    ].join('\n\n')
  })
  return `${[introduction, ...sections].join('\n\n')}\n`
}

type JsonSchema = ReturnType<typeof configSchema>
type SchemaPart = JsonSchema['items']
type Named = Readonly<Record<string, JsonSchema>>

/** A row a member; members of objects and lists follow the row of their owner. */
function rowsOf(part: SchemaPart, path: string, named: Named): string[] {
  if (typeof part !== 'object') return []
  const { properties = {}, required = [], anyOf = [], items, additionalProperties } = resolve(part, named)
  const members = Object.entries(properties).flatMap(([name, inner]) => {
    const member = resolve(inner, named)
    const type = `${typeOf(member)}${required.includes(name) ? ', required' : ''}`
    const row = `| \`${path}.${name}\` | ${type} | ${member.description} |`
    return [row, ...rowsOf(member, `${path}.${name}`, named)]
  })
  const forms = anyOf.flatMap((form) => rowsOf(form, path, named))
  const inner = [...rowsOf(items, `${path}[]`, named), ...rowsOf(additionalProperties, `${path}.<name>`, named)]
  return [...members, ...forms, ...inner]
}

/** The schema that a reference leads to, with the keywords beside the reference. */
function resolve(part: SchemaPart, named: Named): JsonSchema {
  if (typeof part !== 'object' || Array.isArray(part)) return {}
  const { $ref, ...own } = part
  const name = $ref?.replace('#/$defs/', '')
  return name ? { title: name, ...named[name], ...own } : part
}

function typeOf({ title, enum: values, type, default: usual }: JsonSchema): string {
  const words = values?.map((value) => `\`${value}\``).join(', ') ?? [type].flat().map(wordFor).join(' or ')
  const isSimple = usual !== undefined && !/^[[{]/.test(JSON.stringify(usual))
  return `${title === 'Localized' ? 'text in every language' : words}${isSimple ? `, default \`${usual}\`` : ''}`
}

function wordFor(type: unknown): string {
  if (type === 'string') return 'text'
  if (type === undefined) return 'function'
  if (type === 'array') return 'list'
  return type === 'boolean' ? '`true` or `false`' : 'object'
}
