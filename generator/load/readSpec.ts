import { posix } from 'node:path'
import type { Checked } from '../contract/diagnostics.ts'
import { keepVerdict } from '../contract/keepVerdict.ts'
import { type Memory, noMemory } from '../contract/memory.ts'
import { checkReferences } from './checkReferences.ts'
import { asText } from './document/asText.ts'
import { isRecord, type LoadedSpec } from './document/spec.ts'
import { withOwnAddress } from './document/withOwnAddress.ts'
import { withoutDynamicReferences } from './document/withoutDynamicReferences.ts'
import { type OverlayUse, overlaidFile } from './overlay/overlaidFile.ts'
import type { Overlay } from './overlay/parseOverlay.ts'
import { type ReadFile, readReferencedFiles } from './readReferencedFiles.ts'
import { readSpecFile, refuseOutside } from './readSpecFile.ts'
import { type ProjectTransform, transformed } from './transformed.ts'

/** Location of a spec: no reference may leave the folder `root`; `path` is the entry file, relative to it. */
interface SpecSource {
  readonly api: string
  readonly root: string
  readonly path: string
  /** Folders that its references may lead to, relative to the root, besides the folder of the entry file. */
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

/** Converts a spec of another format, such as Swagger 2.0. */
export type UpgradeSpec = (spec: LoadedSpec) => Promise<Checked<LoadedSpec>>

/** A spec as read, and the overlays that were applied to its files. */
interface ReadSpec extends Checked<LoadedSpec> {
  readonly uses: readonly OverlayUse[]
}

/** Reads a spec, and upgrades it. A spec that was read before is not upgraded a second time. */
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

/** The specification of a document, by the field that names its version. */
function detectFormat(value: unknown): Pick<LoadedSpec, 'format' | 'version'> {
  if (!isRecord(value)) return { format: 'unknown', version: '' }
  if (value.openapi !== undefined) return { format: 'openapi', version: asText(value.openapi) }
  if (value.asyncapi !== undefined) return { format: 'asyncapi', version: asText(value.asyncapi) }
  return { format: 'unknown', version: asText(value.swagger ?? '') }
}
