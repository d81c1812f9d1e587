import { existsSync, lstatSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { namesDevice } from '../../generator/contract/ids.ts'
import type { Project } from '../../generator/index.ts'
import { isFree, markName, markOf, mountIn, type OutputKind } from '../../generator/publish/folder/ownFolder.ts'
import { previousFolder } from '../../generator/publish/site/siteSwap.ts'
import { cacheFolder } from '../site/cacheFolder.ts'
import { engineRoot, UsageError } from './commandLine.ts'
import { machineProblem } from './machineProblem.ts'
import { isInside, realPlace } from './realPlace.ts'

interface WantedOutput {
  /** The folder as `--out` names it. */
  readonly out: string
  readonly kind: OutputKind
  readonly project: Project
}

const names: Readonly<Record<OutputKind, string>> = {
  site: 'a site',
  content: 'generated content',
  report: 'a report',
}

/**
 * The real path of a folder that a command may replace: new, empty, or written by this engine for the same use. Throws a
 * UsageError for other folders, and for the project, the engine, the home, the working folder, their parents and sources.
 */
export async function outputFolder({ out, kind, project }: WantedOutput): Promise<string> {
  const { path, existing } = realPlaceOf(out)
  checkPlace(out, path, project)
  checkContents(out, path, kind)
  if (kind === 'site') await checkSwap(out, path)
  checkWritable(kind === 'site' && existing === path ? dirname(path) : existing)
  return path
}

/** The same for the default folder, below the engine's own folder. */
export function usualFolder({ out, kind, project }: WantedOutput): string {
  checkOwner(cacheFolder(project.root))
  const { path } = realPlaceOf(out)
  checkContents(out, path, kind)
  return path
}

interface WantedFile {
  readonly out: string
  /** Whether this engine made a file. */
  readonly isOwn: (path: string) => Promise<boolean>
  /** Folder that it is made from. */
  readonly from: string
}

/** The real path of a file that a command may write: a new file or a file of this engine. Throws a UsageError for others. */
export async function outputFile({ out, isOwn, from }: WantedFile): Promise<string> {
  const asked = resolve(checkHome(out))
  const folder = realPlace(dirname(asked))
  if (folder.path !== folder.existing || !statSync(folder.path).isDirectory())
    throw new UsageError(`--out ${out}: there is no folder ${folder.path}.`)
  if (isInside(folder.path, realPlace(from).path)) throw new UsageError(`--out ${out} lies in the site itself.`)
  const path = join(folder.path, basename(asked))
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found && !(found.isFile() && (await isOwn(path))))
    throw new UsageError(`--out ${out} exists and is not a package of this command: name another file, or delete it.`)
  checkWritable(folder.path)
  return path
}

function realPlaceOf(out: string) {
  const place = realPlace(resolve(checkHome(out)))
  if (!statSync(place.existing).isDirectory())
    throw new UsageError(
      place.path === place.existing
        ? `--out ${out} is a file: name a folder.`
        : `--out ${out} lies in ${place.existing}, which is a file: name a folder.`,
    )
  return place
}

function checkHome(out: string): string {
  if (/^~(?:[\\/]|$)/.test(out)) throw new UsageError(`--out ${out}: write the path of the home folder out, not ~.`)
  return out
}

/** Folders with the sources of a site. */
const sources = [
  'specs',
  'guides',
  'versions',
  'generator',
  'tools',
  'site',
  'scripts',
  'tests',
  'node_modules',
  '.git',
]

function checkPlace(out: string, path: string, project: Project): void {
  if (namesDevice(basename(path)))
    throw new UsageError(`--out ${out} is the name of a device on Windows: name another folder.`)
  const held = [
    ['the project itself', project.root],
    ['the engine itself', engineRoot],
    ['the folder you are in', process.cwd()],
    ['your home folder', homedir()],
  ] as const
  for (const [name, folder] of held) {
    if (isInside(realPlace(resolve(folder)).path, path))
      throw new UsageError(`--out ${out} holds ${name} and would be replaced: name another folder.`)
  }
  for (const root of project.kind === 'project' ? [project.root, engineRoot] : [engineRoot]) {
    if (sources.some((source) => isInside(path, resolve(realPlace(root).path, source))))
      throw new UsageError(`--out ${out} is a part of the project's sources: name another folder.`)
  }
}

function checkContents(out: string, path: string, kind: OutputKind): void {
  if (existsSync(join(path, '.git'))) throw new UsageError(`${out} is a git repository: name another folder.`)
  if (isFree(path) || markOf(path) === kind) return
  const other = markOf(path)
  if (other !== undefined)
    throw new UsageError(`${out} holds ${names[other]}, not ${names[kind]}: name another folder, or delete it.`)
  throw new UsageError(
    `${out} holds files, and no file ${markName} that says they were made here: name a new or empty folder. ` +
      `If an older version has made it, delete ${path} first.`,
  )
}

/** A site is renamed and deleted later. Neither is possible at a mount point. */
async function checkSwap(out: string, path: string): Promise<void> {
  const previous = previousFolder(path)
  for (const folder of [path, previous].filter((found) => existsSync(found))) {
    const mount = mountIn(folder)
    if (mount !== undefined)
      throw new UsageError(`--out ${out}: ${mount} is a mount point and cannot be replaced. Name a folder inside it.`)
  }
  if (!isFree(previous) && markOf(previous) !== 'site')
    throw new UsageError(
      `${previous} is where the site before the last one is kept, and holds files without a mark of ours: ` +
        'move it away, or delete it if an older version has made it.',
    )
}

/** Everybody writes to a folder for temporary files, so its contents may be a trap. */
function checkOwner(cache: string): void {
  const found = lstatSync(cache, { throwIfNoEntry: false })
  const user = process.getuid?.()
  if (found && user !== undefined && found.uid !== user)
    throw new UsageError(`${cache} belongs to somebody else: delete it, or move it away.`)
}

/** Tries to write, because permissions of a system show only then. Other errors are reported as errors of the machine. */
function checkWritable(folder: string): void {
  try {
    rmdirSync(mkdtempSync(join(folder, `${markName}-`)))
  } catch (error) {
    if (machineProblem(error) !== undefined) throw error
    throw new UsageError(`Nothing can be written to ${folder}: name another folder.`)
  }
}
