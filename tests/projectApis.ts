import type { Api } from '../generator/contract/reference.ts'
import { readSpec } from '../generator/load/readSpec.ts'
import { buildApi } from '../generator/model/buildReference.ts'
import type { ApiConfig } from '../schemas/siteConfig.ts'
import { engineRoot } from '../scripts/command/commandLine.ts'
import site from '../site.config.ts'

const apis = new Map<string, Promise<Api>>()

/**
 * Some APIs of this project, or all of them, in English: their specs alone, in a fraction of the time that all of a site takes.
 * Each is read once for all tests of a worker.
 */
export async function readProjectApis(ids?: readonly string[]): Promise<Api[]> {
  const configs = (site.apis ?? []).filter(({ id }) => ids?.includes(id) ?? true)
  return Promise.all(configs.map((config) => apis.get(config.id) ?? remember(config)))
}

function remember(config: ApiConfig): Promise<Api> {
  const api = readApi(config)
  apis.set(config.id, api)
  return api
}

async function readApi(config: ApiConfig): Promise<Api> {
  const specs = await Promise.all(config.specs.map((path) => readSpec({ api: config.id, root: engineRoot, path })))
  return buildApi({ config, specs: specs.map(({ value }) => value), locale: 'en', catalogs: [] }).value.api
}
