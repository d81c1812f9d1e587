import type { SourceLocation } from '../../generator/contract/diagnostics.ts'
import type { Json } from '../../generator/contract/json.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { SchemaId } from '../../generator/contract/schema.ts'
import type { ApiChange, ChangedPart, Ends, Side, Subject } from './change.ts'
import { type RuleId, ruleOf } from './rules.ts'

/** Both descriptions of an API, and the differences of their named schemas. */
export interface Apis {
  readonly before: Api
  readonly after: Api
  /** Named schemas that differ or lead to a schema that differs. Other schemas are not walked. */
  readonly changedSchemas: ReadonlySet<SchemaId>
  /** The changed schemas that allow other values, directly or through another schema. Computed on the first call. */
  readonly changedShapes: () => ReadonlySet<SchemaId>
  /** New ids of renamed security schemes, by the old ids. */
  readonly schemeNames: ReadonlyMap<string, string>
}

/** The page and anchor of a scope. */
export interface PageAddress {
  readonly page: string
  /** Anchor of the subject; empty when the page is about nothing else. */
  readonly own: string
  /** The wanted anchor, and all anchors of the page: a new field has none on the old page. */
  readonly anchor: string
  readonly anchors: () => ReadonlySet<string>
}

/** The context of a comparison: every member of a change except the changed values. */
export interface Scope {
  readonly apis: Apis
  readonly subject: Subject
  readonly side: Side
  readonly part: ChangedPart
  readonly field: string
  readonly schema?: { readonly id: SchemaId; readonly field: string }
  readonly place: Ends<PageAddress>
  readonly source: Ends<SourceLocation>
}

/** The change that a rule names, found in a scope. */
export function changeOf(
  rule: RuleId,
  scope: Scope,
  values: {
    readonly item?: string | undefined
    readonly before?: Json | undefined
    readonly after?: Json | undefined
  } = {},
): ApiChange {
  const { apis, subject, side, part, field, schema, place, source } = scope
  const { item, before, after } = values
  return {
    class: ruleOf(rule)[side],
    rule,
    api: apis.after.id,
    ...{ subject, side, part, field },
    ...(item === undefined ? {} : { item }),
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...(schema === undefined ? {} : { schema }),
    address: { ...named('before', addressOf(place.before)), ...named('after', addressOf(place.after)) },
    source,
  }
}

/** The scope of a part of the same subject. */
export function partScope(
  scope: Scope,
  part: ChangedPart,
  anchor: Ends<Partial<Pick<PageAddress, 'anchor' | 'anchors'>>>,
  side: Side,
): Scope {
  const place = (end: 'before' | 'after') => {
    const own = scope.place[end]
    return own === undefined ? {} : named(end, { ...own, ...anchor[end] })
  }
  return { ...scope, part, side, field: '', place: { ...place('before'), ...place('after') } }
}

/** `before` and `after`, omitting undefined sides. */
export function ends<T>(before: T | undefined, after: T | undefined): Ends<T> {
  return { ...named('before', before), ...named('after', after) }
}

function named<T>(end: 'before' | 'after', value: T | undefined): Ends<T> {
  return value === undefined ? {} : { [end]: value }
}

/** The page with the closest existing anchor. */
function addressOf(place: PageAddress | undefined): string | undefined {
  if (!place) return undefined
  const steps = place.anchor.split('.')
  const anchors = place.anchors()
  const found = steps
    .map((_, index) => steps.slice(0, steps.length - index).join('.'))
    .find((anchor) => anchors.has(anchor))
  const anchor = found ?? place.own
  return anchor === '' ? place.page : `${place.page}#${anchor}`
}
