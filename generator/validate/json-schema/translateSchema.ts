import { dereference, findTarget, parseReference, referenceOf } from '../../load/document/resolveRefs.ts'
import { childNode, childNodes, isRecord, type LoadedSpec, type SpecNode } from '../../load/document/spec.ts'
import type { AnyDirection } from '../document/specObjects.ts'
import { namesNotRequired } from './accessFlags.ts'
import { CheckGivenUp } from './checkGivenUp.ts'
import { type Dialect, dialectOf, type SchemaKeyword, usableKeyword } from './schemaKeywords.ts'

/** A schema for ajv: JSON Schema 2020-12, with `refersTo` instead of `$ref`. */
export type TranslatedSchema = boolean | { readonly [keyword: string]: unknown }

/** The engine's keyword for `$ref`. It names a translated schema, which is compiled when a value reaches it. */
export const referenceKeyword = 'refersTo'

interface TranslationContext {
  readonly spec: LoadedSpec
  readonly direction: AnyDirection
  /** Name for the schema that a reference leads to. */
  readonly nameOf: (target: SpecNode) => string
  /** The written schema of each translated schema. */
  readonly origins: WeakMap<object, SpecNode>
}

/**
 * The JSON Schema 2020-12 equivalent of a schema of any OpenAPI or AsyncAPI version, with the direction's `required`.
 * Keywords whose value has no meaning are left out.
 */
export function translateSchema(node: SpecNode, context: TranslationContext): TranslatedSchema {
  const dialect = dialectOf(context.spec)
  return translate(node, {
    ...context,
    dialect,
    open: new Set(),
    notRequired: none,
    inlines: false,
    left: { schemas: mostInlined },
  })
}

interface Context extends TranslationContext {
  readonly dialect: Dialect
  /** Objects being translated: an inlined reference can lead back into one. */
  readonly open: Set<object>
  /** Properties that are not sent in this direction, by the compositions around this schema. */
  readonly notRequired: ReadonlySet<string>
  /** References are replaced by their targets, because `unevaluatedProperties` must see the properties of the target. */
  readonly inlines: boolean
  /** How many more references may be replaced: each of them can hold two of the next. */
  readonly left: { schemas: number }
}

const mostInlined = 10_000

type Keywords = Readonly<Record<string, unknown>>

const none: ReadonlySet<string> = new Set()

function translate(node: SpecNode, context: Context): TranslatedSchema {
  const { value } = node
  if (typeof value === 'boolean') return value
  if (!isRecord(value) || context.open.has(value)) return true
  const isOpenapi30 = context.dialect === 'openapi-3.0'
  const ignoresSiblings = isOpenapi30 && referenceOf(value) !== undefined
  const own = withOwnContext(node, value, context)
  context.open.add(value)
  const referred = translateReference(node, own)
  const keywords = ignoresSiblings ? {} : translateKeywords(node, own)
  context.open.delete(value)
  const schema = { ...keywords, ...referred, ...bothAllOf(keywords.allOf, referred.allOf) }
  context.origins.set(schema, node)
  const isNullable = isOpenapi30 && !ignoresSiblings && value.nullable === true
  return isNullable ? { if: { type: 'null' }, else: schema } : schema
}

function withOwnContext(node: SpecNode, value: Keywords, context: Context): Context {
  const names = namesNotRequired(node, context)
  const notRequired = names.size === 0 ? context.notRequired : new Set([...context.notRequired, ...names])
  const inlines = context.inlines || value.unevaluatedProperties !== undefined || value.unevaluatedItems !== undefined
  return { ...context, inlines, notRequired }
}

function translateReference(node: SpecNode, context: Context): Keywords {
  const { spec, nameOf, inlines } = context
  const reference = referenceOf(node.value)
  if (reference === undefined || !dereference(spec, node)) return {}
  const target = findTarget(spec, parseReference(reference, node.file))
  if (!target) return {}
  if (!inlines) return { [referenceKeyword]: nameOf(target) }
  context.left.schemas -= 1
  if (context.left.schemas < 0) throw new CheckGivenUp('too many schemas refer to one another')
  return { allOf: [translate(target, context)] }
}

function bothAllOf(own: unknown, referred: unknown): Keywords {
  return Array.isArray(own) && Array.isArray(referred) ? { allOf: [...own, ...referred] } : {}
}

function translateKeywords(node: SpecNode, context: Context): Keywords {
  const entries = childNodes(node).flatMap(({ key, node: written }): [string, unknown][] => {
    const keyword = usableKeyword(key, written.value, context.dialect)
    return keyword ? [[key, translateValue(keyword, written, contextWithin(key, context))]] : []
  })
  return adapt(Object.fromEntries(entries), context)
}

function translateValue({ holds }: SchemaKeyword, written: SpecNode, context: Context): unknown {
  const { value } = written
  if (holds === 'nothing') return value
  if (Array.isArray(value)) return value.map((_, index) => translate(childNode(written, index), context))
  if (holds === 'schema') return translate(written, context)
  return Object.fromEntries(childNodes(written).map(({ key, node }) => [key, translate(node, context)]))
}

/** The context for the schemas under a keyword. Schemas of a composition describe the same value. */
function contextWithin(keyword: string, context: Context): Context {
  const notRequired = keyword === 'allOf' ? context.notRequired : none
  return { ...context, notRequired, inlines: context.inlines && compositions.has(keyword) }
}

const compositions: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'dependentSchemas'])

/** Rewrites keywords of older dialects, and drops required properties that this direction does not send. */
function adapt(keywords: Keywords, { dialect, notRequired }: Context): Keywords {
  const { items, additionalItems, required, minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...others } = keywords
  const bounds =
    dialect === 'openapi-3.0'
      ? {
          ...(exclusiveMinimum === true ? { exclusiveMinimum: minimum } : { minimum }),
          ...(exclusiveMaximum === true ? { exclusiveMaximum: maximum } : { maximum }),
        }
      : { minimum, maximum, exclusiveMinimum, exclusiveMaximum }
  const places = Array.isArray(items) ? { prefixItems: items, items: additionalItems } : { items }
  const names = Array.isArray(required) ? required.filter((name) => !notRequired.has(name)) : undefined
  return present({ ...others, ...bounds, ...places, required: names })
}

function present(keywords: Keywords): Keywords {
  return Object.fromEntries(Object.entries(keywords).filter(([, value]) => value !== undefined))
}
