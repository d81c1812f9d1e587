import type { Element, Root } from 'hast'
import { walkTree } from '../../generator/contract/walkTree.ts'
import { isKeptAttribute, isPlainTag } from '../../generator/markdown/plainHtml.ts'
import { isSafeAddress } from '../../generator/markdown/safeAddress.ts'

/** Makes elements of the plain HTML in a guide, without attributes that run, style or send something. */
export function rehypePlainHtml() {
  return (tree: Root): void => {
    for (const type of ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const)
      walkTree(tree, type, (node, index, parent) => {
        if (!isPlainTag(node.name) || !parent || index === undefined) return
        const properties: Element['properties'] = {}
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object') {
            if (attribute.type === 'mdxJsxAttribute' && attribute.value === null) properties[attribute.name] = true
            continue
          }
          const { name, value = '' } = attribute
          const isAddress = name === 'href' || name === 'src'
          if (isKeptAttribute(node.name, name) && (!isAddress || isSafeAddress(value))) properties[name] = value
        }
        const element: Element = {
          type: 'element',
          tagName: node.name,
          properties,
          children: node.children as Element['children'],
        }
        parent.children[index] = element
      })
  }
}
