import { posix } from 'node:path'
import type { ApiConfig } from '../contract/config.ts'
import type { Checked } from '../contract/diagnostics.ts'
import type { Memory } from '../contract/memory.ts'
import { type BareSpec, bareConfig } from './fillConfig.ts'
import { readDates } from './readDates.ts'
import { readOwnFiles } from './readOwnFiles.ts'
import { readUpgraded, type UpgradeSpec } from './readSpec.ts'
import { isReadable, type Sources } from './sources.ts'
import { childNode, type LoadedSpec, rootNode } from './spec/spec.ts'

export interface BareSpecs {
  readonly root: string
  /** Entry file of each spec, relative to the root. */
  readonly specs: readonly string[]
  /** How operations are put on pages. */
  readonly pages?: NonNullable<ApiConfig['pages']>
  /** Language that they are written in; English unless said. */
  readonly lang?: string
}

/** Reads specs without a project around them; the configuration follows from what they say of themselves. */
export async function readBareSpecs(
  { root, specs: paths, pages, lang }: BareSpecs,
  memory: Memory,
  upgrade: UpgradeSpec,
): Promise<
  Checked<{
    readonly sources: Sources
    /** Those that no model can be built from. */
    readonly unreadable: readonly LoadedSpec[]
  }>
> {
  const ids = uniqueIds(paths)
  const folders = paths.map((path) => posix.dirname(path))
  const read = await Promise.all(
    paths.map((path, index) =>
      readUpgraded({ api: ids[index] ?? path, root, path, folders, isNamed: true }, memory, upgrade),
    ),
  )
  const bare = read.map(({ value }): BareSpec => ({ api: value.api, path: value.root.path, title: titleOf(value) }))
  const config = bareConfig(bare, { pages, lang })
  const specs = config.apis.flatMap((api) => {
    const spec = read.find(({ value }) => value.api === api.id)?.value
    return spec && isReadable(spec) ? [{ config: api, spec }] : []
  })
  const shown = specs.map(({ spec }) => spec)
  const own = await readOwnFiles({ root, guides: [], specs: shown })
  const sources = { ...nothingElse, config, specs, dates: await readDates(root), own: own.value }
  const unreadable = read.flatMap(({ value }) => (isReadable(value) ? [] : [value]))
  return { value: { sources, unreadable }, diagnostics: [...read, own].flatMap(({ diagnostics }) => diagnostics) }
}

/** What only a project has. */
const nothingElse = {
  ...{ catalogs: [], guides: [], tables: new Map(), recipes: new Map() },
  ...{ frozen: [], scripts: new Map() },
} as const

function uniqueIds(paths: readonly string[]): string[] {
  const names = paths.map((path) =>
    (path.split('/').at(-1) ?? path).replace(/\.(ya?ml|json)$/i, '').replaceAll(/[^\p{L}\p{N}]+/gu, '-'),
  )
  const folded = names.map((name) => name.toLowerCase())
  return names.map((name, index) =>
    folded.indexOf(name.toLowerCase()) === index ? name || 'api' : `${name}-${index + 1}`,
  )
}

function titleOf(spec: LoadedSpec): string {
  const title = childNode(childNode(rootNode(spec), 'info'), 'title').value
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : spec.api
}
