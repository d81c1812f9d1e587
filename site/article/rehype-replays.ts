import type { Root } from 'hast'
import { consolePath } from '../../generator/contract/console.ts'
import { walkTree } from '../../generator/contract/walkTree.ts'

/** Marks paragraphs that begin with a link to a replay: without a script they lead nowhere and are hidden. */
export function rehypeReplays() {
  return (tree: Root): void => {
    walkTree(tree, 'element', ({ tagName, properties, children: [first] }) => {
      if (tagName !== 'p' || first?.type !== 'element' || first.tagName !== 'a') return
      if (String(first.properties['href']).startsWith(`${consolePath}#replay=`)) properties['data-replay'] = ''
    })
  }
}
