import { posix } from 'node:path'
import type { Checked, Diagnostic, SourceLocation } from '../contract/diagnostics.ts'
import { keepVerdict } from '../contract/keepVerdict.ts'
import { type Memory, noMemory } from '../contract/memory.ts'
import type { SpecObject, TransformSpec } from '../contract/transformSpec.ts'
import { asText } from './document/asText.ts'
import { nearestName } from './document/nearestName.ts'
import {
  collectReferences,
  findTarget,
  isBehindExtension,
  isRemote,
  parseReference,
  type ReferenceTarget,
  specReferences,
  targetId,
} from './document/resolveRefs.ts'
import { isRecord, type LoadedSpec, locationOf, type SpecFile, type SpecNode } from './document/spec.ts'
import { transformFile } from './document/transformFile.ts'
import { withOwnAddress } from './document/withOwnAddress.ts'
import { withoutDynamicReferences } from './document/withoutDynamicReferences.ts'
import { importErrorOf } from './importError.ts'
import { limits } from './limits.ts'
import { type OverlayUse, overlaidFile } from './overlay/overlaidFile.ts'
import type { Overlay } from './overlay/parseOverlay.ts'
import { placeOfReference, type ReferenceFolders, type Refusal } from './placeOfReference.ts'
import { readSpecFile, refuseOutside } from './readSpecFile.ts'

/** Location of a spec: no reference may leave the folder `root`; `path` is the entry file, relative to it. */
interface SpecSource {
  readonly api: string
  readonly root: string
  readonly path: string
  /** Folders that its references may lead to, relative to the root; they may always lead below the entry file's own. */
  readonly folders?: readonly string[]
  /** Folders outside of the root that may be read. */
  readonly reads?: readonly string[] | undefined
  /** The user named the entry file, so it may be a link to anywhere. */
  readonly isNamed?: boolean
  /** Overlays that change it before anything else does. */
  readonly overlays?: readonly Overlay[]
  /** A function of the project that each file goes through. */
  readonly transform?: ProjectTransform | undefined
}

export interface ProjectTransform {
  readonly function: TransformSpec
  readonly audience?: string | undefined
  /** Source location in the configuration. */
  readonly place: SourceLocation
  /** The file of the configuration. */
  readonly path: string
}

/** Converts a spec of another format, such as Swagger 2.0. */
export type UpgradeSpec = (spec: LoadedSpec) => Promise<Checked<LoadedSpec>>

/** A spec as read, and what overlays did to its files. */
interface ReadSpec extends Checked<LoadedSpec> {
  readonly uses: readonly OverlayUse[]
}

/** Reads a spec, and upgrades it. One that was read before is upgraded no second time. */
export async function readUpgraded(source: SpecSource, memory: Memory, upgrade: UpgradeSpec): Promise<ReadSpec> {
  const { value, diagnostics, uses } = await readSpec(source, memory)
  const key = `upgraded ${source.api} ${source.path}`
  const upgraded = await keepVerdict(
    () => upgrade(value),
    (found) => found.diagnostics,
    (work) => memory.recall(key, [value], work),
  )
  return { value: upgraded.value, diagnostics: [...diagnostics, ...upgraded.diagnostics], uses }
}

/**
 * Reads a spec and every file it refers to. Files that cannot be read are left out of the map and reported. With a memory,
 * a spec whose files are unchanged is the same object as before.
 */
export async function readSpec(
  { api, root, path, folders = [], reads, isNamed = false, overlays = [], transform }: SpecSource,
  memory: Memory = noMemory,
): Promise<ReadSpec> {
  const uses = new Map<string, readonly OverlayUse[]>()
  const readFile: ReadFile = async (file) => {
    const written = await readSpecFile(root, file, memory)
    const parsed = memory.recall(`overlaid ${api} ${file}`, [written, ...overlays], () =>
      overlaidFile(written, { overlays, root, isEntry: file === path }),
    )
    uses.set(file, parsed.uses)
    if (!transform) return parsed
    const inputs = [parsed, transform.function, transform.audience]
    return memory.recall(`transformed ${api} ${file}`, inputs, () => transformed(parsed, api, transform))
  }
  const entry = (isNamed ? undefined : refuseOutside(root, path, reads)) ?? (await readFile(path))
  const read = new Map([[path, entry]])
  const refused = await readReferencedFiles(
    { root, folders: [posix.dirname(path), ...folders], reads, readFile },
    read,
    memory,
  )
  return memory.recall(`spec ${api} ${path}`, [...read.values(), JSON.stringify([...refused])], () => {
    const written = new Map([...read].map(([file, { value }]) => [file, value]))
    const files = withOwnAddress(written, entry.value)
    const root = files.get(path) ?? entry.value
    const plain = withoutDynamicReferences({ api, ...detectFormat(entry.value.value), root, files })
    const found = [...read.values()].flatMap(({ diagnostics }) => diagnostics)
    return {
      value: plain.value,
      diagnostics: [
        ...found,
        ...plain.diagnostics,
        ...checkReferences(plain.value, refused, isNamed ? ' -- --spec FILE' : ''),
      ],
      uses: [...uses.values()].flat(),
    }
  })
}

type ReadFile = (path: string) => Promise<Checked<SpecFile>>

interface ReferencedFiles extends ReferenceFolders {
  readonly readFile: ReadFile
}

function transformed(
  { value: file, diagnostics }: Checked<SpecFile>,
  api: string,
  { function: transform, audience, place, path }: ProjectTransform,
): Checked<SpecFile> {
  const context = { api, file: file.path, ...(audience === undefined ? {} : { audience }) }
  try {
    const call = (document: object) => transform(document as SpecObject, context)
    return { value: transformFile(file, { place, transform: call }), diagnostics }
  } catch (error) {
    const { reason, ...at } = importErrorOf(error, path)
    const message = `transformSpec fails for ${file.path}: ${reason.replace(/\.$/, '')}.`
    const hint = 'Return the document, as plain values of JSON.'
    const problem = { code: 'config-invalid', severity: 'error', message, hint, ...place } as const
    return { value: file, diagnostics: [...diagnostics, { ...problem, ...(at.line > 1 ? at : {}) }] }
  }
}

/** Adds what the files refer to; gives the paths that are no part of the spec, and why. */
async function readReferencedFiles(
  allowed: ReferencedFiles,
  files: Map<string, Checked<SpecFile>>,
  memory: Memory,
): Promise<ReadonlyMap<string, Refusal>> {
  const refused = new Map<string, Refusal>()
  const behind = new Set<string>()
  const queue = [...files.values()].map(({ value }) => nodeOf(value))
  for (let node = queue.shift(); node; node = queue.shift()) {
    for (const target of placesReferredTo(node, memory)) {
      if (!files.has(target.file) && !refused.has(target.file)) {
        const read = files.size < limits.files ? await readReferencedFile(allowed, target.file) : 'beyond'
        if (typeof read === 'string') refused.set(target.file, read)
        else if (read) queue.push(nodeOf(read.value))
        if (read && typeof read !== 'string') files.set(target.file, read)
      }
      if (!isBehindExtension(target) || behind.has(targetId(target))) continue
      behind.add(targetId(target))
      const hidden = findTarget({ files: valuesOf(files) }, target)
      if (hidden) queue.push(hidden)
    }
  }
  return refused
}

/** One place a file that is referred to, and each that lies inside an extension, which the walk through its file leaves out. */
function placesReferredTo(node: SpecNode, memory: Memory): readonly ReferenceTarget[] {
  const collect = () => {
    const references = collectReferences(node).filter(({ reference }) => !isRemote(reference))
    const targets = references.map(({ reference }) => parseReference(reference, node.file))
    const places = targets.map((target) => (isBehindExtension(target) ? target : { file: target.file, pointer: [] }))
    return [...new Map(places.map((place) => [targetId(place), place])).values()]
  }
  return node.pointer.length === 0 ? memory.recall(`references ${node.file}`, [node.value], collect) : collect()
}

/** A file that a reference leads to, nothing when there is none, or why it is no part of the spec. */
async function readReferencedFile(
  { readFile, ...allowed }: ReferencedFiles,
  path: string,
): Promise<Checked<SpecFile> | Refusal | undefined> {
  const place = placeOfReference(allowed, path)
  if (place !== 'spec') return place === 'nowhere' ? undefined : place
  const read = await readFile(path)
  const { value } = read.value
  return value === undefined || typeof value === 'object' ? read : 'scalar'
}

/** Which specification a document follows, by the field that names its version. */
function detectFormat(value: unknown): Pick<LoadedSpec, 'format' | 'version'> {
  if (!isRecord(value)) return { format: 'unknown', version: '' }
  if (value.openapi !== undefined) return { format: 'openapi', version: asText(value.openapi) }
  if (value.asyncapi !== undefined) return { format: 'asyncapi', version: asText(value.asyncapi) }
  return { format: 'unknown', version: asText(value.swagger ?? '') }
}

function checkReferences(spec: LoadedSpec, refused: ReadonlyMap<string, Refusal>, flags: string): Diagnostic[] {
  const context = { spec, refused, flags, hints: { left: mostHints } }
  const found = specReferences(spec).flatMap(({ reference, node }) => checkReference(context, reference, node))
  return [...checkFileCount(spec, refused), ...found]
}

function checkFileCount({ root }: LoadedSpec, refused: ReadonlyMap<string, Refusal>): Diagnostic[] {
  const unread = [...refused].flatMap(([file, why]) => (why === 'beyond' ? [file] : []))
  if (unread.length === 0) return []
  const message = `A spec may have ${limits.files} files: ${unread.length} more are not read, the first is ${unread[0]}.`
  const place = { file: root.path, line: 1, column: 1, severity: 'error' } as const
  return [{ code: 'input-too-large', message, hint: 'Bundle the spec into fewer files.', ...place }]
}

interface ReferenceContext {
  readonly spec: LoadedSpec
  readonly refused: ReadonlyMap<string, Refusal>
  /** Arguments of `fetch`, which needs them for a spec without a project. */
  readonly flags: string
  /** Number of broken references for which a similar name is suggested. */
  readonly hints: { left: number }
}

const mostHints = 500

function checkReference(
  { spec, refused, flags, hints }: ReferenceContext,
  reference: string,
  node: SpecNode,
): Diagnostic[] {
  // Hardly any reference is wrong, and to find the place of each of thousands takes long.
  const problem = () =>
    ({ severity: 'error', ...locationOf(spec, { file: node.file, pointer: [...node.pointer, '$ref'] }) }) as const
  if (isRemote(reference)) {
    const hint = `Run \`npm run fetch${flags}\`, which brings a copy into the project: nothing is fetched while building.`
    return [{ code: 'remote-reference', message: `"${reference}" is on another host.`, hint, ...problem() }]
  }
  const target = parseReference(reference, node.file)
  const refusal = refused.get(target.file)
  if (refusal === 'beyond') return []
  if (refusal !== undefined) {
    const { what, hint } = refusals[refusal]
    return [{ code: 'reference-outside', message: `"${reference}" ${what}.`, hint, ...problem() }]
  }
  const file = spec.files.get(target.file)
  if (!file) {
    const hint = `Create ${target.file}, or correct the path: it is relative to ${node.file}.`
    return [
      { code: 'missing-reference', message: `"${reference}" names a file that does not exist.`, hint, ...problem() },
    ]
  }
  if (file.value === undefined || findTarget(spec, target)) return []
  return [
    {
      code: 'missing-reference',
      message: `"${reference}" leads nowhere.`,
      hint: referenceHint(spec, target, hints),
      ...problem(),
    },
  ]
}

const refusals: Readonly<Record<Exclude<Refusal, 'beyond'>, { readonly what: string; readonly hint: string }>> = {
  outside: {
    what: 'leads out of the folder of the spec',
    hint: 'Move the file below the folder of the spec. A project may name further folders in `shared` of an API, and in `reads` those outside of it.',
  },
  hidden: {
    what: 'leads to a hidden file or into a package',
    hint: 'Copy the needed part into a file of its own. Its path may not have a name that begins with a dot.',
  },
  format: { what: 'leads to a file that is neither YAML nor JSON', hint: 'Refer to a .yaml, .yml or .json file.' },
  scalar: {
    what: 'leads to a file that holds a single value',
    hint: 'Write a mapping or a list into the file, not a single value.',
  },
}

function referenceHint(
  spec: LoadedSpec,
  target: ReturnType<typeof parseReference>,
  hints: ReferenceContext['hints'],
): string {
  const wanted = String(target.pointer.at(-1) ?? '')
  const parent = findTarget(spec, { file: target.file, pointer: target.pointer.slice(0, -1) })
  hints.left -= 1
  const near = hints.left >= 0 && isRecord(parent?.value) ? nearestName(wanted, Object.keys(parent.value)) : undefined
  return near ? `Did you mean "${near}"?` : `Define "${wanted}" in ${target.file}, or correct the reference.`
}

function nodeOf({ path, value }: SpecFile): SpecNode {
  return { value, file: path, pointer: [] }
}

function valuesOf(files: ReadonlyMap<string, Checked<SpecFile>>): ReadonlyMap<string, SpecFile> {
  return new Map([...files].map(([path, { value }]) => [path, value]))
}
