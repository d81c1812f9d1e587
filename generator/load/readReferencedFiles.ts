import type { Checked } from '../contract/diagnostics.ts'
import type { Memory } from '../contract/memory.ts'
import {
  collectReferences,
  findTarget,
  isBehindExtension,
  isRemote,
  parseReference,
  type ReferenceTarget,
  targetId,
} from './document/resolveRefs.ts'
import type { SpecFile, SpecNode } from './document/spec.ts'
import { fileNode } from './document/withFiles.ts'
import { limits } from './limits.ts'
import { placeOfReference, type ReferenceFolders, type Refusal } from './placeOfReference.ts'

/** Reads a file of the spec. */
export type ReadFile = (path: string) => Promise<Checked<SpecFile>>

interface ReferencedFiles extends ReferenceFolders {
  readonly readFile: ReadFile
}

/** Adds the files that the files refer to. Returns the paths that are no part of the spec, with the reasons. */
export async function readReferencedFiles(
  allowed: ReferencedFiles,
  files: Map<string, Checked<SpecFile>>,
  memory: Memory,
): Promise<ReadonlyMap<string, Refusal>> {
  const refused = new Map<string, Refusal>()
  const behind = new Set<string>()
  const queue = [...files.values()].map(({ value }) => fileNode(value))
  for (let node = queue.shift(); node; node = queue.shift()) {
    for (const target of placesReferredTo(node, memory)) {
      if (!files.has(target.file) && !refused.has(target.file)) {
        const read = files.size < limits.files ? await readReferencedFile(allowed, target.file) : 'beyond'
        if (typeof read === 'string') refused.set(target.file, read)
        else if (read) queue.push(fileNode(read.value))
        if (read && typeof read !== 'string') files.set(target.file, read)
      }
      if (!isBehindExtension(target) || behind.has(targetId(target))) continue
      behind.add(targetId(target))
      const hidden = findTarget({ files: new Map([...files].map(([path, { value }]) => [path, value])) }, target)
      if (hidden) queue.push(hidden)
    }
  }
  return refused
}

/** Targets of references: one for each file, and each target in an extension, which the walk through its file omits. */
function placesReferredTo(node: SpecNode, memory: Memory): readonly ReferenceTarget[] {
  const collect = () => {
    const references = collectReferences(node).filter(({ reference }) => !isRemote(reference))
    const targets = references.map(({ reference }) => parseReference(reference, node.file))
    const places = targets.map((target) => (isBehindExtension(target) ? target : { file: target.file, pointer: [] }))
    return [...new Map(places.map((place) => [targetId(place), place])).values()]
  }
  return node.pointer.length === 0 ? memory.recall(`references ${node.file}`, [node.value], collect) : collect()
}

/** The file at the target of a reference, `undefined` without a file, or the reason why it is no part of the spec. */
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
