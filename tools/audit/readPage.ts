import { parse } from 'parse5'
import { accessibleName } from './accessibleName.ts'
import { attribute, type Element, elementsOf, textOf } from './elements.ts'
import type { PageFinding } from './pageFinding.ts'

/** An address that an element of a page names, as it is written. */
export interface PageAddress {
  readonly element: string
  readonly address: string
}

/** Ids, addresses and problems in the HTML of a published page. */
export interface PageFacts {
  readonly ids: ReadonlySet<string>
  readonly addresses: readonly PageAddress[]
  readonly problems: readonly PageFinding[]
}

/** Reads a page and finds the problems that need no other page. A redirect is not judged. */
export function readPage(html: string): PageFacts {
  const elements = [...elementsOf(parse(html))]
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? [])
  const isRedirect = elements.some((element) => attribute(element, 'http-equiv')?.toLowerCase() === 'refresh')
  return {
    ids: new Set(ids),
    addresses: elements.flatMap(addressesOf),
    problems: isRedirect
      ? []
      : [...languageProblems(elements), ...headingProblems(elements), ...repeated(ids), ...nameProblems(elements)],
  }
}

const addressAttributes: Readonly<Record<string, readonly string[]>> = {
  ...{ a: ['href'], area: ['href'], link: ['href'], form: ['action'], object: ['data'] },
  ...{ img: ['src', 'srcset'], source: ['src', 'srcset'], video: ['src', 'poster'], audio: ['src'] },
  ...{ script: ['src'], iframe: ['src'], embed: ['src'], track: ['src'], input: ['src'] },
}

function addressesOf(element: Element): PageAddress[] {
  const { tagName } = element
  const isPicture = tagName === 'meta' && attribute(element, 'property') === 'og:image'
  const names = isPicture ? ['content'] : (addressAttributes[tagName] ?? [])
  return names.flatMap((name) => {
    const value = attribute(element, name)?.trim()
    if (value === undefined || (value === '' && tagName !== 'a')) return []
    const addresses = name === 'srcset' ? value.split(/,\s+/).map((part) => part.trim().split(/\s/)[0] ?? '') : [value]
    return addresses.map((address) => ({ element: tagName, address }))
  })
}

function languageProblems(elements: readonly Element[]): PageFinding[] {
  const [root] = elements
  if (root && attribute(root, 'lang')?.trim()) return []
  const hint = 'Set `lang` of the language in `locales` of the configuration.'
  return [{ code: 'page-language-missing', message: 'The page does not say its language.', hint, clues: [] }]
}

function headingProblems(elements: readonly Element[]): PageFinding[] {
  const headings = elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName))
  const level = ({ tagName }: Element) => Number(tagName[1])
  const first = headings.filter((heading) => level(heading) === 1)
  const one = 'Leave one h1: the title of the page makes it.'
  const next = 'Use the next level: readers of a screen reader move from heading to heading.'
  return [
    ...(first.length === 1 ? [] : [headingProblem(`The page has ${first.length} h1.`, one, first.map(textOf))]),
    ...headings.flatMap((heading, index) => {
      const before = headings[index - 1]
      if (!before || level(heading) <= level(before) + 1) return []
      const text = textOf(heading)
      return [headingProblem(`The heading "${text}" is ${heading.tagName} after ${before.tagName}.`, next, [text])]
    }),
  ]
}

function headingProblem(message: string, hint: string, texts: readonly string[]): PageFinding {
  return { code: 'page-headings', message, hint, clues: [...texts].reverse() }
}

function repeated(ids: readonly string[]): PageFinding[] {
  const seen = new Set<string>()
  const again = new Set(ids.filter((id) => seen.has(id) || !seen.add(id)))
  return [...again].map((id) => ({
    code: 'page-id-repeated',
    message: `The id "${id}" occurs more than once.`,
    hint: 'Give one of the two another id: links lead to the first only.',
    clues: [`"${id}"`, id],
  }))
}

const fields = new Set(['input', 'select', 'textarea'])
const fieldsWithName = new Set(['hidden', 'submit', 'reset', 'button', 'image'])

function nameProblems(elements: readonly Element[]): PageFinding[] {
  const nameOf = accessibleName(elements)
  return elements.flatMap((element) => {
    const { tagName } = element
    const type = attribute(element, 'type')?.toLowerCase() ?? ''
    if (tagName === 'img' || (tagName === 'input' && type === 'image')) return imageProblem(element)
    const isLink = tagName === 'a' && attribute(element, 'href') !== undefined
    const isButton = tagName === 'button' || attribute(element, 'role') === 'button'
    const isField = fields.has(tagName) && !(tagName === 'input' && fieldsWithName.has(type))
    if (!(isLink || isButton || isField) || nameOf(element) !== '') return []
    const kind = isField ? 'form field' : isLink ? 'link' : 'button'
    const mark = ['id', 'name', 'href', 'class'].flatMap((name) => attribute(element, name) || [])[0] ?? ''
    const message = `A ${kind} has no name${mark === '' ? '' : ` (${mark})`}.`
    const hint = isField ? 'Give it a label.' : 'Give it a text, or an aria-label.'
    return [{ code: 'page-control-unnamed', message, hint, clues: mark === '' ? [`<${tagName}`] : [mark] }]
  })
}

function imageProblem(element: Element): PageFinding[] {
  if (attribute(element, 'alt') !== undefined) return []
  const source = attribute(element, 'src') ?? ''
  const message = `The image ${source} has no alternative text.`
  const hint = 'Say in `alt` what it shows; leave `alt=""` for decoration.'
  return [{ code: 'page-image-without-alt', message, hint, clues: [source, source.split('/').at(-1) ?? ''] }]
}
