import type { ApiConfig, SiteConfig, SiteConfigInput } from '../contract/config.ts'
import type { Locale } from '../contract/locales.ts'
import type { VersionsConfig } from '../contract/versions.ts'

export const english: Locale = { code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' }

/** A checked configuration with every default filled in. */
export function fillConfig(input: SiteConfigInput): SiteConfig {
  const locales = input.locales && input.locales.length > 0 ? input.locales : [english]
  const { name } = input.brand
  const sameEverywhere = (text: string) => Object.fromEntries(locales.map(({ code }) => [code, text]))
  return {
    brand: {
      name,
      title: input.brand.title ?? sameEverywhere(name),
      copyright: input.brand.copyright ?? sameEverywhere(`© ${name}`),
    },
    origin: (input.origin ?? 'http://localhost:4173').replace(/\/+$/, ''),
    base: `/${(input.base ?? '/').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/'),
    locales,
    apis: input.apis ?? [],
    sidebars: input.sidebars ?? {},
    navbar: input.navbar ?? { start: [], end: [] },
    links: input.links ?? {},
    redirects: input.redirects ?? {},
    versions: fillVersions(input, locales),
    search: { provider: 'local', synonyms: [], ...input.search },
    validation: input.validation ?? { rules: {} },
    ...(input.announcement && { announcement: input.announcement }),
    ...(input.socialImages !== undefined && { socialImages: input.socialImages }),
    ...(input.offline && { offline: true }),
    ...(input.theme && { theme: input.theme }),
    ...(input.messages && { messages: input.messages }),
    ...(input.components && { components: input.components }),
  }
}

/** Without a word about versions there is the current one alone, which opens with the first section. */
function fillVersions({ versions = {}, sidebars = {} }: SiteConfigInput, locales: readonly Locale[]): VersionsConfig {
  const [section] = Object.values(sidebars)
  const label = Object.fromEntries(locales.map(({ code }) => [code, /^zh\b/.test(code) ? '最新版' : 'Next']))
  return {
    id: versions.id ?? 'default',
    current: { label: versions.current?.label ?? label, main: versions.current?.main ?? section?.landing ?? '/' },
  }
}

export interface BareSpec {
  readonly api: string
  readonly path: string
  readonly title: string
}

/** The configuration of a site built from specs alone: one section a spec, its landing page made from `info`. */
export function bareConfig(specs: readonly BareSpec[], pages: ApiConfig['pages']): SiteConfig {
  const [first] = specs
  const isOne = specs.length === 1
  const apis = specs.map(({ api, path }) => {
    const prefix = isOne ? '/' : `/${api}/`
    return { id: api, specs: [path], path: prefix, overview: prefix, ...(pages ? { pages } : {}) }
  })
  return fillConfig({ brand: { name: first?.title ?? 'API' }, locales: [english], apis })
}
