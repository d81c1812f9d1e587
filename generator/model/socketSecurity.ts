import type { SecurityRequirement } from '../contract/security.ts'
import { asText } from '../load/document/asText.ts'
import { dereference, referenceOf } from '../load/document/resolveRefs.ts'
import { childNodes, isRecord, type SpecNode, valueAt } from '../load/document/spec.ts'
import { type ModelContext, textOf } from './context.ts'

/**
 * The ways to be authorised of an AsyncAPI server or operation. Version 3 refers to schemes, which list the scopes
 * themselves; version 2 lists requirements by name. An empty list says that nothing is needed; missing, nothing is said.
 */
export function readSocketSecurity(node: SpecNode, { spec }: ModelContext): SecurityRequirement[] | undefined {
  if (!Array.isArray(node.value)) return undefined
  const ways = childNodes(node).flatMap(({ node: entry }): SecurityRequirement[] => {
    const { value } = entry
    const reference = referenceOf(value)
    const scheme = reference === undefined ? entry : (dereference(spec, entry) ?? entry)
    if (reference !== undefined)
      return [[{ scheme: reference.split('/').at(-1) ?? reference, scopes: textsOf(valueAt(scheme, 'scopes')) }]]
    if (!isRecord(value)) return []
    const inline = inlineSchemeId(value)
    if (inline !== undefined) return [[{ scheme: inline, scopes: textsOf(value.scopes) }]]
    return [Object.entries(value).map(([name, scopes]) => ({ scheme: name, scopes: textsOf(scopes) }))]
  })
  return ways.every((together) => together.length === 0) ? [] : ways
}

/** What a scheme is called that is described in place: its header or parameter, else its type. */
export function inlineSchemeId(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined
  const { type, name } = value
  return typeof type === 'string' ? (textOf(name) ?? type) : undefined
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(asText) : []
}
