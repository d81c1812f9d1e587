import type { Element, ElementContent, Root, Text } from 'hast'
import { walkTree } from '../../generator/contract/walkTree.ts'
import { splitWords, type WordPart } from '../shared/wholeWords.ts'

const date = /(?<![\w-])(\d{4}-\d{2}-\d{2})(?![\w-])/
/** A name with hyphens, such as a header or an option. A longer name must break on a phone. */
const name = /^(?=.{1,24}$)[\w.:/]*(?:-+[\w.:/]+)+$/
/** A signature or a key: in a narrow column it has to break. */
const longestUnbroken = 32
/** An address with a host: the part of it up to the path, with its slash. */
const address = /^(?:https?|wss?):\/\/[^/]*\/?/
/** A longer host does not fit on a phone. */
const longestHost = 40
/** Where a line of Chinese may break, but does not before a slash. */
const chineseEnd = /[\p{Script=Han}、，。；：]$/u
/** Elements whose text stands by itself, or is kept whole already. */
const closed = /^(?:h[1-6]|code|pre|time)$/

/** Keeps dates, addresses of people and short names in code whole, which a browser would break behind a hyphen. */
export function rehypeWholeWords() {
  return (tree: Root): void => {
    walkTree(tree, 'element', (element) => {
      if (element.tagName === 'code') keepNames(element)
      if (String(element.properties['href']).startsWith('mailto:'))
        element.children = element.children.map(wholeAddress)
      if (!closed.test(element.tagName))
        element.children = element.children.flatMap((child, at) => {
          if (child.type === 'text') return withDates(child)
          return startsLine(child, element.children[at - 1]) ? [lineBreak(), child] : child
        })
    })
  }
}

function keepNames(code: Element): void {
  const [first] = code.children
  if (first?.type !== 'text' || code.children.length > 1) return
  if (address.test(first.value)) code.children = addressParts(first.value)
  else if (name.test(first.value)) code.properties['className'] = ['hl-w']
  else if (first.value.length > longestUnbroken && !/\s/.test(first.value)) code.properties['className'] = ['long-code']
  else if (/\s/.test(first.value)) code.children = splitWords(first.value).map(partOf)
}

/** An address breaks behind its slashes. A host is whole, unless it is too long: it breaks between its labels. */
function addressParts(text: string): ElementContent[] {
  const [host = ''] = address.exec(text) ?? []
  const isWhole = host.length <= longestHost
  const labels = (isWhole ? [host] : host.split(/(?<=\/\/|\.)/)).map((label) =>
    partOf({ text: label, isWhole: isWhole || label.includes('-') }),
  )
  const steps = text
    .slice(host.length)
    .split(/(?<=\/)/)
    .flatMap((step) => (step === '' ? [] : partOf({ text: step, isWhole: false })))
  return [...labels, ...steps].flatMap((part, at) => (at === 0 ? [part] : [lineBreak(), part]))
}

function wholeAddress(child: ElementContent): ElementContent {
  return child.type === 'text' && /^\S+@\S+$/.test(child.value) ? partOf({ text: child.value, isWhole: true }) : child
}

function partOf({ text, isWhole }: WordPart): ElementContent {
  const value: Text = { type: 'text', value: text }
  return isWhole ? { type: 'element', tagName: 'span', properties: { className: ['hl-w'] }, children: [value] } : value
}

/** A path in a Chinese sentence goes to the next line as a whole. */
function startsLine(child: ElementContent, before: ElementContent | undefined): boolean {
  if (child.type !== 'element' || child.tagName !== 'code' || before?.type !== 'text') return false
  const [first] = child.children
  return first?.type === 'text' && first.value.startsWith('/') && chineseEnd.test(before.value)
}

function lineBreak(): Element {
  return { type: 'element', tagName: 'wbr', properties: {}, children: [] }
}

function withDates(text: Text): ElementContent[] {
  const parts = text.value.split(date)
  if (parts.length === 1) return [text]
  return parts.flatMap((value, at) => {
    if (value === '') return []
    return at % 2 === 1 ? timeElement(value) : { type: 'text', value }
  })
}

function timeElement(value: string): Element {
  return { type: 'element', tagName: 'time', properties: { dateTime: value }, children: [{ type: 'text', value }] }
}
