import { defaultLocaleOf } from '../contract/config.ts'
import type { Checked } from '../contract/diagnostics.ts'
import type { Memory } from '../contract/memory.ts'
import { isReadable } from '../load/sources.ts'
import { type BuiltApi, buildApi } from '../model/buildReference.ts'
import type { Loaded } from './loadSources.ts'

/** The model of every API that has a spec which can be read, in the order of the configuration. */
export function buildModels({ specs, catalogs, config }: Loaded, memory: Memory): Checked<readonly BuiltApi[]> {
  const locale = defaultLocaleOf(config)
  const readable = specs.filter(({ spec }) => isReadable(spec))
  const built = config.apis.flatMap((api) => {
    const own = readable.flatMap(({ config: owner, spec }) => (owner.id === api.id ? [spec] : []))
    const ownCatalogs = catalogs.filter((catalog) => catalog.api === api.id)
    if (own.length === 0) return []
    const inputs = [JSON.stringify(api), locale, ...own, ...ownCatalogs]
    const input = { config: api, specs: own, locale, catalogs: ownCatalogs }
    return [memory.recall(`model ${api.id}`, inputs, () => buildApi(input))]
  })
  return { value: built.map(({ value }) => value), diagnostics: built.flatMap(({ diagnostics }) => diagnostics) }
}
