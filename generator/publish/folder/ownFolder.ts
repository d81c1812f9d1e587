import { lstatSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Purpose of an output folder. */
export type OutputKind = (typeof kinds)[number]

const kinds = ['site', 'content', 'report'] as const

/** File that marks a folder as made by the engine: only a folder with this file is written to or deleted. */
export const markName = '.exchange-docs'

/** Text of the mark. A file of this name with another text belongs to the user. */
export function markText(kind: OutputKind): string {
  return `${kind}\nMade by exchange-docs, which replaces all of this folder and may delete it.\n`
}

/** Purpose of a folder by its mark; `undefined` without a mark. Symbolic links count neither as folder nor as mark. */
export function markOf(folder: string): OutputKind | undefined {
  const mark = join(folder, markName)
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined
  if (!lstatSync(mark, { throwIfNoEntry: false })?.isFile()) return undefined
  const text = readFileSync(mark, 'utf8')
  return kinds.find((kind) => text === markText(kind))
}

/** Whether nothing is lost when a folder is made or replaced: there is none, or nothing in it. */
export function isFree(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found === undefined || (found.isDirectory() && readdirSync(folder).length === 0)
}

/** Marks a folder as our own. Throws for a folder that holds anything without such a mark. */
export function claimFolder(folder: string, kind: OutputKind): void {
  checkOwn(folder, kind)
  if (markOf(folder) === kind) return
  mkdirSync(folder, { recursive: true })
  markFolder(folder, kind)
}

/** Writes the mark into a folder, which has none. */
export function markFolder(folder: string, kind: OutputKind): void {
  writeFileSync(join(folder, markName), markText(kind), { flag: 'wx' })
}

/** Throws for a folder that holds anything, and was not made here for the same use. */
export function checkOwn(folder: string, kind: OutputKind): void {
  if (isFree(folder) || markOf(folder) === kind) return
  throw new Error(`${folder} was not made by this program: it has no file ${markName} that says so.`)
}

/**
 * Deletes a folder that was made here. Throws, and deletes nothing, when the folder holds anything without a mark, or when
 * another disk is mounted in it. Links are deleted, and never followed.
 */
export async function removeOwn(folder: string, kind: OutputKind): Promise<void> {
  checkOwn(folder, kind)
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return
  if (isFree(folder)) return rmdirSync(folder)
  const mount = mountIn(folder)
  if (mount !== undefined) throw new Error(`${mount} is a mount point: ${folder} cannot be deleted.`)
  // The mark goes last: a build that is killed here leaves a folder that the next one may still delete.
  const entries = (await readdir(folder)).filter((name) => name !== markName)
  for (const path of [...entries.map((name) => join(folder, name)), folder])
    await rm(path, { recursive: true, force: true })
}

/**
 * The given folder or a folder below it, where it is on another disk than its parent. It reads synchronously: waiting for
 * each of a thousand folders takes ten times as long.
 */
export function mountIn(folder: string): string | undefined {
  const { dev } = lstatSync(dirname(folder))
  const waiting = [folder]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (lstatSync(path).dev !== dev) return path
    const entries = readdirSync(path, { withFileTypes: true })
    for (const entry of entries) if (entry.isDirectory()) waiting.push(join(path, entry.name))
  }
  return undefined
}
