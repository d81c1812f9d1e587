import type { Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { isOwnAddress } from '../../markdown/siteLinks.ts'

/** The same content with every site path (`/faq`) and picture written as a full address, so that a copy of the text still leads there. */
export function withAddresses(children: readonly RootContent[], addressOf: (path: string) => string): RootContent[] {
  const root: Root = structuredClone({ type: 'root', children: [...children] })
  visit(root, (node) => {
    if (isOwnAddress(node)) node.url = addressOf(node.url)
  })
  return root.children
}
