import { type ApiConfig, defaultLocaleOf } from '../contract/config.ts'
import type { Checked } from '../contract/diagnostics.ts'
import type { Memory } from '../contract/memory.ts'
import { isReadable } from '../load/sources.ts'
import { textsOf } from '../load/spec/textsOf.ts'
import { type BuiltApi, buildApi } from '../model/buildReference.ts'
import type { Loaded } from './loadSources.ts'

/**
 * The model of every API that has a spec which can be read, in the order of the configuration; `part` tells models of the
 * same API apart.
 */
export function buildModels(loaded: Loaded, memory: Memory, part = 'shown'): Checked<readonly BuiltApi[]> {
  const built = loaded.config.apis.flatMap((api) => buildModel(api, loaded, memory, part) ?? [])
  return { value: built.map(({ value }) => value), diagnostics: built.flatMap(({ diagnostics }) => diagnostics) }
}

function buildModel(
  api: ApiConfig,
  { specs, catalogs, config, own: { described } }: Loaded,
  memory: Memory,
  part: string,
): Checked<BuiltApi> | undefined {
  const own = specs.flatMap(({ config: owner, spec }) => (owner.id === api.id && isReadable(spec) ? [spec] : []))
  if (own.length === 0) return undefined
  const ownCatalogs = catalogs.filter((catalog) => catalog.api === api.id)
  const input = {
    config: api,
    specs: own,
    locale: defaultLocaleOf(config),
    catalogs: ownCatalogs,
    images: described[api.id],
  }
  const messages = ownCatalogs.map((catalog) => [catalog.locale, ...catalog.messages])
  const read = JSON.stringify([api, input.locale, own.map(textsOf), messages, input.images])
  return memory.keep(`model ${api.id} ${part}`, read, () => buildApi(input))
}
