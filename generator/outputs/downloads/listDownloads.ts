import type { Download } from '../../contract/downloads.ts'
import type { Api } from '../../contract/reference.ts'
import type { LoadedSpec } from '../../load/document/spec.ts'
import { collectionVariables, postmanVersion } from './postmanCollection.ts'

/** A spec, and its published path without the extension. */
interface PublishedSpec {
  readonly spec: LoadedSpec
  readonly path: string
}

export interface DownloadSource {
  /** Specs in the order of the configuration. */
  readonly specs: readonly LoadedSpec[]
  readonly apis: readonly Api[]
}

/** All downloads, without their texts. */
export function listDownloads({ specs, apis }: DownloadSource): Download[] {
  return apis.flatMap((api) => [
    ...publishedSpecs(specs, api.id).flatMap(({ spec, path }) => specDownloads(spec, path)),
    ...(hasRequests(api) ? [collectionDownload(api)] : []),
  ])
}

/** The specs of an API that can be published; a second one of the same format has a number. */
export function publishedSpecs(specs: readonly LoadedSpec[], api: string): PublishedSpec[] {
  const own = specs.filter((spec) => spec.api === api && spec.format !== 'unknown' && spec.root.value !== undefined)
  return own.map((spec, index) => {
    const before = own.slice(0, index).filter(({ format }) => format === spec.format).length
    return { spec, path: `specs/${api}/${spec.format}${before === 0 ? '' : `-${before + 1}`}` }
  })
}

export function hasRequests({ operations }: Api): boolean {
  return operations.some(({ kind }) => kind === 'operation')
}

export function collectionPath({ id }: Api): string {
  return `specs/${id}/postman.json`
}

function specDownloads({ api, format, version }: LoadedSpec, path: string): Download[] {
  if (format === 'unknown') return []
  const file = { api, kind: format, version } as const
  return [
    { ...file, format: 'yaml', path: `${path}.yaml` },
    { ...file, format: 'json', path: `${path}.json` },
  ]
}

function collectionDownload(api: Api): Download {
  const variables = collectionVariables(api)
  return { api: api.id, kind: 'postman', version: postmanVersion, format: 'json', path: collectionPath(api), variables }
}
