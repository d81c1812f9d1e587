import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Checked, Diagnostic } from '../contract/diagnostics.ts'
import { parseJson } from '../contract/json.ts'
import { type FrozenVersion, versionFolder, versionList } from '../contract/versions.ts'
import { isRecord } from './document/spec.ts'
import { readLock } from './readLock.ts'
import { readTextFile } from './readTextFile.ts'

/** A frozen version, and the paths of its pages. */
export interface ListedVersion extends FrozenVersion {
  readonly paths: readonly string[]
}

/**
 * Reads the list of frozen versions, newest first, and the addresses each had when it was frozen. None without a list.
 * `lockFiles` are the locks that a version may have. A version with another lock was frozen for another audience.
 */
export async function readVersions(
  root: string,
  lockFiles: readonly string[],
): Promise<Checked<readonly ListedVersion[]>> {
  const { value: text, diagnostics } = await readTextFile(root, versionList)
  if (text === undefined || diagnostics.length > 0) return { value: [], diagnostics }
  const list = parseVersions(text)
  if (!list) return { value: [], diagnostics: [malformed] }
  const read = await Promise.all(list.map((version) => withPaths(root, lockFiles, version)))
  return {
    value: read.flatMap(({ value }) => (value ? [value] : [])),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  }
}

const malformed = problem(
  `${versionList} is no list of versions.`,
  'Restore the file: each entry has name, label, date, main and locales. `npm run version:cut` writes it.',
)

/** The list as written; `undefined` when it is none. */
function parseVersions(text: string): readonly FrozenVersion[] | undefined {
  const value: unknown = parseJson(text)
  return Array.isArray(value) && value.every(isVersion) ? value : undefined
}

function isVersion(value: unknown): value is FrozenVersion {
  if (!isRecord(value) || !isRecord(value.label) || !Array.isArray(value.locales)) return false
  const { name, date, main, label, locales } = value
  const texts = [name, date, main, ...Object.values(label), ...locales]
  return locales.length > 0 && texts.every((text) => typeof text === 'string' && text !== '')
}

async function withPaths(
  root: string,
  lockFiles: readonly string[],
  version: FrozenVersion,
): Promise<Checked<ListedVersion | undefined>> {
  const folder = versionFolder(version.name)
  for (const file of lockFiles) {
    const { value: lock } = await readLock(join(root, folder), file)
    if (lock) return { value: { ...version, paths: Object.keys(lock) }, diagnostics: [] }
  }
  const files = await readdir(join(root, folder)).catch(() => [])
  if (files.some((file) => /^routes\..+\.lock\.json$/.test(file) && !lockFiles.includes(file)))
    return { value: undefined, diagnostics: [] }
  const lockFile = lockFiles.at(-1)
  const message = `Version ${version.name} is in the list, but ${folder}/${lockFile} cannot be read.`
  return {
    value: undefined,
    diagnostics: [problem(message, `Restore ${folder}, or take the version out of the list.`)],
  }
}

function problem(message: string, hint: string): Diagnostic {
  return { code: 'versions-invalid', severity: 'error', message, hint, file: versionList, line: 1, column: 1 }
}
