import { execFile } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { promisify } from 'node:util'
import type { RecipeProgram, Recipes } from '../../generator/contract/recipes.ts'
import { engineRoot } from '../../scripts/command/commandLine.ts'
import { compileGo } from '../../scripts/tools/programs/compileGo.ts'
import { toolchains } from '../../scripts/tools/programs/toolchains.ts'

const present = toolchains.filter(({ isThere }) => isThere)

/** Extensions of the languages whose recipes run here. */
export const extensions = present.map(({ extension }) => extension)

/** Extensions of the languages whose recipes of an account run here. */
export const accountExtensions = extensions.filter((extension) => extension !== 'sh')

/** Extensions of the languages whose recipes with sockets run here. */
export const socketExtensions = present.filter(({ hasSessions }) => hasSessions).map(({ extension }) => extension)

type CommandOf = (file: string) => readonly string[]

const compiled = new Map<string, Promise<CommandOf>>()
/** Folders of compiled programs by the id of their process. Files of tests share a process, and none of them ends it. */
const compiledFolder = join(engineRoot, '.cache/compiled-recipes')

/** The command that starts a recipe in the folder of its file. Recipes in Java and Go are compiled once, all of a language. */
export async function commandOf({ file }: RecipeProgram, recipes: Recipes): Promise<readonly string[]> {
  const extension = extname(file)
  if (extension === '.sh') return ['bash', file]
  if (extension === '.py') return ['python3', file]
  if (extension === '.mjs') return [process.execPath, file]
  if (!compiled.has(extension)) compiled.set(extension, compile(extension, [...recipes.values()].flat()))
  return (await compiled.get(extension))?.(file) ?? []
}

async function compile(extension: string, recipes: readonly RecipeProgram[]): Promise<CommandOf> {
  await removeEnded()
  const folder = join(compiledFolder, String(process.pid), extension)
  await mkdir(folder, { recursive: true })
  const own = recipes.filter(({ file }) => extname(file) === extension)
  const paths = own.map(({ file }) => join(folder, file))
  await Promise.all(own.map(({ program }, index) => writeFile(paths[index] ?? '', program)))
  if (extension === '.go') {
    const start = await compileGo(folder, paths)
    return (file) => start(join(folder, file))
  }
  await promisify(execFile)('javac', ['-J-XX:TieredStopAtLevel=1', '-d', folder, ...paths])
  return (file) => ['java', '-XX:TieredStopAtLevel=1', '-Xshare:auto', '-cp', folder, basename(file, extension)]
}

/** Removes the programs of processes that have ended. */
async function removeEnded(): Promise<void> {
  const ids = await readdir(compiledFolder).catch(() => [])
  for (const id of ids) if (!isRunning(Number(id))) await rm(join(compiledFolder, id), { recursive: true, force: true })
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
