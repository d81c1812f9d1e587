import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LocaleCode } from '../../generator/contract/locales.ts'
import type { RouteTable } from '../../generator/contract/routes.ts'
import { contentFolder } from './content.ts'

const filesOfTable = new WeakMap<RouteTable, ReadonlyMap<LocaleCode, string>>()

/** The search index of a language below the content folder; its name ends in a hash of what is in it. */
export function searchFile(table: RouteTable, locale: LocaleCode): string | undefined {
  const files = filesOfTable.get(table) ?? listSearchFiles()
  filesOfTable.set(table, files)
  return files.get(locale)
}

function listSearchFiles(): ReadonlyMap<LocaleCode, string> {
  const folder = join(contentFolder(), 'search')
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder).sort()
  return new Map(
    files.flatMap((file) => {
      const [, locale] = /^(.+)-[^-]+\.json$/.exec(file) ?? []
      return locale === undefined ? [] : [[locale, `search/${file}`]]
    }),
  )
}
