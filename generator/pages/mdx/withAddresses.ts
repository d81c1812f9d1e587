import type { Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { isOwnAddress } from '../../markdown/siteLinks.ts'

/** The content with a full address for every site path (`/faq`) and picture, so that links of a copied text stay right. */
export function withAddresses(children: readonly RootContent[], addressOf: (path: string) => string): RootContent[] {
  const root: Root = structuredClone({ type: 'root', children: [...children] })
  visit(root, (node) => {
    if (isOwnAddress(node)) node.url = addressOf(node.url)
  })
  return root.children
}
