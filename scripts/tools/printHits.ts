import { printableJson, printableLines } from '../../generator/contract/printableText.ts'
import type { Project, SearchHit } from '../../generator/index.ts'
import { choiceOf } from '../command/commandLine.ts'
import { contentFolderOf } from '../site/cacheFolder.ts'
import { type SearchContent, searchContent } from './searchContent.ts'
import { searchProvider } from './searchProvider.ts'

export interface Wanted {
  readonly query: string
  readonly locale: string | undefined
  readonly section: string | undefined
  /** Section whose pages come a little earlier. */
  readonly near: string | undefined
  readonly limit: number
  readonly isJson: boolean
}

/** Searches the index of a project as its site does, and prints the results; gives the exit code. */
export async function printHits(project: Project, wanted: Wanted): Promise<number> {
  const { query, locale, section, near, limit, isJson } = wanted
  const content = await searchContent(project)
  if (!content) return 1
  const provider = await searchProvider(content, localeOf(content, locale), contentFolderOf(project))
  const hits = await provider.search(query, { limit, ...(section && { section }), ...(near && { near }) })
  console.log(
    isJson ? printableJson(hits.map(plainHit)) : printableLines(hits.map(printed).join('\n')) || 'Nothing found.',
  )
  return 0
}

function localeOf({ config: { locales } }: SearchContent, wanted: string | undefined): string {
  const codes = locales.map(({ code }) => code)
  return choiceOf('--locale', wanted ?? codes[0] ?? '', codes)
}

function plainHit({ record, excerpt, score }: SearchHit): object {
  const { url, title, heading, section = null } = record
  return { url, title, heading, section, excerpt, score: Math.round(score * 100) / 100 }
}

function printed({ record, excerpt }: SearchHit): string {
  const { url, title, heading, within = [], method, deprecated } = record
  const name = [title, ...within, heading].filter((part) => part !== '').join(' › ')
  const marks = [method, deprecated ? 'deprecated' : undefined].filter((mark) => mark !== undefined)
  return `${name}${marks.length > 0 ? ` [${marks.join(', ')}]` : ''}\n  ${url}${excerpt === '' ? '' : `\n  ${excerpt}`}`
}
