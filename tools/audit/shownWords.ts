import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { lettersOf, sentencesOf } from '../../generator/markdown/comparedTexts.ts'
import { attribute, childrenOf, elementsOf } from './elements.ts'

/** The words that the articles of pages show. */
export interface ShownWords {
  /** Reads one more page. */
  add(html: string): void
  /** Whether an element shows a name or value alone. Blocks of code do not count. */
  showsName(name: string): boolean
  /** Whether a page shows a text, in any form. A short text must be a sentence or an element of its own. */
  showsText(text: string): boolean
}

/** An element with more characters holds many texts, and is none. */
const longestText = 4_000

/** A text with fewer letters may stand inside another by chance. */
const fewLetters = 16

const unread: ReadonlySet<string> = new Set(['script', 'style', 'template'])

export function createShownWords(): ShownWords {
  const names = new Set<string>()
  const texts = new Set<string>()
  const articles: string[] = []
  const read = (node: DefaultTreeAdapterTypes.Node, isCode: boolean): string => {
    if (node.nodeName === '#text' && 'value' in node) return node.value
    const element = 'tagName' in node ? node : undefined
    if (element && unread.has(element.tagName)) return ''
    const isInCode = isCode || element?.tagName === 'pre'
    const parts = childrenOf(node).map((child) => read(child, isInCode))
    const text = parts.join('') || (element ? (attribute(element, 'alt') ?? '') : '')
    if (text.length > longestText) return text
    for (const part of [text, ...parts, ...sentencesOf(text)]) texts.add(lettersOf(part))
    if (!isInCode) names.add(text.trim())
    return text
  }
  return {
    add(html) {
      for (const element of elementsOf(parse(html)))
        if (element.tagName === 'main') articles.push(lettersOf(read(element, false)))
    },
    showsName: (name) => names.has(name.trim()),
    showsText(text) {
      const letters = lettersOf(text)
      if (letters === '' || texts.has(letters)) return true
      return letters.length >= fewLetters && articles.some((article) => article.includes(letters))
    },
  }
}
