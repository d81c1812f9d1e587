import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Every file below a folder with its bytes, to compare before and after. */
export async function readFolder(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      files.sort().map(async (file) => [file.slice(folder.length + 1), await readFile(file, 'base64')] as const),
    ),
  )
}
