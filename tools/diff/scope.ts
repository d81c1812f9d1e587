import { compact } from '../../generator/contract/compact.ts'
import type { Json } from '../../generator/contract/json.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { SchemaId } from '../../generator/contract/schema.ts'
import type { ApiChange, ChangedPart, End, Ends, Side } from './change.ts'
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
  /** The wanted anchor, and the anchors that the subject gives a part: a new field has none on the old page. */
  readonly anchor: string
  readonly anchors: (part: ChangedPart) => ReadonlySet<string>
}

/**
 * The context of a comparison: every member of a change except the changed values. `item` is the entry of a list that the
 * compared members belong to.
 */
export interface Scope extends Pick<ApiChange, 'subject' | 'side' | 'part' | 'field' | 'item' | 'schema' | 'source'> {
  readonly apis: Apis
  readonly place: Ends<PageAddress>
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
    ...compact({ item, before, after, schema }),
    address: eachEnd((end) => place[end] && addressOf(place[end], part)),
    source,
  }
}

/** The scope of a part of the same subject. A side without an anchor keeps the anchor of the subject. */
export function partScope(scope: Scope, part: ChangedPart, side: Side, anchors: Ends<string>): Scope {
  const place = eachEnd((end) => {
    const own = scope.place[end]
    const anchor = anchors[end]
    return own && anchor !== undefined ? { ...own, anchor } : own
  })
  return { ...scope, part, side, field: '', place }
}

/** A value for each side that has one. */
export function eachEnd<T>(make: (end: End) => T | undefined): Ends<T> {
  const [before, after] = [make('before'), make('after')]
  return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }
}

/** The page with the closest existing anchor. */
function addressOf({ page, own, anchor, anchors }: PageAddress, part: ChangedPart): string {
  const steps = anchor === own ? [] : anchor.split('.')
  const found = steps
    .map((_, index) => steps.slice(0, steps.length - index).join('.'))
    .find((step) => anchors(part).has(step))
  const shown = found ?? own
  return shown === '' ? page : `${page}#${shown}`
}
