import { type ApiConfig, defaultLocaleOf } from '../contract/config.ts'
import type { Checked } from '../contract/diagnostics.ts'
import type { Memory } from '../contract/memory.ts'
import { isReadable } from '../load/sources.ts'
import { type ApiInput, type BuiltApi, buildApi } from '../model/buildReference.ts'
import type { Loaded } from './loadSources.ts'

/** The model of every API that has a spec which can be read, in the order of the configuration. */
export function buildModels(loaded: Loaded, memory: Memory): Checked<readonly BuiltApi[]> {
  const built = loaded.config.apis.flatMap((api) => buildModel(api, loaded, memory) ?? [])
  return { value: built.map(({ value }) => value), diagnostics: built.flatMap(({ diagnostics }) => diagnostics) }
}

function buildModel(
  api: ApiConfig,
  { specs, catalogs, config }: Loaded,
  memory: Memory,
): Checked<BuiltApi> | undefined {
  const own = specs.flatMap(({ config: owner, spec }) => (owner.id === api.id && isReadable(spec) ? [spec] : []))
  if (own.length === 0) return undefined
  const ownCatalogs = catalogs.filter((catalog) => catalog.api === api.id)
  const input = { config: api, specs: own, locale: defaultLocaleOf(config), catalogs: ownCatalogs }
  return memory.keep(`model ${api.id}`, inputOf(input), () => buildApi(input))
}

/** All that a model is built from. */
function inputOf({ config, specs, locale, catalogs }: ApiInput): string {
  const files = specs.map(({ root, files: all }) => [
    root.path,
    ...[...all.values()].map(({ path, text }) => [path, text]),
  ])
  const messages = catalogs.map(({ locale: own, messages: texts }) => [own, ...texts])
  return JSON.stringify([config, locale, files, messages])
}
