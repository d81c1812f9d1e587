import type { SchemaNode, Variant, VariantSet } from '../../generator/contract/schema.ts'
import type { ApiChange } from './change.ts'
import { compareFacets, type Facets } from './facets.ts'
import { compareMatched } from './listFacets.ts'
import { type Matched, match } from './match.ts'
import { below, type CompareSchema, type SchemaPair, type Walk } from './schemaWalk.ts'
import { changeOf } from './scope.ts'
import { shapeOf } from './shapeOf.ts'
import { note, sourceText } from './standardFacets.ts'

interface VariantChanges {
  readonly changes: readonly ApiChange[]
  /** The changes cover the members of the schemas too. */
  readonly isAll: boolean
}

/** Compares the variants of a value. */
export function compareVariants({ before, after }: SchemaPair, walk: Walk, compare: CompareSchema): VariantChanges {
  const [old, young] = [before.variants ?? [], after.variants ?? []]
  if (old.length === 0 && young.length === 0) return { changes: [], isAll: false }
  if (old.length === 0) return compareOne(before, after, 'added', walk)
  if (young.length === 0) return compareOne(after, before, 'removed', walk)
  const changes = Array.from({ length: Math.max(old.length, young.length) }).flatMap((_, index) =>
    compareSets(old[index], young[index], walk, compare),
  )
  return { changes, isAll: false }
}

/** One shape became one of several variants, or the other way round. */
function compareOne(single: SchemaNode, several: SchemaNode, way: 'added' | 'removed', walk: Walk): VariantChanges {
  const [own, other] = way === 'added' ? [walk.apis.before, walk.apis.after] : [walk.apis.after, walk.apis.before]
  const variants = several.variants?.length === 1 ? (several.variants[0]?.variants ?? []) : []
  const kept = variants.find(({ schema }) => shapeOf(schema, other.schemas) === shapeOf(single, own.schemas))
  if (!kept) return { changes: [changeOf(way === 'added' ? 'variants-added' : 'variants-removed', walk)], isAll: false }
  const rest = variants.filter((variant) => variant !== kept)
  const rule = way === 'added' ? 'variant-added' : 'variant-removed'
  return { changes: rest.map((variant) => changeOf(rule, walk, { item: itemOf(variant) })), isAll: true }
}

function compareSets(
  before: VariantSet | undefined,
  after: VariantSet | undefined,
  walk: Walk,
  compare: CompareSchema,
): ApiChange[] {
  if (!before || !after) return [changeOf(after ? 'variants-added' : 'variants-removed', walk)]
  const { both, ...others } = matchVariants(before, after, walk)
  const isSame = before.discriminator === after.discriminator && before.mode === after.mode
  const values = { before: before.discriminator ?? before.mode, after: after.discriminator ?? after.mode }
  const sorted = [...both].sort((a, b) => (nameOf(a.before) < nameOf(b.before) ? -1 : 1))
  const changes = compareMatched<Variant, Walk>(
    { both: sorted, ...others },
    {
      added: 'variant-added',
      removed: 'variant-removed',
      scopeOf: () => walk,
      valuesOf: (variant) => ({ item: itemOf(variant) }),
      compare: (old, young) => compareVariant(old, young, walk, compare),
    },
  )
  return [...(isSame ? [] : [changeOf('discriminator-changed', walk, values)]), ...changes]
}

function compareVariant(before: Variant, after: Variant, walk: Walk, compare: CompareSchema): ApiChange[] {
  const names = { before: nameOf(before), after: nameOf(after) }
  const facets: Facets<Variant> = {
    discriminatorValue: 'variant-value-changed',
    isDefault: note(`defaultMapping of ${names.after}`),
    schema: (old, young) => compare({ before: old, after: young }, below(walk, `(${names.after})`, names)),
    name: null,
  }
  return compareFacets(before, after, facets, { ...walk, item: names.after })
}

function matchVariants(before: VariantSet, after: VariantSet, { apis }: Walk): Matched<Variant> {
  const isOld = new Set(before.variants)
  return match(
    before.variants,
    after.variants,
    ({ discriminatorValue = '', schema, name }) => [discriminatorValue, schema.ref, sourceText(name)].join('\n'),
    ({ discriminatorValue }) => discriminatorValue,
    ({ schema }) => schema.ref,
    (variant) => shapeOf(variant.schema, (isOld.has(variant) ? apis.before : apis.after).schemas),
    nameOf,
  )
}

function itemOf(variant: Variant): string {
  return variant.discriminatorValue ?? nameOf(variant)
}

function nameOf({ name }: Variant): string {
  return sourceText(name) ?? ''
}
