import type { Element, ElementContent, Root } from 'hast'
import { walkTree } from '../../generator/contract/walkTree.ts'

/**
 * Makes a link of a picture on another site: pages ask no one but their own site, and their policy keeps such a picture from
 * loading. Inside of a link its text takes its place.
 */
export function rehypeOwnImages() {
  return (tree: Root): void => {
    walkTree(tree, 'element', (element, index, parent) => {
      if (element.tagName === 'a')
        walkTree(element, 'element', (inner, at, within) => replace(inner, at, within, textOf))
      replace(element, index, parent, linkOf)
    })
  }
}

type Parent = { children: unknown[] } | undefined

function replace(element: Element, index: number | undefined, parent: Parent, written: typeof textOf): void {
  if (element.tagName === 'img' && isForeign(element) && parent && index !== undefined)
    parent.children[index] = written(element)
}

function textOf({ properties: { alt, src } }: Element): ElementContent {
  return { type: 'text', value: typeof alt === 'string' && alt !== '' ? alt : String(src) }
}

function linkOf(image: Element): ElementContent {
  return { type: 'element', tagName: 'a', properties: { href: image.properties['src'] }, children: [textOf(image)] }
}

/** Read as a browser reads it, so that no spelling of another host passes for a path. */
function isForeign({ properties: { src } }: Element): boolean {
  const own = 'https://own.invalid'
  if (!URL.canParse(String(src), own)) return false
  const { origin, protocol } = new URL(String(src), own)
  return origin !== own && ['http:', 'https:'].includes(protocol)
}
