import { existsSync, type FSWatcher, statSync, watch } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Project } from '../../generator/index.ts'

/**
 * Calls back at every save of a file that a project is made from, with its path in the project. Others are those that the
 * configuration imports. Returns what ends that. The server's watcher says nothing of a file before it has listed it, and
 * passes over a save within five milliseconds of another; Node's own loses a file that another has replaced. So both
 * are asked, and what both tell counts once.
 */
export function watchSources(
  project: Project,
  watcher: Pick<ViteDevServer['watcher'], 'add' | 'on'>,
  onEdit: (path: string) => void,
  others: () => readonly string[] = () => [],
): () => void {
  const stamps = new Map<string, string>()
  const tell = (file: string): void => {
    const path = inFolder(project, file)
    if (!isSource(path, project) && !others().includes(resolve(file))) return
    const stamp = stampOf(file)
    if (stamps.get(path) === stamp) return
    stamps.set(path, stamp)
    onEdit(path)
  }
  const own = sourcesOf(project).flatMap((place) => watchAtOnce(place, tell))
  watcher.on('all', (_event, file) => tell(file))
  watcher.add([...sourcesOf(project), ...others()])
  return () => {
    for (const each of own) each.close()
  }
}

/** Tells one save of a file from the next; empty when it is gone. */
function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.mtimeMs} ${found.size}` : ''
}

/** Resolves when a file of the project is saved that it may be made from. */
export function nextEdit(project: Project): Promise<void> {
  return new Promise((done) => {
    const watcher = watch(project.root, { recursive: true }, (_event, file) => {
      const path = inFolder(project, join(project.root, file ?? '.'))
      if (project.kind === 'specs' ? !isSource(path, project) : isMade.test(path)) return
      watcher.close()
      done()
    })
  })
}

/** Folders that a build or npm writes. */
const isMade = /(?:^|\/)(?:node_modules|dist|\.[^/]*)(?:\/|$)|^$/

/** Watches a file, or all files of a folder, from this moment on. */
function watchAtOnce(place: string, onEdit: (file: string) => void): FSWatcher[] {
  if (!existsSync(place)) return []
  const folder = statSync(place).isDirectory() ? place : dirname(place)
  return [watch(place, { recursive: true }, (_event, name) => onEdit(join(folder, name ?? '')))]
}

function sourcesOf({ root, ...project }: Project): string[] {
  if (project.kind === 'specs') return project.specs.map((path) => join(root, path))
  return ['specs', 'guides', 'public', 'site.config.ts'].map((path) => join(root, path))
}

function inFolder({ root }: Project, path: string): string {
  return relative(root, resolve(path)).replaceAll('\\', '/')
}

function isSource(path: string, project: Project): boolean {
  if (project.kind === 'specs') return project.specs.includes(path)
  return /^(specs|guides|public)\//.test(path) || path === 'site.config.ts'
}
