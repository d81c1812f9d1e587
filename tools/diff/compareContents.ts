import type { Content, Encoding } from '../../generator/contract/operation.ts'
import { type ContentOutline, fieldsOfContents } from '../../generator/model/view/contentOutline.ts'
import type { ApiChange, ChangedPart, Ends, Side } from './change.ts'
import { compareExamples } from './compareNotes.ts'
import { compareSchema } from './compareSchema.ts'
import { compareEntries, compareValue } from './facets.ts'
import { fieldAnchors } from './fieldAnchors.ts'
import { isXml } from './isXml.ts'
import { match } from './match.ts'
import { anyValue, below } from './schemaWalk.ts'
import { partScope, type Scope } from './scope.ts'

interface ContentPart {
  readonly part: ChangedPart
  /** Anchor of the body that holds the contents. */
  readonly anchor: Ends<string>
  readonly side: Side
  /** The contents as a page shows them. */
  readonly shown: (end: 'before' | 'after') => readonly ContentOutline[]
}

/** Compares the bodies of each media type. A change that several media types share is told once. */
export function compareContents(
  before: readonly Content[],
  after: readonly Content[],
  own: ContentPart,
  owner: Scope,
): ApiChange[] {
  const scope = bodyScope(own, owner)
  const matched = match(before, after, ({ mediaType }) => plainType(mediaType))
  const rules = { added: 'media-type-added', removed: 'media-type-removed' } as const
  const changes = [
    ...compareEntries(matched, rules, scope, ({ mediaType }) => mediaType),
    ...matched.both.flatMap((pair) => [
      ...compareSchemas(pair.before, pair.after, scope),
      ...compareExamples(pair.before, pair.after, scope),
    ]),
  ]
  return matched.both.length > 1 ? unique(changes) : changes
}

function compareSchemas(before: Content, after: Content, scope: Scope): ApiChange[] {
  const walk = { ...scope, met: new Set<string>(), isXml: isXml(before.mediaType) }
  const pair = (member: 'schema' | 'itemSchema') => ({
    before: before[member] ?? anyValue,
    after: after[member] ?? anyValue,
  })
  return [
    ...(before.schema || after.schema ? compareSchema(pair('schema'), walk) : []),
    ...(before.itemSchema || after.itemSchema
      ? compareSchema(pair('itemSchema'), below(walk, '[*]', itemAnchor(before, after)))
      : []),
    ...compareEncodings(before.encodings ?? [], after.encodings ?? [], scope),
  ]
}

/** The items of a stream have their own anchor if the whole body has a schema too. */
function itemAnchor(before: Content, after: Content): Ends<string> {
  return { ...(before.schema ? { before: 'item' } : {}), ...(after.schema ? { after: 'item' } : {}) }
}

/** How the parts of a form are written. */
function compareEncodings(before: readonly Encoding[], after: readonly Encoding[], scope: Scope): ApiChange[] {
  const parts = match(before, after, ({ part }) => part)
  const rules = { added: 'serialization-changed', removed: 'serialization-changed' } as const
  return [
    ...compareEntries(parts, rules, scope, ({ part }) => ({ item: part, value: 'encoding' })),
    ...parts.both.flatMap(({ before: old, after: young }) =>
      compareValue('serialization-changed', old, young, scope, young.part),
    ),
  ]
}

function bodyScope({ part, anchor: anchors, side, shown }: ContentPart, owner: Scope): Scope {
  const place = (end: 'before' | 'after') => {
    const anchor = anchors[end]
    return anchor === undefined ? {} : { anchor, anchors: fieldAnchors(() => fieldsOfContents(shown(end))) }
  }
  return partScope(owner, part, { before: place('before'), after: place('after') }, side)
}

function plainType(mediaType: string): string {
  return mediaType.split(';')[0]?.trim().toLowerCase() ?? ''
}

function unique(changes: readonly ApiChange[]): ApiChange[] {
  const key = ({ rule, field, item, before, after }: ApiChange) => JSON.stringify([rule, field, item, before, after])
  return [...new Map(changes.map((change) => [key(change), change])).values()]
}
