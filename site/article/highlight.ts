import type { Element, RootContent } from 'hast'
import { all, createLowlight } from 'lowlight'
import { memoize } from '../../generator/contract/memoize.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import { sampleLanguages } from '../../generator/contract/sampleLanguages.ts'
import { splitWords } from '../shared/wholeWords.ts'
import { hangingLines } from './hangingLines.ts'

const own = Object.values(sampleLanguages)
const languages: readonly string[] = [
  ...own.map(({ grammar }) => grammar),
  ...['diff', 'http', 'ini', 'json', 'plaintext', 'typescript', 'xml', 'yaml'],
]
const lowlight = createLowlight(Object.fromEntries(Object.entries(all).filter(([name]) => languages.includes(name))))

/**
 * Whether there is a grammar. A rarer language loads when code needs it, by its name, or all grammars for another name (`c#`).
 */
function hasGrammar(language: string): boolean {
  if (lowlight.registered(language)) return true
  const grammar = ownValue(all, language)
  lowlight.register(grammar ? { [language]: grammar } : all)
  return lowlight.registered(language)
}

/** Longer code stays plain: colour is not worth the seconds and kilobytes. */
const longestHighlighted = 50_000
/**
 * Code with a longer line stays plain too: some grammars look to the line's end from each character. Nobody writes it by hand.
 */
const longestLine = 2000

/** CSS class of each token of the grammar; tokens of other kinds keep the colour of the text. */
const looks: Readonly<Record<string, string>> = {
  'hljs-string': 'hl-s',
  'hljs-regexp': 'hl-s',
  'hljs-number': 'hl-n',
  'hljs-literal': 'hl-n',
  'hljs-keyword': 'hl-k',
  'hljs-type': 'hl-k',
  'hljs-comment': 'hl-c',
  'hljs-attr': 'hl-a',
  'hljs-attribute': 'hl-a',
  'hljs-name': 'hl-a',
  'hljs-section': 'hl-a',
  'hljs-title': 'hl-f',
  'hljs-built_in': 'hl-f',
  'hljs-meta': 'hl-c',
  'hljs-addition': 'hl-i',
  'hljs-deletion': 'hl-d',
}

/** Code as HTML with small `hl-*` classes; plain escaped text for unknown languages and for very long code. */
export function highlight(code: string, language: string | undefined, marked: readonly number[] = []): string {
  const isShort = code.length <= longestHighlighted
  if (isShort && language === 'json') return hangingLines(highlightJson(code), marked)
  const isRead = isShort && language !== undefined && hasGrammar(language) && code.split('\n').every(isShortLine)
  if (!isRead) return marked.length > 0 ? hangingLines(escapeHtml(code), marked) : escapeHtml(code)
  return marked.length > 0 ? coloured(language, code, marked) : highlighted(`${language} ${code}`)
}

function isShortLine({ length }: string): boolean {
  return length <= longestLine
}

function coloured(language: string, code: string, marked?: readonly number[]): string {
  return hangingLines(htmlOf(lowlight.highlight(language, code).children), marked)
}

/** Of the name of a language and the code behind a space: the other languages of a page show the same code again. */
const highlighted = memoize((key) => {
  const end = key.indexOf(' ')
  return coloured(key.slice(0, end), key.slice(end + 1))
}, 200)

function plainCode(code: string): string {
  return breakableCode(code, wholeWords)
}

function wholeWords(code: string): string {
  const parts = splitWords(code).map(({ text, isWhole }) =>
    isWhole ? token('hl-w', escapeHtml(text)) : escapeHtml(text),
  )
  return parts.join('')
}

/** Tokens that have a look of their own are marked, the others are text. */
function htmlOf(nodes: readonly RootContent[]): string {
  const parts = nodes.map((node) => {
    if (node.type === 'text') return plainCode(node.value)
    if (node.type !== 'element') return ''
    const look = lookOf(node)
    const inner = htmlOf(node.children)
    return look === undefined ? inner : token(look, inner)
  })
  return parts.join('')
}

function lookOf({ properties: { className } }: Element): string | undefined {
  return Array.isArray(className)
    ? className.map((name) => ownValue(looks, String(name))).find((look) => look !== undefined)
    : undefined
}

/** A text that is not closed is one too: it would be read again from each quotation mark in it. */
const jsonToken = /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b|\b(?:true|false|null)\b/g

/** JSON is on every reference page, many times; its tokens need no grammar engine. */
function highlightJson(code: string): string {
  let html = ''
  let end = 0
  for (const match of code.matchAll(jsonToken)) {
    const [whole, text, colon] = match
    html += escapeHtml(code.slice(end, match.index))
    if (text === undefined) html += token('hl-n', whole)
    else html += token(colon === undefined ? 'hl-s' : 'hl-a', textOfJson(text)) + (colon ?? '')
    end = match.index + whole.length
  }
  return html + escapeHtml(code.slice(end))
}

/** A stretch that is longer than a narrow column, as an address: it breaks at its signs before it breaks in a word. */
const shortestStretch = 24
const longStretch = new RegExp(`[^\\s<>]{${shortestStretch},}`, 'g')
/** Behind the signs between the parts of an address, and before the sign that joins parameters. */
const partEnd = /(?<=[/?,=+])(?![/=])|(?=[&])/

/** Of texts with hyphens only addresses are kept whole: ids and signatures have to break. */
function textOfJson(text: string): string {
  return text.includes('://') ? plainCode(text) : breakableCode(text)
}

function breakableCode(code: string, write = escapeHtml): string {
  if (code.length < shortestStretch) return write(code)
  let html = ''
  let end = 0
  for (const { 0: stretch, index } of code.matchAll(longStretch)) {
    html += write(code.slice(end, index)) + stretch.split(partEnd).map(write).join('<wbr>')
    end = index + stretch.length
  }
  return html + write(code.slice(end))
}

function token(look: string, html: string): string {
  return `<span class="${look}">${html}</span>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
