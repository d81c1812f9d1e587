import { dereference } from '../../load/document/resolveRefs.ts'
import { childNode, childNodes, type LoadedSpec, rootNode, type SpecNode } from '../../load/document/spec.ts'

/** A code, and the node where the spec has it. */
interface WrittenCode {
  /** Compared as text: `24101` and `'24101'` are one code. */
  readonly code: string
  readonly node: SpecNode
}

/** The codes of the catalogue at the root in their order, repeated ones too; `undefined` when there is none to read. */
export function catalogueCodes(spec: LoadedSpec): WrittenCode[] | undefined {
  const written = childNode(rootNode(spec), 'x-errors')
  if (written.value === undefined) return undefined
  return codesIn(spec, written, (entry) => childNode(entry, 'code'))
}

/** The codes that an operation lists. */
export function operationCodes(spec: LoadedSpec, operation: SpecNode): WrittenCode[] {
  return codesIn(spec, childNode(operation, 'x-errors'), (entry) => entry) ?? []
}

function codesIn(spec: LoadedSpec, list: SpecNode, codeOf: (entry: SpecNode) => SpecNode): WrittenCode[] | undefined {
  const target = dereference(spec, list)
  if (!Array.isArray(target?.value)) return undefined
  return childNodes(target).flatMap(({ node: entry }) => {
    const resolved = dereference(spec, entry)
    const node = resolved && codeOf(resolved)
    const isCode = typeof node?.value === 'number' || typeof node?.value === 'string'
    return isCode ? [{ code: String(node.value), node }] : []
  })
}
