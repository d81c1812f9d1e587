import type { SiteConfig } from '../contract/config.ts'
import type { Diagnostic, SourceLocation } from '../contract/diagnostics.ts'
import { localePrefix } from '../contract/locales.ts'
import { normalizePath, type RouteTable } from '../contract/routes.ts'
import { nearestName } from '../document/nearestName.ts'
import type { Guide } from '../load/parseGuide.ts'

/** Names that guides may use as components, besides the elements Markdown makes. */
export const guideComponents: readonly string[] = [
  'Callout',
  'Tabs',
  'Tab',
  'Steps',
  'Cards',
  'Card',
  'Columns',
  'Column',
  'ErrorTable',
  'RateLimitTable',
  'OperationList',
  'PermissionTable',
  'ChannelList',
  'DataTable',
  'DecisionChart',
  'Downloads',
  'MigrationMap',
  'Recipe',
  'SignatureDebugger',
  'StateDiagram',
]

export interface GuideCheckInput {
  readonly guides: readonly Guide[]
  readonly routes: RouteTable
  readonly config: SiteConfig
}

/** Links of guides that lead to no page or heading, and components that do not exist. */
export function checkGuides({ guides, routes, config }: GuideCheckInput): Diagnostic[] {
  const paths = new Set(routes.routes.map(({ path }) => normalizePath(path)))
  const languages = config.locales.map(({ code }) => code)
  return guides.flatMap((guide) => [
    ...guide.components.filter(({ name }) => !guideComponents.includes(name)).map(unknownComponent),
    ...guide.links.flatMap((link) => checkLink(link, guide, guides, paths, languages)),
  ])
}

function unknownComponent({ name, file, line, column }: SourceLocation & { name: string }): Diagnostic {
  const near = nearestName(name, guideComponents)
  const hint = near ? `Did you mean <${near}>?` : `Use one of: ${guideComponents.join(', ')}.`
  return {
    code: 'guide-component-unknown',
    severity: 'error',
    message: `There is no component <${name}>.`,
    hint,
    file,
    line,
    column,
  }
}

function checkLink(
  { url, file, line, column }: Guide['links'][number],
  guide: Guide,
  guides: readonly Guide[],
  paths: ReadonlySet<string>,
  languages: readonly string[],
): Diagnostic[] {
  if (!/^[/#](?!\/)/.test(url)) return []
  const [address = '', anchor] = url.split('#')
  const place = { severity: 'error', file, line, column } as const
  const path = address === '' ? guide.path : (address.split('?')[0] ?? '')
  if (
    languages.some((code) => code !== languages[0] && path.startsWith(`${localePrefix(code, languages[0] ?? '')}/`))
  ) {
    return [
      {
        ...place,
        code: 'link-broken',
        message: `"${url}" names a language.`,
        hint: 'Leave the language out of the path: the site adds the reader’s.',
      },
    ]
  }
  if (!paths.has(normalizePath(path))) {
    const near = nearestName(normalizePath(path), [...paths])
    return [
      {
        ...place,
        code: 'link-broken',
        message: `"${url}" leads to no page.`,
        hint: near ? `Did you mean ${near}?` : 'Correct the path, or add the page.',
      },
    ]
  }
  const target = guides.find(
    (other) => other.locale === guide.locale && normalizePath(other.path) === normalizePath(path),
  )
  if (anchor === undefined || !target || target.headings.some(({ id }) => id === anchor)) return []
  const near = nearestName(
    anchor,
    target.headings.map(({ id }) => id),
  )
  return [
    {
      ...place,
      code: 'anchor-broken',
      message: `"${url}" names a heading that ${target.file} does not have.`,
      hint: near ? `Did you mean #${near}?` : 'Correct the anchor, or give the heading that id.',
    },
  ]
}
