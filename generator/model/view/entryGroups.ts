import type { Prose } from '../../contract/annotations.ts'
import type { Channel } from '../../contract/channel.ts'
import type { Operation } from '../../contract/operation.ts'
import { ownValue } from '../../contract/ownValue.ts'
import type { Api, Tag } from '../../contract/reference.ts'

/** Operations and channels that readers find under one name: their first tag, or a name for all without a tag. */
export interface EntryGroup {
  readonly name: string
  /** Absent for a tag that the spec uses and does not list: its name is its title. */
  readonly title?: Prose
  readonly tag?: Tag
  readonly operations: readonly Operation[]
  readonly channels: readonly Channel[]
  /** Operations at home under another tag that have this one as well. */
  readonly further: readonly Operation[]
}

/** Whether a page carries the description of the tag of a group. */
export function isDescribedOnPage({ tag }: EntryGroup, { pages }: Pick<Api, 'pages'>): boolean {
  const wanted = JSON.stringify(tag?.description)
  return pages.some(({ description }) => JSON.stringify(description) === wanted)
}

/** Name of the group that an operation or a channel belongs to. A tag may have the name of those without one. */
export function groupName({ tags: [tag], ...entry }: Pick<Operation | Channel, 'tags'>): string {
  if (tag !== undefined) return tag
  if (!('kind' in entry)) return 'Channels'
  return entry.kind === 'webhook' ? 'Webhooks' : 'Operations'
}

/** The groups of an API in the order of its `tags`, then in the order of their first entry; last the entries without a tag. */
export function entryGroups({
  tags,
  operations,
  channels,
  defaultTitles = {},
}: Pick<Api, 'tags' | 'operations' | 'channels' | 'defaultTitles'>): readonly EntryGroup[] {
  const entries = [...operations, ...channels]
  const groups = new Map<string, { operations: Operation[]; channels: Channel[]; further: Operation[] }>()
  const listed = [...tags.map(({ name }) => name), ...entries.flatMap((entry) => entry.tags[0] ?? [])]
  for (const name of [...listed, ...entries.map(groupName), ...operations.flatMap((entry) => entry.tags)])
    if (!groups.has(name)) groups.set(name, { operations: [], channels: [], further: [] })
  for (const operation of operations) groups.get(groupName(operation))?.operations.push(operation)
  for (const operation of operations)
    for (const name of operation.tags.slice(1))
      if (name !== operation.tags[0]) groups.get(name)?.further.push(operation)
  for (const channel of channels) groups.get(groupName(channel))?.channels.push(channel)
  return [...groups].flatMap(([name, members]) => {
    if (members.operations.length + members.channels.length + members.further.length === 0) return []
    const tag = tags.find((candidate) => candidate.name === name)
    const title = tag?.title ?? ownValue(defaultTitles, name)
    return [{ name, ...(title ? { title } : {}), ...(tag ? { tag } : {}), ...members }]
  })
}

/** Groups below one heading of an overview (`x-tagGroups`). Groups without a heading come first. */
interface GroupSection {
  readonly title?: Prose
  readonly groups: readonly EntryGroup[]
}

/** The groups that list operations, as an overview shows them. */
export function operationSections(
  api: Pick<Api, 'tags' | 'operations' | 'tagGroups' | 'defaultTitles'>,
): readonly GroupSection[] {
  const { tagGroups = [] } = api
  const groups = entryGroups({ ...api, channels: [] })
  const sectionOf = ({ name }: EntryGroup) => tagGroups.find(({ tags }) => tags.includes(name))
  const sections = tagGroups.map((section) => ({
    title: section.title,
    groups: groups
      .filter((group) => sectionOf(group) === section)
      .toSorted((a, b) => section.tags.indexOf(a.name) - section.tags.indexOf(b.name)),
  }))
  return [{ groups: groups.filter((group) => !sectionOf(group)) }, ...sections].filter((own) => own.groups.length > 0)
}
