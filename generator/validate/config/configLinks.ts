import type { SiteConfig } from '../../contract/config.ts'
import { consolePath } from '../../contract/console.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { findKeys } from '../../contract/findKeys.ts'
import { normalizePath } from '../../contract/routes.ts'
import type { RawConfig } from '../../load/readConfig.ts'
import type { LinkCheck } from '../guides/links.ts'

interface ConfigLinksInput {
  readonly config: Pick<SiteConfig, 'search' | 'console'>
  readonly checkLink: LinkCheck
  readonly source: Pick<RawConfig, 'file' | 'text'>
}

/** Entries and questions of the search and examples of the console that lead to no page, call or channel. */
export function checkConfigLinks({ config, checkLink, source }: ConfigLinksInput): Diagnostic[] {
  const { entries = [], questions = [] } = config.search
  const links = [
    ...entries.map(({ href }, index) => ({ href, keys: ['search', 'entries', String(index), 'href'] })),
    ...questions.flatMap(({ of }, index) =>
      of.map((href, at) => ({ href, keys: ['search', 'questions', String(index), 'of', String(at)] })),
    ),
    ...(config.console?.examples ?? []).map(({ href }, index) => ({
      href,
      keys: ['console', 'examples', String(index), 'href'],
    })),
  ]
  return links.flatMap(({ href, keys }) => {
    const place = { file: source.file, ...findKeys(source.text, keys) }
    const problems = keys[0] === 'console' && !opensConsole(href) ? [notInConsole(href)] : checkLink(href)
    return problems.map((problem): Diagnostic => ({ severity: 'error', ...problem, ...place }))
  })
}

/** Whether a link opens something in the console: its hash names a call, a channel or a replay. */
function opensConsole(href: string): boolean {
  const [path = '', hash = ''] = href.split('#')
  return normalizePath(path) === consolePath && hash !== ''
}

function notInConsole(href: string): ReturnType<LinkCheck>[number] {
  return {
    code: 'link-broken',
    message: `"${href}" opens nothing in the console.`,
    hint: 'Write a link to the console: `/console#build=OPERATION&api=ID` or `/console#connect=CHANNEL&api=ID`.',
  }
}
