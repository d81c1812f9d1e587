import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The documentation project of an invented company, with one of everything that a project can hold. */
export const meridian = fileURLToPath(new URL('fixtures/meridian', import.meta.url))

/** Copies the Meridian project, so that a test can change it. */
export async function copyMeridian(to: string): Promise<string> {
  await cp(meridian, to, { recursive: true })
  return to
}

/**
 * The same without its component. The browser's code is compiled for a project with components of its own: that takes longer than
 * all else of its build.
 */
export async function copyPlainMeridian(to: string): Promise<string> {
  const root = await copyMeridian(to)
  await leaveOut(join(root, 'site.config.ts'), /^ {2}components: .*\n/m)
  await leaveOut(join(root, 'guides/en/orders/maintenance.mdx'), /<PauseEnd .*\/>/)
  return root
}

async function leaveOut(file: string, part: RegExp): Promise<void> {
  const text = await readFile(file, 'utf8')
  const rest = text.replace(part, '')
  if (rest === text) throw new Error(`${file} has no ${part}`)
  await writeFile(file, rest)
}
