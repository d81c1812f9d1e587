import { printable } from '../../../generator/contract/printableText.ts'
import { type GeneratedSite, type PageLanguage, type Project, updateCatalog } from '../../../generator/index.ts'
import { choiceOf } from '../../command/commandLine.ts'
import { currentCatalog } from '../../command/currentCatalog.ts'
import { siteOrReasons } from '../../site/readSite.ts'
import { checkLanguages } from './checkLanguages.ts'
import { wantedCatalogs } from './wantedCatalogs.ts'

interface PagesOptions {
  readonly format: string
  readonly locale?: readonly string[] | undefined
}

/** Prints the texts that readers of each language see untranslated, page by page; writes nothing. Gives the exit code. */
export async function printPages(project: Project, options: PagesOptions): Promise<number> {
  const format = choiceOf('--format', options.format, ['pretty', 'json'])
  const { locale } = options
  const site = await siteOrReasons(project, { print: console.error })
  if (!site) return 1
  checkLanguages(site, locale)
  const codes = locale ?? site.config.locales.slice(1).map(({ code }) => code)
  const languages = await Promise.all(codes.map((code) => languageOf(site, project.root, code)))
  console.log(format === 'json' ? JSON.stringify({ languages }, null, 2) : languages.map(linesOf).join('\n\n'))
  return 0
}

interface Language {
  readonly language: string
  readonly catalogs: readonly {
    readonly file: string
    readonly texts: number
    readonly untranslated: number
    readonly unread: number
  }[]
  readonly pages: readonly Omit<PageLanguage, 'locale'>[]
}

async function languageOf(site: GeneratedSite, root: string, language: string): Promise<Language> {
  const catalogs = (await wantedCatalogs(site, root, [language])).map(async ({ file, texts, hasContexts }) => {
    const current = await currentCatalog(root, file)
    const { translated, missing, unread } = updateCatalog({ texts, current, language, hasContexts })
    return { file, texts: translated + missing, untranslated: missing, unread }
  })
  const pages = site.pageLanguages().filter(({ locale }) => locale === language)
  return {
    language,
    catalogs: await Promise.all(catalogs),
    pages: pages.map(({ locale: _, ...page }) => page),
  }
}

function linesOf({ language, catalogs, pages }: Language): string {
  const open = pages.filter(isOpen)
  return [
    `${language}: ${open.length} of ${pages.length} pages show something that is not in the language or that nobody has read`,
    ...catalogs.map(
      (own) => `  ${own.file}: ${own.untranslated} of ${own.texts} untranslated, ${own.unread} read by nobody`,
    ),
    ...open.flatMap((page) => [
      printable(`${page.url}  ${summaryOf(page)}`),
      ...page.untranslated.map((text) => `    ${printable(text.replaceAll(/\s+/g, ' ').slice(0, 100))}`),
    ]),
  ].join('\n')
}

function isOpen({ untranslated, unread, isMissing, isOutdated }: Language['pages'][number]): boolean {
  return untranslated.length + unread.length > 0 || isMissing === true || isOutdated === true
}

function summaryOf({ untranslated, unread, isMissing, isOutdated }: Language['pages'][number]): string {
  const parts = [
    isMissing ? 'not translated' : undefined,
    isOutdated ? 'older than its source' : undefined,
    untranslated.length > 0 ? `${untranslated.length} untranslated` : undefined,
    unread.length > 0 ? `${unread.length} read by nobody` : undefined,
  ]
  return parts.filter((part) => part !== undefined).join(', ')
}
