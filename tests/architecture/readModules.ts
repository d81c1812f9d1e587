import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = fileURLToPath(new URL('../..', import.meta.url))

/** One import of a file of the project; `isType` when nothing of it is left after compiling. */
export interface Import {
  readonly target: string
  readonly isType: boolean
}

/** A source file and its imports: project files by their path from the repository's root, packages by name. */
export interface Module {
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
  readonly packages: readonly string[]
}

/** All source files of some folders that are shipped: no tests and no files that tests alone import. */
export function readModules(folders: readonly string[]): Module[] {
  return folders.flatMap(sourceFiles).map(readModule)
}

/** Every file below a folder, generated content aside, by its path from the repository's root. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath.slice(repository.length).replaceAll('\\', '/'), entry.name))
    .filter((path) => !path.startsWith('site/content/'))
    .sort()
}

export function isForTests(path: string): boolean {
  return /\.test\.tsx?$|(^|\/)testing\.tsx?$/.test(path)
}

function sourceFiles(folder: string): string[] {
  return filesBelow(folder).filter((path) => /\.tsx?$/.test(path) && !isForTests(path))
}

function readModule(path: string): Module {
  const text = readFileSync(join(repository, path), 'utf8')
  const found = importsOf(text)
  const own = found.filter(({ target }) => target.startsWith('.'))
  const others = found.filter(({ target }) => !target.startsWith('.'))
  return {
    path,
    text,
    imports: own.map(({ target, isType }) => ({ target: posix.join(posix.dirname(path), target), isType })),
    packages: others.filter(({ isType }) => !isType).map(({ target }) => target),
  }
}

const fromClause = /^(?:import|export)\s+(type\s+)?([\w\s{},*$]*?)\s*from\s*'([^']+)'/gm
const sideEffect = /^import\s*'([^']+)'/gm
const dynamic = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/g
const glob = /\bimport\.meta\.glob(?:<[^>]*>)?\(\s*\[?['"]([^'"]+)['"]/g

/** What a module imports, as its text names it. */
export function importsOf(text: string): Import[] {
  return [
    ...[...text.matchAll(fromClause)].map(([, keyword, clause = '', target = '']) => ({
      target,
      isType: keyword !== undefined || isTypeClause(clause),
    })),
    ...[...text.matchAll(sideEffect), ...text.matchAll(dynamic), ...text.matchAll(glob)].map(([, target = '']) => ({
      target,
      isType: false,
    })),
  ]
}

/** `{ type A, type B }` leaves nothing behind. */
function isTypeClause(clause: string): boolean {
  const names = /^\{([^}]*)\}$/
    .exec(clause.trim())?.[1]
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return names !== undefined && names.length > 0 && names.every((name) => name.startsWith('type '))
}
