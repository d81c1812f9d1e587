import { isLiteral, mapsOfNames } from './resolveRefs.ts'
import { childNodes, type SpecFile, type SpecNode } from './spec.ts'

/** Texts of a file of a spec; examples and other values are data, and each shared object is visited once. */
export function proseNodes({ path, value }: Pick<SpecFile, 'path' | 'value'>): SpecNode[] {
  const found: SpecNode[] = []
  const seen = new Set<unknown>()
  const visitNode = (node: SpecNode, keyword: string | undefined): void => {
    if (typeof node.value === 'string') found.push(node)
    if (typeof node.value !== 'object' || node.value === null || seen.has(node.value)) return
    seen.add(node.value)
    const areNames = keyword !== undefined && mapsOfNames.has(keyword) && !Array.isArray(node.value)
    for (const { key, node: child } of childNodes(node)) {
      if (areNames) visitNode(child, undefined)
      else if (!isLiteral(key, child.value)) visitNode(child, key)
    }
  }
  visitNode({ value, file: path, pointer: [] }, undefined)
  return found
}
