import { defaultLocaleOf } from '../contract/config.ts'
import type { Diagnostic } from '../contract/diagnostics.ts'
import type { Memory } from '../contract/memory.ts'
import type { Api } from '../contract/reference.ts'
import { normalizePath, type RouteTable } from '../contract/routes.ts'
import { textsDigest } from '../load/document/textsDigest.ts'
import { checkBundle } from '../outputs/downloads/bundleSpec.ts'
import { checkRouteLock, lockFileOf, lockRoutes } from '../pages/routes/routeLock.ts'
import { checkAnnouncement } from '../validate/config/announcement.ts'
import { checkConfigLinks } from '../validate/config/configLinks.ts'
import { checkPublicFiles } from '../validate/config/publicFiles.ts'
import { checkUnlistedPages } from '../validate/config/unlistedPages.ts'
import { checkAddedDays } from '../validate/guides/addedDays.ts'
import { checkGuides } from '../validate/guides/guides.ts'
import { createLinkCheck } from '../validate/guides/links.ts'
import { checkCatalogLinks, checkSpecLinks } from '../validate/guides/proseLinks.ts'
import { checkReplacedOverviews } from '../validate/guides/replacedOverviews.ts'
import { checkTranslations } from '../validate/guides/translations.ts'
import { checkTypography } from '../validate/guides/typography.ts'
import { checkUnfilledGuides } from '../validate/guides/unfilledGuides.ts'
import { broughtComponents } from './bringComponents.ts'
import type { Loaded } from './loadSources.ts'

/** Texts of each API to translate. */
export type Texts = ReadonlyMap<string, ReadonlySet<string>>

/** Models, routes and texts, made of the sources. */
interface Built {
  readonly apis: readonly Api[]
  readonly routes: RouteTable
  readonly texts: Texts
}

/** Checks guides, prose, translations and the lock, which need all routes. */
export function checkContent(
  { config, source, specs, guides, tables, catalogs, siteCatalogs, locked, own, frozen }: Loaded,
  { apis, routes, texts }: Built,
  memory: Memory,
): Diagnostic[] {
  const checkLink = createLinkCheck({ config, routes, guides, apis, files: own.published })
  const current = lockRoutes(routes, guides)
  const unread = new Set(guides.flatMap(({ text, path }) => (text === '' ? [normalizePath(path)] : [])))
  return [
    ...checkGuides(guides, checkLink, {
      ...{ ownComponents: config.components, tables, apis: config.apis.map(({ id }) => id) },
      brought: [...broughtComponents(config).keys()],
    }),
    ...checkAddedDays(guides, apis),
    ...(source ? checkAnnouncement({ config, checkLink, source }) : []),
    ...(source ? checkConfigLinks({ config, checkLink, source }) : []),
    ...(source ? checkUnlistedPages({ config, routes, source }) : []),
    ...(source ? specs.flatMap(({ spec }) => checkSpecLinks(spec, checkLink, memory)) : []),
    ...specs.flatMap(({ spec }) =>
      memory.keep(`bundle ${spec.api} ${spec.root.path}`, textsDigest(spec), () => checkBundle(spec)),
    ),
    ...catalogs.flatMap((catalog) => checkCatalogLinks(catalog, checkLink)),
    ...checkTranslations({ config, catalogs, siteCatalogs, texts, guides }),
    ...checkTypography({ catalogs, guides }, memory),
    ...checkUnfilledGuides(guides),
    ...checkReplacedOverviews(
      {
        apis,
        specs: specs.map(({ spec }) => spec),
        guides: guides.filter(({ locale }) => locale === defaultLocaleOf(config)),
      },
      memory,
    ),
    ...checkPublicFiles({ config, routes, published: own.published, versions: frozen.map(({ name }) => name) }),
    ...(locked
      ? checkRouteLock({ file: lockFileOf(config), locked, current, redirects: config.redirects, unread })
      : []),
  ]
}
