import { dirname } from 'node:path'
import type { Twins } from '../generator/index.ts'
import { readEntry, writeEntry } from './cacheEntry.ts'
import { engineKey } from './commandLine.ts'
import { forgetOldest } from './forgetOldest.ts'

/** Projects whose twins are kept. */
const keptProjects = 12

interface KeptTwins {
  /** The engine that made them: another one may make others from the same. */
  readonly engine: string
  readonly twins: readonly (readonly [string, NonNullable<ReturnType<Twins['get']>>])[]
}

/** The Markdown twins of an earlier build; none when there was none, or another engine made them. */
export async function readTwins(file: string): Promise<Twins> {
  const text = await readEntry(file)
  const kept: KeptTwins | undefined = text === undefined ? undefined : JSON.parse(text)
  return new Map(kept?.engine === engineKey() ? kept.twins : [])
}

/** Keeps the Markdown twins for later builds. What cannot be written costs time and nothing else. */
export async function keepTwins(file: string, twins: Twins): Promise<void> {
  const kept: KeptTwins = { engine: engineKey(), twins: [...twins] }
  await writeEntry(file, JSON.stringify(kept)).catch(() => {})
  await forgetOldest(dirname(file), keptProjects)
}
