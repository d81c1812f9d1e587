import type { DefaultTreeAdapterTypes } from 'parse5'
import { attribute, childrenOf, type Element, textOf } from './elements.ts'

/**
 * Gives the name by which assistive technology knows an element, as far as HTML alone gives it: `aria-label`, the elements
 * that label it, its text with the alternative texts of images, its title.
 */
export function accessibleName(elements: readonly Element[]): (element: Element) => string {
  const byId = new Map([...elements].reverse().flatMap((element) => entryOf(element, 'id')))
  const labels = new Map(elements.filter(isLabel).flatMap((label) => entryOf(label, 'for')))
  return (element) => {
    const labelled = (attribute(element, 'aria-labelledby') ?? '').split(/\s+/).flatMap((id) => byId.get(id) ?? [])
    const own = labels.get(attribute(element, 'id') ?? '')
    const label = own ?? labelAround(element)
    const names = [
      ...[attribute(element, 'aria-label') ?? '', ...labelled.map(textOf), label ? contentOf(label, element) : ''],
      ...[isField(element) ? '' : contentOf(element), attribute(element, 'title') ?? ''],
    ]
    return names.map((name) => name.trim()).find((name) => name !== '') ?? ''
  }
}

function entryOf(element: Element, name: string): [string, Element][] {
  const value = attribute(element, name)
  return value === undefined ? [] : [[value, element]]
}

function isLabel({ tagName }: Element): boolean {
  return tagName === 'label'
}

function isField({ tagName }: Element): boolean {
  return tagName === 'input' || tagName === 'select' || tagName === 'textarea'
}

function labelAround(element: Element): Element | undefined {
  for (let parent = element.parentNode; parent && 'tagName' in parent; parent = parent.parentNode)
    if (isLabel(parent)) return parent
  return undefined
}

/** Text that assistive technology reads, without the text of the named field. */
function contentOf(node: DefaultTreeAdapterTypes.Node, without?: Element): string {
  if (node === without) return ''
  if ('tagName' in node) {
    if (attribute(node, 'aria-hidden') === 'true') return ''
    const stated = attribute(node, 'aria-label') ?? (node.tagName === 'img' ? attribute(node, 'alt') : undefined)
    if (stated) return stated
  }
  const own = node.nodeName === '#text' && 'value' in node ? node.value : ''
  return (
    own +
    childrenOf(node)
      .map((child) => contentOf(child, without))
      .join(' ')
  )
}
