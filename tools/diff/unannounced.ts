import { visit } from 'unist-util-visit'
import { anchorOf } from '../../generator/contract/ids.ts'
import { normalizePath } from '../../generator/contract/routes.ts'
import { parseMdx } from '../../generator/markdown/parseMdx.ts'
import type { ApiChange } from './change.ts'
import { subjectKey } from './groupChanges.ts'

/** Links and code in the text of a changelog: the subjects of its entries. */
export function mentionsOf(text: string): string[] {
  const found: string[] = []
  visit(parseMdx(text), (node) => {
    if (node.type === 'link') found.push(node.url)
    if (node.type === 'inlineCode') found.push(node.value)
  })
  return found
}

interface Announcements {
  /** Mentions in all changelogs before and after. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** Path that all pages of an API begin with, by its id. */
  readonly sections: ReadonlyMap<string, string>
}

/**
 * Breaking changes that no new entry of a changelog announces, one for each operation or channel. An entry announces a
 * change when it links to its subject or names it in code (`POST /orders`); for an API as a whole, to any of its pages.
 */
export function unannounced(changes: readonly ApiChange[], announcements: Announcements): ApiChange[] {
  const mentions = newMentions(announcements).map(normalized)
  const open = changes.filter((change) => change.class === 'breaking' && !isAnnounced(change, mentions, announcements))
  return [...new Map(open.map((change) => [subjectKey(change), change])).values()]
}

/** Mentions that occur more often than before. */
function newMentions({ before, after }: Announcements): string[] {
  const left = [...before]
  return after.filter((mention) => {
    const index = left.indexOf(mention)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

function isAnnounced(change: ApiChange, mentions: readonly string[], { sections }: Announcements): boolean {
  const { subject, api } = change
  const isEntry = ['operation', 'webhook', 'callback', 'channel'].includes(subject.kind)
  if (mentions.includes(subject.name) || (isEntry && mentions.includes(subject.id))) return true
  if (!isEntry) return mentions.some((mention) => mention.startsWith(sections.get(api) ?? '/'))
  return [change.address.before, change.address.after].some((address) => isLinked(address, subject.id, mentions))
}

/** A link to the operation or to a part of it, or to a page that has nothing else. */
function isLinked(address: string | undefined, id: string, mentions: readonly string[]): boolean {
  if (address === undefined) return false
  const [page = '', anchor] = normalized(address).split('#')
  const isSole = anchor === undefined || anchor === ''
  return mentions.some((mention) => {
    const [path, hash = ''] = mention.split('#')
    return path === page && (isSole || hash === anchorOf(id) || hash.startsWith(`${anchorOf(id)}.`))
  })
}

function normalized(mention: string): string {
  if (!mention.startsWith('/')) return mention
  const [path = '', hash] = mention.split('#')
  return hash === undefined ? normalizePath(path) : `${normalizePath(path)}#${hash}`
}
