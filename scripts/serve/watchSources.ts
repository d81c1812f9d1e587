import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Project } from '../../generator/index.ts'
import { rootFiles } from '../site/buildInputs.ts'

/** The watch of a session over saved files, until it ends. */
export interface SourceWatch {
  /** Adds files that the project is made from, by their absolute paths. They may not exist yet. */
  readonly follow: (files: readonly string[]) => void
  readonly end: () => void
}

/**
 * Calls back at every save of a file that a project is made from, with its path in the project. The server's watcher is
 * silent about a file before it has listed it, and skips a save within five milliseconds of another; Node's own watcher loses
 * a replaced file, unless it watches the folder. So both watch, and a save that both report counts once.
 */
export function watchSources(
  project: Project,
  watcher: Pick<ViteDevServer['watcher'], 'add' | 'on'>,
  onEdit: (path: string) => void,
): SourceWatch {
  const stamps = new Map<string, string>()
  const followed = new Set<string>()
  const watches = new Map<string, FSWatcher>()
  const folders = foldersOf(project)
  const tell = (file: string): void => {
    const path = resolve(file)
    if (!folders.some((folder) => isBelow(folder, path)) && !holds(followed, path)) return
    const stamp = stampOf(path)
    if (stamps.get(path) === stamp) return
    stamps.set(path, stamp)
    onEdit(inFolder(project, path))
  }
  const listen = (folder: string, recursive: boolean): void => {
    if (watches.has(folder) || !isFolder(folder)) return
    watches.set(
      folder,
      watch(folder, { recursive }, (_event, name) => tell(join(folder, name ?? ''))),
    )
  }
  const follow = (files: readonly string[]): void => {
    const added = files.map((file) => resolve(file)).filter((file) => !followed.has(file))
    for (const file of added) followed.add(file)
    const outside = [...followed].filter((file) => !folders.some((folder) => isBelow(folder, file)))
    for (const file of outside) listen(nearestFolder(file), false)
    watcher.add(added)
  }
  for (const folder of folders) listen(folder, true)
  watcher.on('all', (_event, file) => tell(file))
  watcher.add(folders)
  follow(filesOf(project))
  return {
    follow,
    end() {
      for (const own of watches.values()) own.close()
    },
  }
}

/** Resolves when a file of the project is saved that it may be made from; files that a build or npm writes do not count. */
export function nextEdit(project: Project, others: readonly string[] = []): Promise<void> {
  const { root } = project
  const found = project.kind === 'specs' ? filesOf(project).map(nearestFolder) : foldersBelow(root)
  const folders = new Set([...found, ...others.map(nearestFolder)])
  return new Promise((done) => {
    const watchers = [...folders].map((folder) =>
      watch(folder, (_event, name) => {
        if (isMade.test(inFolder(project, join(folder, name ?? '')))) return
        for (const watcher of watchers) watcher.close()
        done()
      }),
    )
  })
}

/** Folders that a build or npm writes. */
const isMade = /(?:^|\/)(?:node_modules|dist|\.(?!\.\/)[^/]*)(?:\/|$)|^$/

/** A folder and those in it that hold files of an author. */
function foldersBelow(folder: string): string[] {
  const inner = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !isMade.test(entry.name),
  )
  return [folder, ...inner.flatMap(({ name }) => foldersBelow(join(folder, name)))]
}

/** Folders of a project that may get further files. */
function foldersOf({ kind, root }: Project): string[] {
  return kind === 'specs' ? [] : ['specs', 'guides', 'public'].map((path) => join(root, path))
}

/** Files that are read before anything is known of a project. */
function filesOf(project: Project): string[] {
  const files = project.kind === 'specs' ? project.specs : rootFiles
  return files.map((path) => join(project.root, path))
}

/** Whether a file is followed, or a followed file lies below it: its folder has only now been made. */
function holds(followed: ReadonlySet<string>, path: string): boolean {
  return followed.has(path) || [...followed].some((file) => isBelow(path, file))
}

function isBelow(folder: string, path: string): boolean {
  return path.startsWith(folder + sep)
}

/** The folder of a file, or the nearest existing folder above it. */
function nearestFolder(file: string): string {
  const folder = dirname(file)
  return isFolder(folder) || folder === file ? folder : nearestFolder(folder)
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** A stamp that changes with each save of a file; empty for a deleted file. */
function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.mtimeMs} ${found.size}` : ''
}

function inFolder({ root }: Project, path: string): string {
  return relative(root, path).replaceAll('\\', '/')
}
