import type { PhrasingContent } from 'mdast'
import type { Channel } from '../../contract/channel.ts'
import type { Operation } from '../../contract/operation.ts'
import { type MarkdownContext, nameText } from './markdownContext.ts'
import { code, link, text } from './markdownParts.ts'

/** A link to what takes the place of an entry of `api`, by its title, with its address. */
export function replacementLink(name: string, api: string, context: MarkdownContext): PhrasingContent[] {
  const [owner = api, id = name] = name.includes('#') ? name.split('#') : [api, name]
  const { operations = [], channels = [] } = context.apis.find((candidate) => candidate.id === owner) ?? {}
  const found = [...operations, ...channels].find((entry) => entry.id === id)
  return found ? entryLink(found, owner, context) : link(context.pathOfEntry(owner, id), id)
}

/** A link to an entry of `api`, by its title, with its address. */
export function entryLink(entry: Operation | Channel, api: string, context: MarkdownContext): PhrasingContent[] {
  const address = 'method' in entry ? `${entry.method} ${entry.path}` : entry.address
  return [...link(context.pathOfEntry(api, entry.id), nameText(entry.title, context)), ...text(' '), code(address)]
}
