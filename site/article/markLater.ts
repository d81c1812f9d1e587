/** So many elements are styled and laid out at a time; on a slow phone that is less than a twentieth of a second. */
const groupSize = 200
/** So many, or more, are on screen at once: more than fit there. */
const firstSize = 200
const tag = /<(\/?)([a-z][a-z0-9-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi
const empty = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
/** What is laid out the same whether all or only the first of its children are. */
const divisible = /\bclass="operation(?:-text)?[" ]/

interface DivisiblePart {
  /** Where in the HTML the name of its tag ends. */
  readonly nameEnd: number
  readonly isDivisible: boolean
  readonly children: DivisiblePart[]
  /** Itself and all elements in it. */
  size: number
}

/**
 * Marks the parts of a long article that can wait until its beginning is on screen with the number of their group:
 * `data-later="1"`. An article that fits into one group, or is no well-formed HTML, is given back as it is.
 */
export function markLater(html: string): string {
  const root = parse(html)
  if (!root || root.size <= firstSize) return html
  const marks: string[] = []
  let end = 0
  for (const { nameEnd, group } of groupsOf(root)) {
    marks.push(html.slice(end, nameEnd), ` data-later="${group}"`)
    end = nameEnd
  }
  return marks.join('') + html.slice(end)
}

/** The elements of an article; nothing when one is not closed where it should be. */
function parse(html: string): DivisiblePart | undefined {
  const root: DivisiblePart = { nameEnd: 0, isDivisible: true, children: [], size: 0 }
  const open: { readonly name: string; readonly part: DivisiblePart }[] = [{ name: '', part: root }]
  for (const { 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(tag)) {
    const parent = open.at(-1)
    if (slash) {
      if (parent?.name !== name || !open.pop()) return undefined
      const outer = open.at(-1)
      if (outer) outer.part.size += parent.part.size
    } else if (empty.has(name) || attributes.endsWith('/')) {
      if (parent) parent.part.size += 1
    } else {
      const nameEnd = index + 1 + name.length
      const part: DivisiblePart = { nameEnd, isDivisible: divisible.test(attributes), children: [], size: 1 }
      if (parent?.part.isDivisible) parent.part.children.push(part)
      open.push({ name, part })
    }
  }
  return open.length === 1 ? root : undefined
}

/** Parts with the groups they are in, but for the first group, which does not wait. */
function groupsOf(root: DivisiblePart): { readonly nameEnd: number; readonly group: number }[] {
  const later: { nameEnd: number; group: number }[] = []
  let group = 0
  let room = firstSize

  function place(part: DivisiblePart): void {
    if (part.isDivisible && part.size > room) {
      room -= 1
      part.children.forEach(place)
      return
    }
    if (group === 0 ? room <= 0 : part.size > room && room < groupSize) {
      group += 1
      room = groupSize
    }
    room -= part.size
    if (group > 0) later.push({ nameEnd: part.nameEnd, group })
  }

  root.children.forEach(place)
  return later
}
