import type { SearchKind, SearchRecord } from '../generator/contract/search.ts'

/** Numbers from 0 up to 1 that look like chance and are the same every time. */
function createChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const syllables = 'ba ce di fo gu la me ni po ru sa te vi wo za or en al is um'.split(' ')
const usual = 'order price size symbol status time account limit market type side id amount fee rate balance'.split(' ')
const sections = 20
const words = 4000

/** Records such as a reference has them, for a site of any number of pages: the same words as often as in real texts. */
export function inventRecords(pages: number): SearchRecord[] {
  const chance = createChance(7)
  const word = (number: number) => {
    const [first = '', second = '', third = ''] = [number, number / 20, number / 400].map(
      (part) => syllables[Math.floor(part) % syllables.length],
    )
    return usual[number] ?? first + second + third
  }
  // Few words are frequent and most are rare.
  const anyWord = () => word(Math.floor(words ** chance()) - 1)
  const text = (count: number) => Array.from({ length: count }, anyWord).join(' ')
  const name = () => `${anyWord()}${capital(anyWord())}`
  // A field is called and described the same on every page that has it.
  const fieldNames = [...usual, ...Array.from({ length: 20 + pages / 2 }, name)]
  const described = new Map(fieldNames.map((field) => [field, text(9)]))
  return Array.from({ length: pages }, (_, page) => {
    const section = `section${page % sections}`
    const title = capital(text(3))
    const id = `${name()}${page}`
    const path = `/${section}/${id}`
    const place = { locale: 'en', title, section, sectionLabel: `Section ${page % sections}` }
    const record = (kind: SearchKind, anchor: string, more: Pick<SearchRecord, 'heading' | 'names' | 'text'>) => {
      const url = anchor === '' ? path : `${path}#${anchor}`
      return { id: `${kind}:${url}`, kind, url, ...place, ...more }
    }
    const field = (parent: string) => {
      const heading = fieldNames[Math.floor(fieldNames.length ** chance()) - 1] ?? ''
      return record('field', `${parent}.${heading}`, { heading, names: [heading], text: described.get(heading) ?? '' })
    }
    const value = () => {
      const heading = text(1).toUpperCase()
      return record('value', `${id}.body.type`, { heading, names: [heading], text: text(5) })
    }
    const code = String(20_000 + page)
    return [
      { ...record('operation', '', { heading: '', names: [id, `/v1/${id}`], text: text(25) }), method: 'POST' },
      ...Array.from({ length: 4 }, () => field(`${id}.body`)),
      ...Array.from({ length: 6 }, () => field(`${id}.200`)),
      ...Array.from({ length: 3 }, value),
      record('heading', 'notes', { heading: capital(text(3)), names: [], text: text(30) }),
      record('error', `error-${code}`, { heading: code, names: [code], text: capital(`${text(6)}.`) }),
    ]
  }).flat()
}

/** Queries as readers type them into such a site. */
export function inventQueries(records: readonly SearchRecord[]): string[] {
  const chosen = records.filter((_, at) => at % Math.ceil(records.length / 60) === 0)
  return [
    ...chosen.map(({ heading, title }) => heading || title),
    ...chosen.map(({ text }) => text.split(' ').slice(1, 4).join(' ')),
    ...chosen.map(({ title }) => title.toLowerCase().replace(/(\w)(\w)\b/, '$2$1')),
    ...usual,
    ...usual.map((first, at) => `${first} ${usual[(at + 3) % usual.length]} o`),
  ].filter((query) => query !== '')
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
