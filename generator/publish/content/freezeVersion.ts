import { copyFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SiteConfig } from '../../contract/config.ts'
import { frozenConfig } from '../../contract/frozenConfig.ts'
import { scriptFiles } from '../../contract/projectScripts.ts'
import { type FrozenVersion, versionFolder, versionList } from '../../contract/versions.ts'
import { isRunning, writeWhole } from './writeWhole.ts'

export interface FreezeInput {
  readonly root: string
  readonly version: FrozenVersion
  readonly config: SiteConfig
  /** Files of the specs and catalogs, relative to the project. A missing file is left out. */
  readonly sources: readonly string[]
  /** Results of the project's `transformSpec`, which a version does not have, for some of these files. */
  readonly transformed?: ReadonlyMap<string, unknown>
  /** Texts of guides with components of plug-ins, which a version does not have, by their files. */
  readonly written?: ReadonlyMap<string, string>
  /** Text of the lock: the addresses that the version publishes. */
  readonly lock: { readonly file: string; readonly text: string }
  /** Checks the finished copy in a folder. Throws when it is incomplete: then no file stays. */
  readonly check: (folder: string) => Promise<void>
}

/**
 * Copies all that the pages of a project are made from into `versions/<name>`, a project of its own, and puts the version
 * at the top of the list. Both are in place or neither is. Throws when the folder is there already.
 */
export async function freezeVersion(input: FreezeInput): Promise<void> {
  const { root, version, check } = input
  const folder = join(root, versionFolder(version.name))
  const staging = join(dirname(folder), `.${version.name}.next-${process.pid}`)
  await mkdir(dirname(folder), { recursive: true })
  await removeUnfinished(dirname(folder))
  await mkdir(staging)
  try {
    await writeCopy(staging, input)
    await check(staging)
    await rename(staging, folder)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
  try {
    await addToList(root, version)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Removes the copies that killed commands left. */
async function removeUnfinished(versions: string): Promise<void> {
  const left = (await readdir(versions)).filter((name) => {
    const [, id] = /^\..+\.next-(\d+)$/.exec(name) ?? []
    return id !== undefined && !isRunning(Number(id))
  })
  await Promise.all(left.map((name) => rm(join(versions, name), { recursive: true, force: true })))
}

async function writeCopy(
  staging: string,
  { root, config, sources, transformed, written = new Map(), lock }: FreezeInput,
): Promise<void> {
  for (const file of new Set(sources)) {
    await mkdir(dirname(join(staging, file)), { recursive: true })
    if (transformed?.has(file))
      await writeFile(join(staging, file), `${JSON.stringify(transformed.get(file), null, 2)}\n`)
    else await copyFile(join(root, file), join(staging, file)).catch(ignoreMissing)
  }
  for (const folder of ['guides', ...codeFolders(config)])
    await cp(join(root, folder), join(staging, folder), { recursive: true, dereference: true }).catch(ignoreMissing)
  for (const [file, text] of written) await writeFile(join(staging, file), text)
  await writeFile(join(staging, lock.file), lock.text)
  await writeFile(join(staging, 'site.config.mjs'), configText(config))
}

/** Folders with code: a script and a component may import files beside them. */
function codeFolders({ sidebars, head = [], components = {} }: SiteConfig): string[] {
  return [...scriptFiles({ sidebars, head }), ...Object.values(components)].map((file) =>
    dirname(file) === '.' ? file : dirname(file),
  )
}

function configText(config: SiteConfig): string {
  const comment = '// Frozen by `npm run version:cut`. Origin and base are those of the current configuration.'
  return `${comment}\nexport default ${JSON.stringify(frozenConfig(config), null, 2)}\n`
}

async function addToList(root: string, version: FrozenVersion): Promise<void> {
  const path = join(root, versionList)
  const text = (await readFile(path, 'utf8').catch(ignoreMissing)) ?? '[]'
  const versions: readonly FrozenVersion[] = JSON.parse(text)
  await writeWhole(path, listText([version, ...versions]))
}

/** One line a version, so that a change reads well. */
function listText(versions: readonly FrozenVersion[]): string {
  return `[\n${versions.map((version) => `  ${JSON.stringify(version)}`).join(',\n')}\n]\n`
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
