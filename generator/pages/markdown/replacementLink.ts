import type { PhrasingContent } from 'mdast'
import type { Api } from '../../contract/reference.ts'
import type { EntryRow } from '../../model/view/entryRows.ts'
import { findReplacement } from '../../model/view/replacements.ts'
import { type MarkdownContext, nameText } from './markdownContext.ts'
import { code, link, text } from './markdownParts.ts'

/** A link to what takes the place of an entry of `api`, by its title, with its address. */
export function replacementLink(
  name: string,
  kind: EntryRow['kind'],
  api: Api,
  context: MarkdownContext,
): PhrasingContent[] {
  const found = findReplacement(name, kind, api, context.apis)
  return found ? entryLink(found.row, found.api.id, context) : [code(name)]
}

/** A link to an entry of `api`, by its title, with its address. */
export function entryLink({ kind, id, title, method, path }: EntryRow, api: string, context: MarkdownContext) {
  const address = kind === 'operation' ? `${method} ${path}` : path
  return [...link(context.pathOfEntry(api, id), nameText(title, context)), ...text(' '), code(address)]
}
