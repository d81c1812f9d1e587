import { isDay } from '../../../../generator/contract/changelog.ts'

/** A section of the site, by its label and the address that its pages begin with. */
export interface ChangelogApi {
  readonly id: string
  readonly label: string
  readonly url: string
}

interface ChangelogEntry {
  readonly element: HTMLElement
  /** Ids of the APIs that it is about. */
  readonly apis: ReadonlySet<string>
  /** Address of its changelog. */
  readonly changelog: string
  /** Names its APIs in a list of all of them. */
  readonly names: HTMLElement
}

/** A day of a changelog: its heading, the content up to the next heading, and the entries in that content. */
export interface ChangelogDay {
  readonly day: string
  readonly heading: HTMLElement
  readonly content: readonly HTMLElement[]
  readonly entries: readonly ChangelogEntry[]
}

/** An API's id, `all` for all changelogs, or nothing for the page's own; a kind of changes, or nothing for all kinds. */
export interface ChangeChoice {
  readonly api: string
  readonly kind: string
}

/** The days of a changelog on a page. An entry that links to no API is about all APIs of its changelog. */
export function readDays(page: Element, apis: readonly ChangelogApi[], changelog: string): ChangelogDay[] {
  const days = [...page.querySelectorAll('h2')]
    .filter(({ id }) => isDay(id))
    .map((heading) => ({ day: heading.id, heading, content: contentBelow(heading) }))
  const linked = (content: readonly Element[]) => new Set(content.flatMap((element) => linkedApis(element, apis)))
  const every = linked(days.flatMap(({ content }) => content))
  return days.map(({ content, ...rest }) => {
    const entries = entriesOf(content).map((element) => {
      const own = linked([element])
      const about = own.size > 0 ? own : every
      return { element, apis: about, changelog, names: namesIn(element, apis, about) }
    })
    return { ...rest, content, entries }
  })
}

/** Writes the names of APIs into an entry, behind the kind of its change. */
function namesIn(entry: Element, apis: readonly ChangelogApi[], about: ReadonlySet<string>): HTMLElement {
  const names = document.createElement('span')
  names.className = 'change-api'
  names.textContent = apis.flatMap(({ id, label }) => (about.has(id) ? label : [])).join(', ')
  const kind = entry.querySelector('[data-change]')
  if (kind) kind.after(' ', names)
  else entry.prepend(names, ' ')
  return names
}

/** The elements below a heading, up to the next heading of a section. */
export function contentBelow(heading: Element): HTMLElement[] {
  const content: HTMLElement[] = []
  for (let next = heading.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling) {
    if (next instanceof HTMLElement) content.push(next)
  }
  return content
}

function entriesOf(content: readonly HTMLElement[]): HTMLElement[] {
  const listed = content.filter(isList).flatMap(({ children }) => [...children])
  return listed.length > 0 ? listed.filter((item) => item instanceof HTMLElement) : [...content]
}

function isList({ tagName }: Element): boolean {
  return tagName === 'UL' || tagName === 'OL'
}

function linkedApis(element: Element, apis: readonly ChangelogApi[]): string[] {
  return [...element.querySelectorAll('a')].flatMap((link) => {
    const address = link.getAttribute('href') ?? ''
    const [api] = apis.filter(({ url }) => address.startsWith(url)).sort((a, b) => b.url.length - a.url.length)
    return api ? [api.id] : []
  })
}

/** Puts the days of another changelog among those of the page; a day of both stands below one heading. */
export function joinDays(own: readonly ChangelogDay[], others: readonly ChangelogDay[]): ChangelogDay[] {
  const joined = [...own]
  for (const other of others) {
    const index = joined.findIndex(({ day }) => day <= other.day)
    const next = joined[index]
    if (next?.day === other.day) {
      const content = [...next.content, ...other.content]
      ;(next.content.at(-1) ?? next.heading).after(...other.content)
      joined[index] = { ...next, content, entries: [...next.entries, ...other.entries] }
    } else {
      if (next) next.heading.before(other.heading, ...other.content)
      else lastElement(joined)?.after(other.heading, ...other.content)
      joined.splice(next ? index : joined.length, 0, other)
    }
  }
  return joined
}

function lastElement(days: readonly ChangelogDay[]): HTMLElement | undefined {
  const last = days.at(-1)
  return last?.content.at(-1) ?? last?.heading
}

/** Numbers of entries: those that are shown, and those that the chosen APIs have of all kinds. */
export interface ShownChanges {
  readonly shown: number
  readonly all: number
  /** Addresses of the changelogs that have entries of the chosen APIs. */
  readonly changelogs: readonly string[]
  /** Kinds of the entries that the chosen APIs have. */
  readonly kinds: readonly string[]
}

/** Hides entries outside the choice, with the days that have nothing left and the remarks on them. `own` is the page's address. */
export function showDays(days: readonly ChangelogDay[], choice: ChangeChoice, own: string): ShownChanges {
  let shown = 0
  const entries = days.flatMap((day) => day.entries)
  const ofApi = entries.filter((entry) => isChosen(entry, { ...choice, kind: '' }, own))
  for (const { heading, content, entries } of days) {
    for (const entry of entries) {
      entry.element.hidden = !isChosen(entry, choice, own)
      entry.names.hidden = choice.api !== 'all'
    }
    const left = entries.filter(({ element }) => !element.hidden).length
    shown += left
    heading.hidden = left === 0
    for (const [index, element] of content.entries()) {
      if (entries.some((entry) => entry.element === element)) continue
      // A remark stands above the list that it is about, or below the last.
      const list = content.slice(index).find(isList)
      element.hidden = list
        ? [...list.children].every((item) => item instanceof HTMLElement && item.hidden)
        : left === 0
    }
  }
  return {
    shown,
    all: ofApi.length,
    changelogs: [...new Set(ofApi.map(({ changelog }) => changelog))],
    kinds: [...new Set(ofApi.flatMap(({ element }) => kindsIn(element)))],
  }
}

function kindsIn(entry: Element): string[] {
  return [...entry.querySelectorAll('[data-change]')].map((kind) => kind.getAttribute('data-change') ?? '')
}

/** Whether a choice of kinds shows an entry of a kind. A removal breaks programs too. */
export function isOfKind(kind: string, chosen: string): boolean {
  return kind === chosen || (chosen === 'breaking' && kind === 'removed')
}

function isChosen({ element, apis, changelog }: ChangelogEntry, { api, kind }: ChangeChoice, own: string): boolean {
  const isOfApi = api === '' ? changelog === own : api === 'all' || apis.has(api)
  return isOfApi && (kind === '' || kindsIn(element).some((own) => isOfKind(own, kind)))
}
