import type { Checked, Diagnostic } from '../../contract/diagnostics.ts'
import { isLiteral, targetId } from './resolveRefs.ts'
import type { Pointer } from './sourceMap.ts'
import { childNodes, isRecord, type LoadedSpec, locationOf, type SpecFile, type SpecNode } from './spec.ts'
import { fileNode } from './withFiles.ts'

/**
 * A spec whose `$dynamicRef`s are plain references. Which schema such a reference means depends on the schemas that lead to it;
 * here it is the nearest one of its document. A name that several schemas have is reported.
 */
export function withoutDynamicReferences(spec: LoadedSpec): Checked<LoadedSpec> {
  const written = [...spec.files.values()].filter(({ text }) => text.includes('$dynamicRef'))
  if (written.length === 0) return { value: spec, diagnostics: [] }
  const found: Anchors = [...spec.files.values()].flatMap(anchorsOf)
  const diagnostics: Diagnostic[] = []
  const report = (node: SpecNode, reference: string, message: string) => {
    const at = locationOf(spec, { file: node.file, pointer: [...node.pointer, '$dynamicRef'] })
    const hint = 'Write `$ref` with the schema that is meant.'
    const text = `$dynamicRef "${reference}" ${message}.`
    diagnostics.push({ code: 'dynamic-reference', severity: 'warning', message: text, hint, ...at })
  }
  const files = new Map(spec.files)
  for (const file of written) {
    const own = found.filter(({ node }) => node.file === file.path)
    const plain = (node: SpecNode, reference: string) => {
      const name = reference.slice(1)
      if (!reference.startsWith('#')) {
        report(node, reference, 'leads to another document and is not followed')
        return undefined
      }
      const [nearest] = own.filter((anchor) => anchor.name === name).sort((a, b) => near(b, node) - near(a, node))
      if (!nearest) return reference
      const named = found.filter((anchor) => anchor.name === name)
      if (named.length > 1) {
        report(node, reference, `may mean ${named.length} schemas: the nearest is shown, ${targetId(nearest.node)}`)
      }
      return targetId({ ...nearest.node, file: '' })
    }
    files.set(file.path, { ...file, value: rewritten(fileNode(file), plain, new Map()) })
  }
  return { value: { ...spec, root: files.get(spec.root.path) ?? spec.root, files }, diagnostics }
}

type Anchors = readonly { readonly name: string; readonly node: SpecNode }[]

/** Every schema of a file that calls itself by `$dynamicAnchor`. */
function anchorsOf(file: SpecFile): Anchors {
  if (!file.text.includes('$dynamicAnchor')) return []
  const visited = new Set<unknown>()
  const queue = [fileNode(file)]
  for (const node of queue) {
    if (typeof node.value !== 'object' || visited.has(node.value)) continue
    visited.add(node.value)
    for (const { node: child } of childNodes(node)) queue.push(child)
  }
  return queue.flatMap((node) => {
    const name = isRecord(node.value) ? node.value.$dynamicAnchor : undefined
    return typeof name === 'string' ? [{ name, node }] : []
  })
}

/** How many steps from the root a schema shares with a place. */
function near({ node }: Anchors[number], place: SpecNode): number {
  const differing = place.pointer.findIndex((step: Pointer[number], index) => step !== node.pointer[index])
  return differing === -1 ? place.pointer.length : differing
}

/** The value with the plain references that `plain` gives. Values that YAML aliases share stay shared. */
function rewritten(
  node: SpecNode,
  plain: (node: SpecNode, reference: string) => string | undefined,
  known: Map<unknown, unknown>,
): unknown {
  const { value } = node
  if (typeof value !== 'object' || value === null) return value
  if (known.has(value)) return known.get(value)
  known.set(value, value)
  const children = childNodes(node).map(({ key, node: child }) => {
    const reference = key === '$dynamicRef' && typeof child.value === 'string' ? plain(node, child.value) : undefined
    if (reference !== undefined) return ['$ref', reference] as const
    return [key, isLiteral(key, child.value) ? child.value : rewritten(child, plain, known)] as const
  })
  const copy = Array.isArray(value) ? children.map(([, child]) => child) : Object.fromEntries(children)
  known.set(value, copy)
  return copy
}
