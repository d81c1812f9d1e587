import { type ApiConfig, defaultLocaleOf } from '../contract/config.ts'
import type { Checked } from '../contract/diagnostics.ts'
import type { Earlier } from '../contract/memory.ts'
import { isReadable } from '../load/sources.ts'
import { type ApiInput, type BuiltApi, buildApi } from '../model/buildReference.ts'
import type { Loaded } from './loadSources.ts'

/** The model of every API that has a spec which can be read, in the order of the configuration. */
export async function buildModels(loaded: Loaded, earlier: Earlier): Promise<Checked<readonly BuiltApi[]>> {
  const models = await Promise.all(loaded.config.apis.map((api) => buildModel(api, loaded, earlier)))
  const built = models.filter((model) => model !== undefined)
  return { value: built.map(({ value }) => value), diagnostics: built.flatMap(({ diagnostics }) => diagnostics) }
}

async function buildModel(
  api: ApiConfig,
  { specs, catalogs, config }: Loaded,
  { memory, keep }: Earlier,
): Promise<Checked<BuiltApi> | undefined> {
  const own = specs.flatMap(({ config: owner, spec }) => (owner.id === api.id && isReadable(spec) ? [spec] : []))
  if (own.length === 0) return undefined
  const ownCatalogs = catalogs.filter((catalog) => catalog.api === api.id)
  const input = { config: api, specs: own, locale: defaultLocaleOf(config), catalogs: ownCatalogs }
  const inputs = [JSON.stringify(api), input.locale, ...own, ...ownCatalogs]
  return memory.recall(`model ${api.id}`, inputs, () => keep(keyOf(input), async () => buildApi(input)))
}

/** All that a model is built from. */
function keyOf({ config, specs, locale, catalogs }: ApiInput): string {
  const files = specs.map(({ root, files: all }) => [
    root.path,
    ...[...all.values()].map(({ path, text }) => [path, text]),
  ])
  const messages = catalogs.map(({ locale: own, messages: texts }) => [own, ...texts])
  return JSON.stringify(['model', config, locale, files, messages])
}
