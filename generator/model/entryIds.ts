import { append } from '../contract/groups.ts'
import { anchorOf, shellIds } from '../contract/ids.ts'

/** Gives the operations and channels of one API ids whose anchors never collide. */
export interface EntryIds {
  /**
   * The wanted id. It gets a number when it is taken, and loses its dots when its anchor would lie within another entry.
   * `messages` are the ids of a channel's messages.
   */
  take(wanted: string, messages?: readonly string[]): string
}

interface TakenId {
  readonly anchor: string
  readonly messages: readonly string[]
}

/** The first word below the anchor of an operation or channel, where it names a section. */
const sections =
  /^(?:path|query|querystring|header|cookie|body|responses|[1-5](?:\d\d|XX)|default|errors|callbacks|pagination|endpoint|topic-name|push-rules|order-book|operations|session)$/

/** Ids of other elements in and around an article. */
const articleParts = /^(?:connection-(?:rules|limits|errors|heartbeat)|(?:code|tabs|errors|data|debugger|diagram)-\d+)$/
const pageParts: ReadonlySet<string> = new Set(shellIds)

export function createEntryIds(): EntryIds {
  const taken = new Map<string, TakenId>()
  /** Anchors in lower case: files are named after the ids, and many disks ignore the case of letters. */
  const folded = new Set<string>()
  /** Entries whose anchors begin with the same steps, by those steps. */
  const below = new Map<string, TakenId[]>()
  const numbers: Numbers = new Map()
  const isInner = (entry: TakenId) => stepsAbove(entry).some((above) => isWithin(entry, taken.get(above)))
  const isFree = (entry: TakenId) =>
    !pageParts.has(entry.anchor) &&
    !articleParts.test(entry.anchor) &&
    !folded.has(entry.anchor.toLowerCase()) &&
    !isInner(entry) &&
    !(below.get(entry.anchor) ?? []).some((inner) => isWithin(inner, entry))
  return {
    take(wanted, messages = []) {
      const base = isInner({ anchor: anchorOf(wanted), messages }) ? wanted.replaceAll('.', '-') : wanted
      const id = numbered(base, numbers, (candidate) => isFree({ anchor: anchorOf(candidate), messages }))
      const entry = { anchor: anchorOf(id), messages }
      taken.set(entry.anchor, entry)
      folded.add(entry.anchor.toLowerCase())
      for (const above of stepsAbove(entry)) append(below, above, entry)
      return id
    },
  }
}

/** Ids for the messages of one channel: those they are known by, with a number where an anchor is given away. */
export function createMessageIds(): (wanted: string) => string {
  const taken = new Set<string>()
  const numbers: Numbers = new Map()
  return (wanted) => {
    const id = numbered(
      wanted,
      numbers,
      (candidate) => !taken.has(anchorOf(candidate)) && !sections.test(anchorOf(candidate)),
    )
    taken.add(anchorOf(id))
    return id
  }
}

/** The last number given to each name, because thousands of entries may want the same name. */
type Numbers = Map<string, number>

function numbered(wanted: string, numbers: Numbers, isFree: (id: string) => boolean): string {
  if (!numbers.has(wanted) && isFree(wanted)) return wanted
  let number = (numbers.get(wanted) ?? 1) + 1
  while (!isFree(`${wanted}-${number}`)) number += 1
  numbers.set(wanted, number)
  return `${wanted}-${number}`
}

/** `a` and `a.b` for `a.b.c`. */
function stepsAbove({ anchor }: TakenId): string[] {
  return [...anchor.matchAll(/\./g)].map(({ index }) => anchor.slice(0, index))
}

/** Whether an anchor below another entry's anchor is a section or message of that entry, or stands within one. */
function isWithin({ anchor }: TakenId, outer: TakenId | undefined): boolean {
  if (!outer) return false
  const rest = anchor.slice(outer.anchor.length + 1)
  const [section = ''] = rest.split('.')
  return sections.test(section) || outer.messages.some((message) => areNested(anchorOf(message), rest))
}

function areNested(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
}
