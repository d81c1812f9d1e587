import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element

interface PlacedElement {
  readonly element: Element
  /** Innermost first. */
  readonly around: readonly Element[]
}

/**
 * Faults in the structure of a page: missing landmarks, gaps between headings, tables without headers, pictures without a text.
 */
export function structureProblems(html: string): string[] {
  const places = [...placesIn(parse(html), [])]
  const named = (...names: string[]) => places.filter(({ element }) => names.includes(element.tagName))
  const outside = (name: string) => named(name).filter(({ around }) => !around.some(isNamed('main')))
  return [
    ...only('main', named('main')),
    ...only('h1', named('h1')),
    ...only('header of the page', outside('header').filter(isPart)),
    ...only('footer of the page', outside('footer')),
    ...navProblems(named('nav')),
    ...headingProblems(named('h1', 'h2', 'h3', 'h4', 'h5', 'h6')),
    ...named('table').flatMap(tableProblems),
    ...places
      .filter(isPicture)
      .filter(isSilent)
      .map(() => 'a picture has no text'),
  ]
}

function* placesIn(node: DefaultTreeAdapterTypes.ParentNode, around: readonly Element[]): Generator<PlacedElement> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue
    yield { element: child, around }
    yield* placesIn(child, [child, ...around])
  }
}

function only(name: string, found: readonly PlacedElement[]): string[] {
  return found.length === 1 ? [] : [`${found.length} × ${name}`]
}

/** Of the page itself: a child of its root, or a grandchild. */
function isPart({ around }: PlacedElement): boolean {
  return around.slice(0, 2).some((element) => attribute(element, 'id') === 'root')
}

function navProblems(navs: readonly PlacedElement[]): string[] {
  const names = navs.map(({ element }) => attribute(element, 'aria-label') ?? '')
  return [
    ...(names.includes('') ? ['a nav has no name'] : []),
    ...(new Set(names).size < names.length ? [`navs share a name: ${names.join(', ')}`] : []),
  ]
}

function headingProblems(headings: readonly PlacedElement[]): string[] {
  let last = 0
  return headings.flatMap(({ element }) => {
    const before = last
    last = Number(element.tagName[1])
    return last > before + 1 ? [`${element.tagName} "${textOf(element)}" follows h${before}`] : []
  })
}

function tableProblems({ element: table }: PlacedElement): string[] {
  const headers = [...placesIn(table, [])].map(({ element }) => element).filter(isNamed('th'))
  const hasScope = (header: Element) => attribute(header, 'scope') !== undefined
  return [
    ...(headers.some(hasScope) ? [] : [`no header in the table ${textOf(table).slice(0, 40)}`]),
    ...headers.filter((header) => !hasScope(header)).map((header) => `no scope: ${textOf(header)}`),
    ...headers.filter((header) => textOf(header).trim() === '').map(() => 'a table header is empty'),
  ]
}

function isPicture({ element, around }: PlacedElement): boolean {
  const isDiagram = element.tagName === 'svg' && around.some((outer) => classesOf(outer).includes('diagram'))
  return element.tagName === 'img' || attribute(element, 'role') === 'img' || isDiagram
}

function isSilent({ element, around }: PlacedElement): boolean {
  const isHidden = [element, ...around].some((own) => attribute(own, 'aria-hidden') === 'true')
  return !isHidden && !['alt', 'aria-label', 'aria-labelledby'].some((name) => attribute(element, name) !== undefined)
}

function isNamed(name: string): (element: Element) => boolean {
  return ({ tagName }) => tagName === name
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((own) => own.name === name)?.value
}

function classesOf(element: Element): readonly string[] {
  return attribute(element, 'class')?.split(/\s+/) ?? []
}

function textOf(node: DefaultTreeAdapterTypes.ParentNode): string {
  return node.childNodes
    .map((child) => ('value' in child ? child.value : 'childNodes' in child ? textOf(child) : ''))
    .join('')
}
