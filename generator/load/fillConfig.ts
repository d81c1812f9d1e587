import { defaults } from '../../schemas/siteConfig.ts'
import type { ApiConfig, SiteConfig, SiteConfigInput } from '../contract/config.ts'
import type { Locale } from '../contract/locales.ts'
import type { VersionsConfig } from '../contract/versions.ts'
import { generalTexts } from '../messages/catalogs.ts'

export const [english] = defaults.locales

/** A checked configuration with every default filled in. */
export function fillConfig(input: SiteConfigInput): SiteConfig {
  const { brand, versions, search, locales = defaults.locales, ...others } = input
  const { origin = defaults.origin, base = defaults.base, apis = defaults.apis, sidebars = defaults.sidebars } = others
  const { navbar = defaults.navbar, links = defaults.links, redirects = defaults.redirects } = others
  const sameEverywhere = (text: string) => Object.fromEntries(locales.map(({ code }) => [code, text]))
  return {
    ...others,
    ...{ locales, apis, sidebars, navbar, links, redirects },
    brand: {
      ...brand,
      title: brand.title ?? sameEverywhere(brand.name),
      copyright: brand.copyright ?? sameEverywhere(`© ${brand.name}`),
    },
    origin: origin.replace(/\/+$/, ''),
    base: `/${base.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/'),
    versions: fillVersions(input, locales),
    search: { ...defaults.search, ...search },
    validation: others.validation ?? defaults.validation,
  }
}

/** Without versions in the configuration, the site has the current version alone, which opens with the first section. */
function fillVersions({ versions = {}, sidebars = {} }: SiteConfigInput, locales: readonly Locale[]): VersionsConfig {
  const [section] = Object.values(sidebars)
  const label = Object.fromEntries(locales.map(({ code }) => [code, generalTexts.textsIn(code).currentVersion]))
  return {
    id: versions.id ?? defaults.versions.id,
    current: { label: versions.current?.label ?? label, main: versions.current?.main ?? section?.landing ?? '/' },
  }
}

export interface BareSpec {
  readonly api: string
  readonly path: string
  readonly title: string
}

interface BareOptions {
  readonly pages?: ApiConfig['pages']
  readonly perspective?: ApiConfig['perspective']
  /** Language of the specs. */
  readonly lang?: string | undefined
  /** Scheme and host that the site is published under. */
  readonly origin?: string | undefined
}

/** Scripts that are written from right to left. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

function localeOf(lang: string): Locale {
  const label = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang
  const isReversed = rightToLeft.has(new Intl.Locale(lang).maximize().script ?? '')
  return { code: lang, label, lang, dir: isReversed ? 'rtl' : 'ltr', calendar: 'gregory' }
}

/** The configuration of a site built from specs alone: one section a spec, its landing page made from `info`. */
export function bareConfig(
  specs: readonly BareSpec[],
  { pages, perspective, lang, origin }: BareOptions = {},
): SiteConfig {
  const [first] = specs
  const isOne = specs.length === 1
  const apis = specs.map(({ api, path }) => {
    const prefix = isOne ? '/' : `/${api}/`
    const own = { ...(pages ? { pages } : {}), ...(perspective ? { perspective } : {}) }
    return { id: api, specs: [path], path: prefix, ...own }
  })
  const locales = lang === undefined ? {} : { locales: [localeOf(lang)] }
  return fillConfig({ brand: { name: first?.title ?? 'API' }, apis, ...locales, ...(origin ? { origin } : {}) })
}
