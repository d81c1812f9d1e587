import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimFolder } from '../generator/publish/folder/ownFolder.ts'

/** A folder of its own for the tests of one file. */
export interface Workspace {
  readonly path: string
  /** Path of a folder that does not exist yet. */
  readonly newFolder: () => string
  /** A new folder that stands for a site built before. */
  readonly writeOldSite: () => Promise<string>
  readonly remove: () => Promise<void>
}

export async function createWorkspace(): Promise<Workspace> {
  const path = await mkdtemp(join(tmpdir(), 'exchange-docs-'))
  let count = 0
  const newFolder = (): string => {
    count += 1
    return join(path, String(count))
  }
  return {
    path,
    newFolder,
    writeOldSite: () => writeOldSite(newFolder()),
    remove: () => rm(path, { recursive: true, force: true }),
  }
}

async function writeOldSite(folder: string): Promise<string> {
  claimFolder(folder, 'site')
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'old.html'), '<!doctype html><title>Old</title>')
  await writeFile(join(folder, 'assets', 'old.js'), Buffer.from([0, 255, 10]))
  return folder
}
