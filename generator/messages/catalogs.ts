import type changes from './changes/en.json'
import type general from './general/en.json'
import type machines from './machines/en.json'
import { type Catalog, openCatalog, type Texts } from './openCatalog.ts'
import type report from './report/en.json'
import type search from './search/en.json'
import type skeletons from './skeletons/en.json'
import type titles from './titles/en.json'

const folderOf = (part: string) => new URL(`./${part}/`, import.meta.url)

/** Texts that belong to no other catalog. */
export const generalTexts = openCatalog<keyof typeof general>(folderOf('general'))

/** Sentences about changes of an API. */
export const changeTexts = openCatalog<keyof typeof changes>(folderOf('changes'))

export type ChangeTexts = Texts<keyof typeof changes>

/** Lists of pages for language models. */
export const machineTexts = openCatalog<keyof typeof machines>(folderOf('machines'), 'machines.')

export type MachineText = keyof typeof machines

/** The report about a documentation. */
export const reportTexts = openCatalog<keyof typeof report>(folderOf('report'))

export type ReportText = keyof typeof report

/** Entries of the search that are no pages: tools, files, programs. Texts with the ending `.asked` are words of readers. */
export const entryTexts = openCatalog<keyof typeof search>(folderOf('search'), 'entries.')

export type EntryText = keyof typeof search

/** Texts of a skeleton, which its author replaces. */
export const skeletonTexts = openCatalog<keyof typeof skeletons>(folderOf('skeletons'))

/** Titles that neither a spec nor the configuration gives: categories of sidebars, groups of entries without a tag. */
export const titleTexts = openCatalog<keyof typeof titles>(folderOf('titles'), 'titles.')

export type TitleText = keyof typeof titles

const ofInterface = (part: string) => openCatalog<string>(new URL(`../../site/i18n/${part}/`, import.meta.url))

/** ICU messages of the pages, by the part of the interface that loads them. */
export const interfaceTexts = {
  shell: ofInterface('shell'),
  search: ofInterface('search'),
  islands: ofInterface('islands'),
  book: ofInterface('book'),
  console: ofInterface('console'),
  reference: ofInterface('reference'),
  offline: ofInterface('offline'),
  /** The panel of `npm run dev`, which no reader sees. */
  dev: ofInterface('dev'),
}

const { dev: _, ...seenByReaders } = interfaceTexts

/** Texts that readers of a site see besides its content. A project may replace each of them. */
export const siteTexts: readonly Catalog[] = [...Object.values(seenByReaders), machineTexts, titleTexts, entryTexts]
