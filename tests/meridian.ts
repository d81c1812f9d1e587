import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The documentation project of an invented company, with one of everything that a project can hold. */
export const meridian = fileURLToPath(new URL('fixtures/meridian', import.meta.url))

/** Copies the Meridian project, so that a test can change it. */
export async function copyMeridian(to: string): Promise<string> {
  await cp(meridian, to, { recursive: true })
  return to
}
