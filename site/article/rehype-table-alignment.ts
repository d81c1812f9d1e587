import type { Root } from 'hast'
import { walkTree } from '../../generator/contract/walkTree.ts'

/** Says how a table's columns are aligned in an attribute that the style sheet reads: the pages' policy allows no inline style. */
export function rehypeTableAlignment() {
  return (tree: Root): void => {
    walkTree(tree, 'element', ({ tagName, properties }) => {
      if ((tagName !== 'th' && tagName !== 'td') || typeof properties['align'] !== 'string') return
      properties['dataAlign'] = properties['align']
      delete properties['align']
    })
  }
}
