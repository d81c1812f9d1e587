import { join, posix } from 'node:path'
import type { Checked, Diagnostic } from '../contract/diagnostics.ts'
import { type Memory, noMemory } from '../contract/memory.ts'
import { asText } from '../document/asText.ts'
import { nearestName } from '../document/nearestName.ts'
import { collectReferences, findTarget, isRemote, parseReference } from '../document/resolveRefs.ts'
import { isRecord, type LoadedSpec, locationOf, type SpecFile, type SpecNode } from '../document/spec.ts'
import { entryAt } from './entryAt.ts'
import { placeOf } from './findScripts.ts'
import { limits } from './limits.ts'
import { parseSpecText } from './parseSpecText.ts'
import { readUnlessKnown } from './readUnlessKnown.ts'

/** Where a spec is: `root` is the folder nothing may lead out of, `path` the entry file relative to it. */
export interface SpecSource {
  readonly api: string
  readonly root: string
  readonly path: string
  /** Who runs the command named the entry file, which may then be a link to anywhere. */
  readonly isNamed?: boolean
}

/**
 * Reads a spec and every file it refers to. Files that cannot be read are left out of the map and reported. With a memory,
 * a spec none of whose files has changed is the one that was read before.
 */
export async function readSpec(
  { api, root, path, isNamed = false }: SpecSource,
  memory: Memory = noMemory,
): Promise<Checked<LoadedSpec>> {
  const isOutside = !isNamed && (leadsOut(path) || placeOf(root, path) === 'outside')
  const entry = isOutside ? outsideEntry(path) : await readSpecFile(root, path, memory)
  const read = new Map([[path, entry]])
  const outside = await readReferencedFiles(root, read, memory)
  return memory.recall(`spec ${api} ${path}`, [...read.values(), [...outside].join()], () => {
    const files = new Map([...read].map(([file, { value }]) => [file, value]))
    const spec = { api, ...detectFormat(entry.value.value), root: entry.value, files }
    const found = [...read.values()].flatMap(({ diagnostics }) => diagnostics)
    return { value: spec, diagnostics: [...found, ...checkReferences(spec, outside)] }
  })
}

/** Adds what the files refer to; gives the paths that a link leads out of the project by. */
async function readReferencedFiles(
  root: string,
  files: Map<string, Checked<SpecFile>>,
  memory: Memory,
): Promise<ReadonlySet<string>> {
  const outside = new Set<string>()
  const queue = [...files.values()].map(({ value }) => value)
  for (let file = queue.shift(); file; file = queue.shift()) {
    for (const path of memory.recall(`references ${file.path}`, [file], () => filesReferredTo(file))) {
      if (files.has(path) || leadsOut(path) || files.size >= limits.files || outside.has(path)) continue
      if (placeOf(root, path) === 'outside') {
        outside.add(path)
        continue
      }
      const read = await readSpecFile(root, path, memory)
      if (read.diagnostics.some(({ code }) => code === 'file-not-found')) continue
      files.set(path, read)
      queue.push(read.value)
    }
  }
  return outside
}

/** The paths of all files that a file names, each once. */
function filesReferredTo(file: SpecFile): string[] {
  const references = collectReferences(nodeOf(file)).filter(({ reference }) => !isRemote(reference))
  return [...new Set(references.map(({ reference }) => parseReference(reference, file.path).file))]
}

function outsideEntry(path: string): Checked<SpecFile> {
  const message = `"${path}" leads out of the project folder.`
  const place = { file: path, line: 1, column: 1, severity: 'error' } as const
  return {
    value: parseSpecText(path, '').value,
    diagnostics: [{ code: 'reference-outside', message, hint: moveInside, ...place }],
  }
}

const moveInside = 'Move the file into the project folder.'

async function readSpecFile(root: string, path: string, memory: Memory): Promise<Checked<SpecFile>> {
  const place = { file: path, line: 1, column: 1, severity: 'error' } as const
  const entry = entryAt(join(root, path))
  const missing = () => parseSpecText(path, '').value
  if (!entry?.isFile()) {
    const hint = 'Check the path: it is relative to the project folder.'
    return {
      value: missing(),
      diagnostics: [{ code: 'file-not-found', message: `There is no file ${path}.`, hint, ...place }],
    }
  }
  if (entry.size > limits.fileBytes) {
    const message = `${path} has ${entry.size} bytes; at most ${limits.fileBytes} are read.`
    return {
      value: missing(),
      diagnostics: [{ code: 'input-too-large', message, hint: 'Split the spec into files with $ref.', ...place }],
    }
  }
  const text = await readUnlessKnown(join(root, path), memory, entry)
  return memory.recall(`spec file ${path}`, [text], () => parseSpecText(path, text))
}

/** Which specification a document follows, by the field that names its version. */
function detectFormat(value: unknown): Pick<LoadedSpec, 'format' | 'version'> {
  if (!isRecord(value)) return { format: 'unknown', version: '' }
  if (value.openapi !== undefined) return { format: 'openapi', version: asText(value.openapi) }
  if (value.asyncapi !== undefined) return { format: 'asyncapi', version: asText(value.asyncapi) }
  return { format: 'unknown', version: asText(value.swagger ?? '') }
}

function checkReferences(spec: LoadedSpec, outside: ReadonlySet<string>): Diagnostic[] {
  return [...spec.files.values()].flatMap((file) =>
    collectReferences(nodeOf(file)).flatMap(({ reference, node }) =>
      checkReference({ spec, outside }, reference, node),
    ),
  )
}

interface ReferenceContext {
  readonly spec: LoadedSpec
  readonly outside: ReadonlySet<string>
}

function checkReference({ spec, outside }: ReferenceContext, reference: string, node: SpecNode): Diagnostic[] {
  // Hardly any reference is wrong, and to find the place of each of thousands takes long.
  const problem = () =>
    ({ severity: 'error', ...locationOf(spec, { file: node.file, pointer: [...node.pointer, '$ref'] }) }) as const
  if (isRemote(reference)) {
    const hint = 'Save a copy beside the spec and refer to that: nothing is fetched while building.'
    return [{ code: 'remote-reference', message: `"${reference}" is on another host.`, hint, ...problem() }]
  }
  const target = parseReference(reference, node.file)
  if (leadsOut(target.file) || outside.has(target.file)) {
    const message = `"${reference}" leads out of the project folder.`
    return [{ code: 'reference-outside', message, hint: moveInside, ...problem() }]
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
      hint: referenceHint(spec, target),
      ...problem(),
    },
  ]
}

function referenceHint(spec: LoadedSpec, target: ReturnType<typeof parseReference>): string {
  const wanted = String(target.pointer.at(-1) ?? '')
  const parent = findTarget(spec, { file: target.file, pointer: target.pointer.slice(0, -1) })
  const near = isRecord(parent?.value) ? nearestName(wanted, Object.keys(parent.value)) : undefined
  return near ? `Did you mean "${near}"?` : `Define "${wanted}" in ${target.file}, or correct the reference.`
}

/** On Windows a backslash separates folders, and a letter with a colon is a disk. */
function leadsOut(path: string): boolean {
  const plain = posix.normalize(path.replaceAll('\\', '/'))
  return plain === '..' || plain.startsWith('../') || posix.isAbsolute(plain) || /^[a-z]:/i.test(plain)
}

function nodeOf({ path, value }: SpecFile): SpecNode {
  return { value, file: path, pointer: [] }
}
