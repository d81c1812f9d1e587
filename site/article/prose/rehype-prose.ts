import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { isSafeAddress } from '../../../generator/markdown/safeAddress.ts'
import { imageAt } from '../../server/content/ownFiles.ts'
import { withBase } from '../../shared/url.ts'
import { type LinkContext, resolveLink } from '../links.ts'

/** Adapts the elements of spec prose to the site: safe and localised links, scrolling tables, no headings. */
export function rehypeProse(context: LinkContext) {
  return (tree: Root): void => {
    visit(tree, 'element', (element, index, parent) => {
      if (element.tagName === 'a') rewriteLink(element, context)
      if (element.tagName === 'img') rewriteImage(element, context)
      if (element.tagName === 'pre') element.properties.tabIndex = 0
      if (/^h[1-6]$/.test(element.tagName)) asBoldParagraph(element)
      if (element.tagName === 'table' && parent && index !== undefined) {
        parent.children[index] = scrolling(element)
        return index + 1
      }
      return undefined
    })
  }
}

function rewriteLink(element: Element, context: LinkContext): void {
  const address = String(element.properties.href ?? '')
  if (!isSafeAddress(address)) {
    element.tagName = 'span'
    element.properties = {}
    return
  }
  const { href, isExternal, isApart } = resolveLink(address, context)
  const { id, dataFootnoteRef } = element.properties
  element.properties = {
    href,
    ...(isExternal ? { rel: ['external', 'noopener'] } : {}),
    ...(isApart && { target: '_self' }),
    // The footnote leads back to it.
    ...(dataFootnoteRef === undefined ? {} : { id }),
  }
}

function rewriteImage(element: Element, { site }: LinkContext): void {
  const { src, alt } = element.properties
  const own = imageAt(String(src))
  if (own) {
    const { address, ...size } = own
    element.properties = { src: withBase(address, site.base), ...size, alt: alt ?? '', loading: 'lazy' }
    return
  }
  element.properties = { ...(isSafeAddress(String(src ?? '')) ? { src } : {}), alt: alt ?? '', loading: 'lazy' }
}

/** A heading inside a field's description would break the order of the page's headings. */
function asBoldParagraph(element: Element): void {
  element.children = [{ type: 'element', tagName: 'strong', properties: {}, children: element.children }]
  element.tagName = 'p'
  element.properties = {}
}

function scrolling(table: Element): Element {
  return { type: 'element', tagName: 'div', properties: { className: ['table'] }, children: [table] }
}
