import type { Binding } from '../contract/channel.ts'
import { childNodes, isRecord, type SpecNode } from '../load/document/spec.ts'
import { jsonOf, type ModelContext } from './context.ts'
import { follow } from './follow.ts'

/** Bindings as written, because each protocol has members of its own. Of several for one protocol, the first wins. */
export function readBindings(nodes: readonly SpecNode[], context: ModelContext): Binding[] | undefined {
  const byProtocol = new Map<string, Binding>()
  for (const node of nodes) {
    for (const { key: protocol, node: entry } of childNodes(follow(node, context) ?? node)) {
      const { value } = follow(entry, context) ?? entry
      if (isRecord(value) && !byProtocol.has(protocol)) byProtocol.set(protocol, { protocol, value: jsonOf(value) })
    }
  }
  return byProtocol.size > 0 ? [...byProtocol.values()] : undefined
}
