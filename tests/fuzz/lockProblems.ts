import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate, lockFileOf, lockRoutes, lockText } from '../../generator/index.ts'
import type { Failure } from './mutant.ts'
import type { Trial } from './trial.ts'

/** Writes the lock of a project anew, as `generate --lock` does: the next run must have nothing against it. */
export async function lockProblems({ project, reach }: Trial): Promise<Failure[]> {
  const { value: site } = await generate(project, { isLocking: true })
  if (!site) return []
  await writeFile(join(project.root, lockFileOf(site.config)), lockText(lockRoutes(site.routes, site.guides)))
  const { value: again, diagnostics } = await generate(project)
  if (again) reach('locked')
  return diagnostics
    .filter(({ code }) => code === 'route-vanished')
    .map(({ message }) => ({ class: 'a lock written anew is refused', detail: message }))
}
