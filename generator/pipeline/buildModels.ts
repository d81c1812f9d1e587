import { type ApiConfig, defaultLocaleOf, type SiteConfig } from '../contract/config.ts'
import type { Checked } from '../contract/diagnostics.ts'
import type { Memory } from '../contract/memory.ts'
import { normalizePath } from '../contract/routes.ts'
import { textsDigest } from '../load/document/textsDigest.ts'
import { isReadable } from '../load/sources.ts'
import { titleOf } from '../messages/titleOf.ts'
import { type BuiltApi, buildApi } from '../model/buildReference.ts'
import { plainText } from './configure.ts'
import { declaredFacts } from './declaredFacts.ts'
import type { Loaded } from './loadSources.ts'

type ModelSources = Pick<Loaded, 'config' | 'specs' | 'catalogs' | 'guides' | 'own'>

/**
 * The model of every API with a readable spec, in the order of the configuration. `part` distinguishes models of the same API
 * in the cache.
 */
export function buildModels(loaded: ModelSources, memory: Memory, part = 'shown'): Checked<readonly BuiltApi[]> {
  const built = loaded.config.apis.flatMap((api) => buildModel(api, loaded, memory, part) ?? [])
  return { value: built.map(({ value }) => value), diagnostics: built.flatMap(({ diagnostics }) => diagnostics) }
}

function buildModel(
  api: ApiConfig,
  { specs, catalogs, config, guides, own: { described } }: ModelSources,
  memory: Memory,
  part: string,
): Checked<BuiltApi> | undefined {
  const own = specs.flatMap(({ config: owner, spec }) => (owner.id === api.id && isReadable(spec) ? [spec] : []))
  if (own.length === 0) return undefined
  const ownCatalogs = catalogs.filter((catalog) => catalog.api === api.id)
  const isPathFree = !takenPaths(api, config, guides).has(normalizePath(pathOf(api)))
  const locale = defaultLocaleOf(config)
  const images = described[api.id]
  const defaultTitles = Object.fromEntries(titledByEngine.map((name) => [name, titleOf(name, config)]))
  const declared = declaredFacts(config)
  const input = { config: api, specs: own, locale, catalogs: ownCatalogs, images, defaultTitles, isPathFree, declared }
  const messages = ownCatalogs.map((catalog) => [catalog.locale, ...catalog.messages])
  const read = JSON.stringify([
    api,
    isPathFree,
    locale,
    own.map(textsDigest),
    messages,
    images,
    defaultTitles,
    plainText(declared),
  ])
  return memory.keep(`model ${api.id} ${part}`, read, () => buildApi(input))
}

/** Titles that a model shows and no spec gives. */
const titledByEngine = ['Operations', 'Webhooks', 'Channels', 'Schemas'] as const

function pathOf({ id, path = `/${id}/` }: ApiConfig): string {
  return path
}

/** Paths of guides, other APIs and redirects. */
function takenPaths(api: ApiConfig, { apis, redirects }: SiteConfig, guides: Loaded['guides']): ReadonlySet<string> {
  const others = apis.filter(({ id }) => id !== api.id)
  return new Set(
    [
      ...guides.map(({ path }) => path),
      ...others.flatMap((other) => [pathOf(other), other.overview ?? pathOf(other)]),
      ...Object.keys(redirects),
    ].map(normalizePath),
  )
}
