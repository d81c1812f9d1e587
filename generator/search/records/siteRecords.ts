import type { SiteConfig } from '../../contract/config.ts'
import { defaultLocaleOf } from '../../contract/config.ts'
import { consolePath, hasConsole, hasMocksAlone, hasPageMock } from '../../contract/console.ts'
import { skillFolder } from '../../contract/downloads.ts'
import { type LocaleCode, localePrefix, localized } from '../../contract/locales.ts'
import type { Route } from '../../contract/routes.ts'
import { type SearchKind, type SearchRecord, searchIdOf } from '../../contract/search.ts'
import { interfaceSentences } from '../../messages/interfaceSentences.ts'
import { phrasesIn } from '../index/phraseList.ts'
import { askedNames, sayEntry } from './toolRecords.ts'

type ProjectEntry = NonNullable<SiteConfig['search']['entries']>[number]

interface SiteRecordsInput {
  readonly config: Pick<SiteConfig, 'locales' | 'search' | 'console' | 'messages' | 'links'>
  readonly routes: readonly Route[]
  readonly hasApis: boolean
}

/** Records of the site besides its pages: the console, files for language models, and the entries of the project. */
export function siteRecords(locale: LocaleCode, input: SiteRecordsInput): SearchRecord[] {
  const { config, routes, hasApis } = input
  const { messages, links, search } = config
  const prefix = localePrefix(locale, defaultLocaleOf(config))
  const context = { locale, messages }
  const say = sayEntry(context)
  const record = (kind: SearchKind, url: string, heading: string, text: string, asked: readonly string[]) => {
    const page = routes.find((route) => route.url === url.replace(/#.*$/, ''))
    const names = [...new Set([heading, ...asked])]
    return {
      ...(page?.sidebar === undefined ? {} : { section: page.sidebar }),
      id: searchIdOf(kind, url, heading),
      kind,
      locale,
      url,
      title: page?.title ?? heading,
      heading,
      names,
      text,
    }
  }
  const ofConsole = interfaceSentences(locale, messages, 'console')
  const project = ({ kind, href, title, text, asked }: ProjectEntry): SearchRecord => {
    const inLocale = (value: typeof title) => localized(value, locale, defaultLocaleOf(config)).text
    const names = [locale, defaultLocaleOf(config)].flatMap((code) => phrasesIn(asked[code] ?? ''))
    return record(kind, `${prefix}${href}`, inLocale(title), inLocale(text), names)
  }
  return [
    ...(hasConsole(config)
      ? [
          record(
            'tool',
            prefix + consolePath,
            ofConsole('console.title'),
            ofConsole('console.intro', { hasMock: String(hasPageMock(config) && hasMocksAlone(config)) }),
            askedNames('console.asked', context),
          ),
        ]
      : []),
    record('file', `${prefix}/llms.txt`, say('lists'), say('lists.text'), [
      ...askedNames('lists.asked', context),
      ...(links.mcp === undefined ? askedNames('mcp.asked', context) : []),
    ]),
    ...(hasApis
      ? [
          record(
            'file',
            `${skillFolder}/index.json`,
            say('skills'),
            say('skills.text'),
            askedNames('skills.asked', context),
          ),
        ]
      : []),
    ...(links.mcp === undefined
      ? []
      : [
          record(
            'tool',
            `${prefix}/llms.txt`,
            say('mcp'),
            say('mcp.text', { address: links.mcp }),
            askedNames('mcp.asked', context),
          ),
        ]),
    ...(search.entries ?? []).map(project),
  ]
}
