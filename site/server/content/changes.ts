import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { newestDate } from '../../../generator/contract/changes.ts'
import type { LocaleCode } from '../../../generator/contract/locales.ts'
import type { RouteTable } from '../../../generator/contract/routes.ts'
import { contentFolder } from './content.ts'

export interface ChangesReference {
  /** The latest date of the site's pages. */
  readonly updated: string
  /** File of one language with what changed when, below the content folder; the name holds a hash of the content. */
  readonly file: string
}

const known = new WeakMap<RouteTable, ReadonlyMap<LocaleCode, ChangesReference>>()

/** What a page needs for telling a reader what changed; nothing when no page has a date. Server side only. */
export function changesReference(table: RouteTable, locale: LocaleCode): ChangesReference | undefined {
  const references = known.get(table) ?? listReferences(table)
  known.set(table, references)
  return references.get(locale)
}

function listReferences(table: RouteTable): ReadonlyMap<LocaleCode, ChangesReference> {
  const folder = join(contentFolder(), 'changes')
  const updated = newestDate(table)
  if (updated === undefined || !existsSync(folder)) return new Map()
  const files = readdirSync(folder).flatMap((file) => {
    const [, locale] = /^(.+)-[^-]+\.json$/.exec(file) ?? []
    return locale === undefined ? [] : [[locale, { updated, file: `changes/${file}` }] as const]
  })
  return new Map(files)
}
