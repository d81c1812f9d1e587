import type { SecurityRequirement } from '../contract/security.ts'
import { asText } from '../load/document/asText.ts'
import { dereference, referenceOf } from '../load/document/resolveRefs.ts'
import {
  childNode,
  childNodes,
  isRecord,
  type LoadedSpec,
  rootNode,
  type SpecNode,
  valueAt,
} from '../load/document/spec.ts'
import { type ModelContext, textOf } from './context.ts'
import { follow, membersOf } from './follow.ts'
import { withTraits } from './traits.ts'

/**
 * The ways to be authorised of an AsyncAPI server or operation. Version 3 refers to schemes, which list the scopes
 * themselves; version 2 lists requirements by name. An empty list means public access; without a list, access is unknown.
 */
export function readSocketSecurity(node: SpecNode, context: ModelContext): SecurityRequirement[] | undefined {
  const { spec } = context
  if (!Array.isArray(node.value)) return undefined
  const ways = childNodes(node).flatMap(({ node: entry }): SecurityRequirement[] => {
    const { value } = entry
    const reference = referenceOf(value)
    const scheme = reference === undefined ? entry : (dereference(spec, entry) ?? entry)
    if (reference !== undefined)
      return [[{ scheme: reference.split('/').at(-1) ?? reference, scopes: textsOf(valueAt(scheme, 'scopes')) }]]
    if (!isRecord(value)) return []
    const inline = isScheme(value) ? inlineSchemeIds(context).get(schemeText(value)) : undefined
    if (inline !== undefined) return [[{ scheme: inline, scopes: textsOf(value.scopes) }]]
    return [Object.entries(value).map(([name, scopes]) => ({ scheme: name, scopes: textsOf(scopes) }))]
  })
  return ways.every((together) => together.length === 0) ? [] : ways
}

const knownIds = new WeakMap<LoadedSpec, ReadonlyMap<string, string>>()

/**
 * Names of schemes that are described in place, by their JSON: their header or parameter, else their type. A number
 * follows where another scheme of the document has that name.
 */
export function inlineSchemeIds(context: ModelContext): ReadonlyMap<string, string> {
  const known = knownIds.get(context.spec)
  if (known) return known
  const root = rootNode(context.spec)
  const declared = follow(childNode(childNode(root, 'components'), 'securitySchemes'), context)
  const ids = new Map<string, string>()
  const taken = new Set(declared ? childNodes(declared).map(({ key }) => key) : [])
  for (const { value } of inlineSchemes(context)) {
    const text = schemeText(value)
    if (ids.has(text)) continue
    const id = freeId(textOf(value.name) ?? asText(value.type), taken)
    taken.add(id)
    ids.set(text, id)
  }
  knownIds.set(context.spec, ids)
  return ids
}

/** A scheme that a server or an operation describes in place. */
interface InlineScheme {
  readonly node: SpecNode
  readonly value: Readonly<Record<string, unknown>>
}

/** The schemes that servers and operations of AsyncAPI 3 describe in place. */
export function inlineSchemes(context: ModelContext): InlineScheme[] {
  const root = rootNode(context.spec)
  const owners = ['servers', 'operations'].flatMap((part) => membersOf(childNode(root, part), context))
  return owners.flatMap(({ node }) =>
    childNodes(withTraits(node, context).member('security')).flatMap(({ node: scheme }) =>
      isScheme(scheme.value) ? [{ node: scheme, value: scheme.value }] : [],
    ),
  )
}

function isScheme(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && typeof value.type === 'string'
}

/** The same scheme may be described at several places, with other scopes. */
export function schemeText({ scopes: _, ...scheme }: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(scheme)
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(asText) : []
}
