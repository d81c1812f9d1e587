import { stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { type Description, type Diagnostic, describe, type Project } from '../../generator/index.ts'
import { UsageError } from '../command/commandLine.ts'
import { type ProjectFlags, projectOf } from '../command/projectFlags.ts'
import { atRevision } from './checkOut.ts'
import { findSpecs } from './findSpecs.ts'

/** One side of a comparison as read. */
export interface DescribedSide {
  /** Name given on the command line. */
  readonly name: string
  /** Folder that the files of diagnostics are relative to. */
  readonly root: string
  readonly isProject: boolean
  /** Absent when a spec cannot be read; then the diagnostics hold the reason. */
  readonly description: Description | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads both sides of a comparison. Throws a UsageError for a name that is neither a path nor a revision. */
export async function describeSides(
  names: readonly string[],
  flags: ProjectFlags,
): Promise<{ before: DescribedSide; after: DescribedSide }> {
  const [base, head, ...others] = names
  if (base === undefined) throw new UsageError('Name what to compare with: a git revision, a folder or a file.')
  if (others.length > 0) throw new UsageError(`Unexpected "${others[0]}": there are two sides.`)
  if (head === undefined && (await kindOf(base)) === 'file')
    throw new UsageError('Name the other file too: a file has no counterpart in a project.')
  const before = await describeSide(base, flags)
  const after = head === undefined ? await read('working tree', projectOf(flags)) : await describeSide(head, flags)
  return { before, after }
}

async function describeSide(name: string, flags: ProjectFlags): Promise<DescribedSide> {
  const kind = await kindOf(name)
  if (kind === 'file') return read(name, projectOf({ spec: [name], overlay: flags.overlay }))
  if (kind === 'folder') return describeFolder(name, flags)
  return atRevision(name, projectOf(flags), (project) => read(name, project))
}

async function kindOf(name: string): Promise<'file' | 'folder' | undefined> {
  const found = await stat(resolve(name)).catch(() => undefined)
  return found?.isDirectory() ? 'folder' : found?.isFile() ? 'file' : undefined
}

/** A project is read by its configuration; any other folder by the specs in it, each an API named by its path. */
async function describeFolder(name: string, { overlay = [] }: ProjectFlags): Promise<DescribedSide> {
  const root = resolve(name)
  const configs = await Promise.all(['ts', 'mjs', 'js'].map((end) => kindOf(join(root, `site.config.${end}`))))
  if (configs.includes('file')) return read(name, { kind: 'project', root })
  const specs = await findSpecs(root)
  if (specs.length === 0)
    throw new UsageError(`There is neither a site.config.ts nor an OpenAPI or AsyncAPI description in ${name}.`)
  const overlays = overlay.map((file) => relative(root, resolve(file)).split(sep).join('/'))
  const side = await read(name, { kind: 'specs', root, specs, overlays })
  return { ...side, description: side.description && namedByPath(side.description, specs) }
}

function namedByPath(description: Description, specs: readonly string[]): Description {
  const apis = description.reference.apis.map((api, index) => ({
    ...api,
    id: (specs[index] ?? api.id).replace(/\.\w+$/, ''),
  }))
  return { ...description, reference: { apis } }
}

async function read(name: string, project: Project): Promise<DescribedSide> {
  const { value, diagnostics } = await describe(project)
  return { name, root: project.root, isProject: project.kind === 'project', description: value, diagnostics }
}
