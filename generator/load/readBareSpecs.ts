import { posix } from 'node:path'
import type { ApiConfig } from '../contract/config.ts'
import type { Checked } from '../contract/diagnostics.ts'
import type { Memory } from '../contract/memory.ts'
import { imagePath } from '../contract/ownFiles.ts'
import { childNode, type LoadedSpec, locationOf, rootNode } from './document/spec.ts'
import { placeOf } from './filePlace.ts'
import { type BareSpec, bareConfig } from './fillConfig.ts'
import { checkUses, readOverlays } from './overlay/readOverlays.ts'
import { leadsOut } from './placeOfReference.ts'
import { readDates } from './readDates.ts'
import { readOwnFiles } from './readOwnFiles.ts'
import { readUpgraded, type UpgradeSpec } from './readSpec.ts'
import { isReadable, type Sources } from './sources.ts'

interface BareSpecs {
  readonly root: string
  /** Entry file of each spec, relative to the root. */
  readonly specs: readonly string[]
  /** Overlays of all of them, relative to the root. */
  readonly overlays?: readonly string[]
  /** Division of operations into pages. */
  readonly pages?: NonNullable<ApiConfig['pages']>
  /** Perspective of their AsyncAPI documents. It overrides the perspective that a document states. */
  readonly perspective?: NonNullable<ApiConfig['perspective']>
  /** Language of the specs; English by default. */
  readonly lang?: string
  /** Scheme and host that the site is published under. */
  readonly origin?: string
}

/** Reads specs without a project around them. Their own titles and versions give the configuration. */
export async function readBareSpecs(
  { root, specs: paths, overlays: named = [], pages, perspective, lang, origin }: BareSpecs,
  memory: Memory,
  upgrade: UpgradeSpec,
): Promise<
  Checked<{
    readonly sources: Sources
    /** Specs that no model can be built from. */
    readonly unreadable: readonly LoadedSpec[]
  }>
> {
  const ids = uniqueIds(paths)
  const folders = paths.map((path) => posix.dirname(path))
  const overlays = await readOverlays(root, named, { memory, isNamed: true })
  const read = await Promise.all(
    paths.map((path, index) =>
      readUpgraded(
        { api: ids[index] ?? path, root, path, folders, isNamed: true, overlays: overlays.value },
        memory,
        upgrade,
      ),
    ),
  )
  const bare = read.map(({ value }): BareSpec => ({ api: value.api, path: value.root.path, title: titleOf(value) }))
  const [first] = read
  const logo = first ? logoOf(first.value, root) : { value: undefined, diagnostics: [] }
  const plain = bareConfig(bare, { pages, perspective, lang, origin })
  const config = logo.value === undefined ? plain : { ...plain, brand: { ...plain.brand, logo: logo.value } }
  const specs = config.apis.flatMap((api) => {
    const spec = read.find(({ value }) => value.api === api.id)?.value
    return spec && isReadable(spec) ? [{ config: api, spec }] : []
  })
  const shown = specs.map(({ spec }) => spec)
  const own = await readOwnFiles({ root, guides: [], specs: shown, brand: config.brand })
  const unused = checkUses(
    root,
    overlays.value,
    read.flatMap(({ uses }) => uses),
  )
  const sources = {
    ...nothingElse,
    config,
    specs,
    overlays: named,
    dates: await readDates(root, memory),
    own: own.value,
  }
  const unreadable = read.flatMap(({ value }) => (isReadable(value) ? [] : [value]))
  return {
    value: { sources, unreadable },
    diagnostics: [...[overlays, ...read, logo, own].flatMap(({ diagnostics }) => diagnostics), ...unused],
  }
}

/** Sources that only a project has. */
const nothingElse = {
  ...{ catalogs: [], guides: [], tables: new Map(), recipes: new Map() },
  frozen: [],
} as const

/** `x-logo` of a spec: a file beside it, or a picture that is its own address. */
function logoOf(spec: LoadedSpec, root: string): Checked<string | undefined> {
  const node = childNode(childNode(childNode(rootNode(spec), 'info'), 'x-logo'), 'url')
  const { value: url } = node
  if (typeof url !== 'string') return { value: undefined, diagnostics: [] }
  if (/^data:image\//i.test(url)) return { value: url, diagnostics: [] }
  const path = imagePath(url, spec.root.path)
  if (path !== undefined && !leadsOut(path) && placeOf(root, path) === 'project')
    return { value: path, diagnostics: [] }
  const message = `The logo "${url}" is not shown: it is no file beside the spec.`
  const hint = 'Save a copy beside the spec, and name that in `x-logo`.'
  const note = { code: 'image-remote', severity: 'info', message, hint } as const
  return { value: undefined, diagnostics: [{ ...note, ...locationOf(spec, node) }] }
}

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
