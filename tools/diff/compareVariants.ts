import type { SchemaNode, Variant, VariantSet } from '../../generator/contract/schema.ts'
import type { Schemas } from '../../generator/model/view/schema.ts'
import type { ApiChange } from './change.ts'
import { compareNote, compareValue, sourceText } from './facets.ts'
import { type Matched, match } from './match.ts'
import { below, type CompareSchema, type SchemaPair, type Walk } from './schemaWalk.ts'
import { changeOf } from './scope.ts'
import { shapeOf } from './shapeOf.ts'

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
  return { changes: rest.map((variant) => variantChange(variant, way, walk)), isAll: true }
}

function compareSets(
  before: VariantSet | undefined,
  after: VariantSet | undefined,
  walk: Walk,
  compare: CompareSchema,
): ApiChange[] {
  if (!before || !after) return [changeOf(after ? 'variants-added' : 'variants-removed', walk)]
  const { both, removed, added } = matchVariants(before, after, walk)
  const isSame = before.discriminator === after.discriminator && before.mode === after.mode
  const values = { before: before.discriminator ?? before.mode, after: after.discriminator ?? after.mode }
  return [
    ...(isSame ? [] : [changeOf('discriminator-changed', walk, values)]),
    ...removed.map((variant) => variantChange(variant, 'removed', walk)),
    ...added.map((variant) => variantChange(variant, 'added', walk)),
    ...[...both]
      .sort((a, b) => (nameOf(a.before) < nameOf(b.before) ? -1 : 1))
      .flatMap((pair) => {
        const place = below(walk, `(${nameOf(pair.after)})`, { before: nameOf(pair.before), after: nameOf(pair.after) })
        return [
          ...compareValue(
            'variant-value-changed',
            pair.before.discriminatorValue,
            pair.after.discriminatorValue,
            walk,
            nameOf(pair.after),
          ),
          ...compareNote(pair.before.isDefault, pair.after.isDefault, walk, `defaultMapping of ${nameOf(pair.after)}`),
          ...compare({ before: pair.before.schema, after: pair.after.schema }, place),
        ]
      }),
  ]
}

/** A variant and its shape, which is made only if no other key matches. */
type Shaped = Variant & { readonly shape: () => string }

function shaped(variants: readonly Variant[], schemas: Schemas): Shaped[] {
  return variants.map((variant) => ({ ...variant, shape: () => shapeOf(variant.schema, schemas) }))
}

function matchVariants(before: VariantSet, after: VariantSet, { apis }: Walk): Matched<Shaped> {
  return match(
    shaped(before.variants, apis.before.schemas),
    shaped(after.variants, apis.after.schemas),
    ({ discriminatorValue = '', schema, name }) => [discriminatorValue, schema.ref, sourceText(name)].join('\n'),
    ({ discriminatorValue }) => discriminatorValue,
    ({ schema }) => schema.ref,
    ({ shape }) => shape(),
    nameOf,
  )
}

function variantChange(variant: Variant, way: 'added' | 'removed', walk: Walk): ApiChange {
  const item = variant.discriminatorValue ?? nameOf(variant)
  return changeOf(way === 'added' ? 'variant-added' : 'variant-removed', walk, { item })
}

function nameOf({ name }: Variant): string {
  return sourceText(name) ?? ''
}
