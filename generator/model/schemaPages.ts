import type { Prose } from '../contract/annotations.ts'
import type { ReferencePage } from '../contract/reference.ts'
import type { SchemaId, SchemaNode } from '../contract/schema.ts'
import { type ApiContent, compact } from './context.ts'
import { byName, nameRanges } from './nameRanges.ts'
import { pathSegment } from './pathSegment.ts'
import type { Translator } from './prose.ts'
import { flattenFields } from './view/field.ts'
import { createFitCheck } from './view/fieldCount.ts'
import { buildFieldTree } from './view/fieldTree.ts'
import { channelSchemas, operationSchemas } from './view/shownSchemas.ts'

/** Pages of schemas in one category: each page's HTML has the links of its category. */
const categorySize = 60

/** One page for each named schema that some field list is too long to write out, or that no entry leads to. */
export function schemaPages(
  content: ApiContent,
  prefix: string,
  translator: Translator,
  unused: readonly SchemaId[],
): ReferencePage[] {
  const wanted = new Set<SchemaId>()
  const fits = createFitCheck(content.schemas)
  const continuedBelow = (schema: SchemaNode) => (fits(schema) ? [] : continuedIn(schema, content))
  const queue: SchemaId[] = [
    ...unused,
    ...content.operations.flatMap(operationSchemas).flatMap(continuedBelow),
    ...content.channels.flatMap(channelSchemas).flatMap(continuedBelow),
  ]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (wanted.has(id) || content.schemas[id]?.page !== undefined) continue
    wanted.add(id)
    queue.push(...continuedBelow({ ref: id, types: [] }))
  }
  const { schemas, source, defaultTitles } = content
  const paths = schemaPaths([...wanted].sort(byName), prefix)
  const ranges = nameRanges([...paths.values()], categorySize)
  return [...paths].map(([path, schema]) =>
    compact<ReferencePage>({
      path,
      title: translator.name(schema),
      description: schemas[schema]?.description,
      category: categoryOf(ranges.get(schema), defaultTitles?.['Schemas']),
      content: { kind: 'schema', schema },
      source,
    }),
  )
}

/** `Schemas A–C`, where one category would be too long. */
function categoryOf(range: string | undefined, title: Prose | undefined): Prose | undefined {
  if (range === undefined || title === undefined) return title
  return Object.fromEntries(Object.entries(title).map(([locale, text]) => [locale, `${text} ${range}`]))
}

/** A path for each schema; names that make the same path are numbered. */
function schemaPaths(ids: readonly SchemaId[], prefix: string): Map<string, SchemaId> {
  const paths = new Map<string, SchemaId>()
  for (const id of ids) {
    const wanted = `${prefix}schemas/${pathSegment(id)}`
    let path = wanted
    for (let number = 2; paths.has(path); number += 1) path = `${wanted}-${number}`
    paths.set(path, id)
  }
  return paths
}

function continuedIn(schema: SchemaNode, { schemas }: ApiContent): SchemaId[] {
  const directions = ['request', 'response'] as const
  return directions.flatMap((direction) =>
    flattenFields(buildFieldTree(schema, { schemas, anchor: '', direction })).flatMap((field) =>
      field.continuedIn === undefined ? [] : [field.continuedIn],
    ),
  )
}
