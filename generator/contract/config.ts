import type { DiagnosticCode } from './diagnosticCodes.ts'
import type { Severity } from './diagnostics.ts'
import type { Locale, LocaleCode, Localized } from './locales.ts'
import type { TokenValue } from './themeTokens.ts'
import type { VersionsConfig, VersionsInput } from './versions.ts'

/** A link of the navbar or footer: inside the site (`/faq`) or outside (`https://…`). */
export interface NavigationLink {
  readonly label: Localized
  readonly href: string
}

export interface NavigationMenu {
  readonly label: Localized
  readonly items: readonly NavigationLink[]
}

export type NavigationItem = NavigationLink | NavigationMenu

export function isMenu(item: NavigationItem): item is NavigationMenu {
  return 'items' in item
}

/** All pages that an API's tag leads to, in the order of the spec, as one category. */
export interface SidebarTagGroup {
  readonly label: Localized
  readonly api: string
  readonly tag: string
}

export interface SidebarListGroup {
  readonly label: Localized
  readonly items: readonly string[]
}

/** A page's path, or a category. */
export type SidebarItem = string | SidebarTagGroup | SidebarListGroup

export interface SidebarConfig {
  readonly label: Localized
  /** Path of the page that the section opens with. */
  readonly landing: string
  readonly items: readonly SidebarItem[]
  /** A script of the project, relative to its folder, that the section's pages alone load: `assets/order-book.ts`. */
  readonly script?: string
}

export interface ApiConfig {
  /** Stable id, used in file names, component attributes and output paths: `v3-futures`. */
  readonly id: string
  /** Spec files of the API, relative to the project folder. */
  readonly specs: readonly string[]
  /** Folders, relative to the project, that the specs may refer to besides those that specs lie in. */
  readonly shared?: readonly string[]
  /** Where pages without an `x-page` of their own go; default `/<id>/`. */
  readonly path?: string
  /** `tag`: one page per tag (default); `operation`: one page per operation. An `x-page` wins over both. */
  readonly pages?: 'tag' | 'operation'
  /** Path of a generated landing page, for APIs that have no hand-written one. */
  readonly overview?: string
}

export interface SiteLinks {
  /** Address where a source file is edited; `{file}` and `{line}` are filled in. */
  readonly edit?: string
  /** Address where a reader reports a problem; `{title}`, `{url}` and `{operation}` are filled in, percent-encoded. */
  readonly report?: string
}

/** One line above the pages that the reader can dismiss. */
export interface Announcement {
  /** A dismissal holds for this id: another one shows the bar again. */
  readonly id: string
  /** One paragraph of Markdown. */
  readonly text: Localized
}

/** A hosted index. All of it is public: the pages carry it. */
export interface AlgoliaConfig {
  readonly appId: string
  /** A key that may search and nothing else. */
  readonly searchKey: string
  /** Begins the name of each language's index: `docs` for `docs_en`, `docs_zh`. */
  readonly index: string
  /** Servers that answer queries in the service's place, such as a proxy of one's own; pages may then ask no others. */
  readonly hosts?: readonly string[]
}

/** How readers search. */
export interface SearchConfig {
  /** `local`: an index published with the site, which the reader's browser asks. `algolia`: the hosted service. */
  readonly provider: 'local' | 'algolia'
  /** Where the hosted index is; needed for `algolia`, ignored for `local`. */
  readonly algolia?: AlgoliaConfig
  /** Groups of words and phrases that mean the same: who asks for one finds the others. */
  readonly synonyms: readonly (readonly string[])[]
}

/** How much a finding weighs in this project. */
export interface RuleSetting {
  readonly severity: Severity | 'off'
  /** Why it weighs less than usual; needed where it does. */
  readonly reason?: string
  /** Files and folders of the project that the setting is for; without it, all. */
  readonly for?: readonly string[]
}

export interface ValidationConfig {
  /** One setting a code, or several: of those that fit a finding the last one counts. */
  readonly rules: Readonly<Partial<Record<DiagnosticCode, RuleSetting | readonly RuleSetting[]>>>
}

export interface SiteConfig {
  readonly brand: {
    readonly name: string
    /** Title of the whole site, after the page's own. */
    readonly title: Localized
    readonly copyright: Localized
  }
  /** Scheme and host the site is published under, without a path: `https://docs.example.com`. */
  readonly origin: string
  /** Path the site is served below: `/` or `/docs/`. */
  readonly base: string
  /** The first one is the default: it has no path prefix and texts fall back to it. */
  readonly locales: readonly Locale[]
  readonly apis: readonly ApiConfig[]
  readonly sidebars: Readonly<Record<string, SidebarConfig>>
  readonly navbar: { readonly start: readonly NavigationItem[]; readonly end: readonly NavigationItem[] }
  readonly links: SiteLinks
  readonly announcement?: Announcement
  /** Colours, sizes and fonts that differ from ours: a design token to its value. */
  readonly theme?: { readonly tokens: Readonly<Record<string, TokenValue>> }
  /** Browsers keep pages that were opened, and the search, for reading without a network. */
  readonly offline?: boolean
  /** Texts of the interface that differ from ours: a language to its texts by their ids. */
  readonly messages?: Readonly<Record<LocaleCode, Readonly<Record<string, string>>>>
  /** Components that guides may use: a name to the file of the project that exports it. */
  readonly components?: Readonly<Record<string, string>>
  /** Draws a picture of each page for where a link to it is shared. */
  readonly socialImages?: boolean
  /** Old addresses to new ones: `/old` or `/old#anchor` to a path of the site. */
  readonly redirects: Readonly<Record<string, string>>
  readonly versions: VersionsConfig
  readonly search: SearchConfig
  readonly validation: ValidationConfig
}

/** The part of a configuration that goes into the code which browser and server run: all else that code reads, or is told. */
export interface BundleConfig extends Pick<SiteConfig, 'base' | 'theme' | 'messages' | 'components'> {
  readonly search: Pick<SearchConfig, 'provider'>
}

/** What a project writes: everything but the brand may be left to its default. */
export interface SiteConfigInput extends Partial<Omit<SiteConfig, 'brand' | 'versions' | 'search'>> {
  readonly brand: Pick<SiteConfig['brand'], 'name'> & Partial<SiteConfig['brand']>
  readonly versions?: VersionsInput
  readonly search?: Partial<SearchConfig>
}

/** Types `site.config.ts` in the editor. Checking and defaults are the loader's. */
export function defineSite(config: SiteConfigInput): SiteConfigInput {
  return config
}

export function defaultLocaleOf(config: Pick<SiteConfig, 'locales'>): LocaleCode {
  const [first] = config.locales
  if (!first) throw new Error('a site has at least one locale')
  return first.code
}
