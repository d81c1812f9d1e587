import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { threadId } from 'node:worker_threads'

export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 32)
}

/** A text from the cache; `undefined` when it is missing or damaged. */
export async function readEntry(file: string): Promise<string | undefined> {
  const stored = await readFile(file, 'utf8').catch(() => '')
  const end = stored.indexOf('\n')
  const text = stored.slice(end + 1)
  return stored.slice(0, end) === `//${hashOf(text)}` ? text : undefined
}

/** Writes a text into the cache in one step: a reader at the same time sees all of it or nothing. */
export async function writeEntry(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}-${threadId}.tmp`
  await writeFile(temporary, `//${hashOf(text)}\n${text}`)
  await rename(temporary, file)
}
