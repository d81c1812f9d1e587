import { isRecord, type Json } from '../../../contract/json.ts'
import type { SchemaNode, VariantSet } from '../../../contract/schema.ts'
import { allowsAnything } from '../schemaScope.ts'
import { type CheckContext, joined, nothing, type Verdict, violationAt } from './checkContext.ts'
import { pathOf } from './violation.ts'

/** A value has to match one variant. Without a match the variant with the fewest problems is reported. */
export function checkVariants(
  value: Json,
  { mode, variants, discriminator, isInherited }: VariantSet,
  context: CheckContext,
): Verdict {
  const named = discriminator !== undefined && isRecord(value) ? value[discriminator] : undefined
  const chosen = variants.findLast(
    ({ discriminatorValue }) => discriminatorValue !== undefined && discriminatorValue === named,
  )
  if (chosen) return context.check.part(value, chosen.schema, context)
  if (isInherited) return nothing
  const tried = variants.map(({ schema }) => context.check.part(value, schema, context))
  const right = tried.filter(({ problems }) => problems.length === 0)
  const isSingle = mode === 'oneOf' && !variants.some(({ schema }) => allowsAnything(schema))
  if (isSingle && right.length > 1) return { ...joined(right), problems: [violationAt(context, 'oneOf')] }
  if (right.length > 0) return joined(right)
  const here = violationAt(context, 'type').steps.length
  // A value of another type is far from a variant, however many members of a near one are wrong.
  const isOther = ({ problems }: Verdict) =>
    Number(problems.some(({ rule, steps }) => rule === 'type' && steps.length === here))
  const [nearest] = tried.toSorted(
    (first, second) => isOther(first) - isOther(second) || first.problems.length - second.problems.length,
  )
  const isAnyMissing =
    tried.length > 1 && tried.every(({ problems }) => problems.every(({ rule }) => rule === 'required'))
  const { known } = joined(tried)
  if (!isAnyMissing) return { known, problems: nearest?.problems ?? [] }
  const names = tried.map(({ problems }) => problems.map(pathOf).join(' + '))
  return { known, problems: [violationAt(context, 'oneRequired', { names: names.join(', ') })] }
}

/** A value must not keep the schema of `not`. */
export function checkNot(value: Json, not: SchemaNode, context: CheckContext): Verdict {
  const isRight = context.check.part(value, not, { ...context, isClosed: false }).problems.length > 0
  return isRight ? nothing : { problems: [violationAt(context, 'not')], known: [] }
}
