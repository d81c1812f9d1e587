import type { Root } from 'hast'
import { walkTree } from '../../generator/contract/walkTree.ts'

/**
 * Writes the alignment of a table's columns into an attribute that the style sheet reads: the pages' policy allows no inline
 * style.
 */
export function rehypeTableAlignment() {
  return (tree: Root): void => {
    walkTree(tree, 'element', ({ tagName, properties }) => {
      if ((tagName !== 'th' && tagName !== 'td') || typeof properties['align'] !== 'string') return
      properties['dataAlign'] = properties['align']
      delete properties['align']
    })
  }
}
