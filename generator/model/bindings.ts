import type { Binding } from '../contract/reference.ts'
import { dereference } from '../document/resolveRefs.ts'
import { childNodes, isRecord, type SpecNode } from '../document/spec.ts'
import { jsonOf, type ModelContext } from './context.ts'

/** What protocols need to be told, as written: bindings differ with every protocol. The first of several that name one wins. */
export function readBindings(nodes: readonly SpecNode[], { spec }: ModelContext): Binding[] | undefined {
  const byProtocol = new Map<string, Binding>()
  for (const node of nodes) {
    for (const { key: protocol, node: entry } of childNodes(dereference(spec, node) ?? node)) {
      const { value } = dereference(spec, entry) ?? entry
      if (isRecord(value) && !byProtocol.has(protocol)) byProtocol.set(protocol, { protocol, value: jsonOf(value) })
    }
  }
  return byProtocol.size > 0 ? [...byProtocol.values()] : undefined
}
