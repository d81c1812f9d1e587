import type {
  Brand,
  defaults,
  NavigationItem,
  NavigationMenu,
  SearchInput,
  SiteConfigInput,
} from '../../schemas/siteConfig.ts'
import type { LocaleCode } from './locales.ts'
import type { VersionsConfig } from './versions.ts'

export type * from '../../schemas/siteConfig.ts'
export type * from './transformSpec.ts'

export function isMenu(item: NavigationItem): item is NavigationMenu {
  return 'items' in item
}

type Filled<T, Key extends keyof T> = Omit<T, Key> & Required<Pick<T, Key>>

/** Settings of the search, with every default. */
export type SearchConfig = Filled<SearchInput, keyof typeof defaults.search>

/** The configuration of a project, with every default filled in. */
export interface SiteConfig extends Filled<Omit<SiteConfigInput, 'brand' | 'versions' | 'search'>, FilledKey> {
  readonly brand: Filled<Brand, 'title' | 'copyright'>
  readonly versions: VersionsConfig
  readonly search: SearchConfig
}

type FilledKey = Exclude<keyof typeof defaults, 'versions' | 'search'>

/** Settings that are compiled into the code of browser and server. That code gets all other settings when it runs. */
export interface BundleConfig extends Pick<SiteConfig, 'base' | 'theme' | 'messages' | 'components'> {
  readonly search: Pick<SearchConfig, 'provider'>
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
