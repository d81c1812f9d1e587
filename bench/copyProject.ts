import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engineRoot } from '../scripts/command/commandLine.ts'

/** Files and folders that this site is made from, besides its configuration. */
const sources = [
  ...['specs', 'guides', 'assets', 'sandbox', 'searchQuestions'],
  ...['searchEntries.ts', 'routes.lock.json', 'tsconfig.json'],
]

/** Copies this project to a new folder, in which the engine is installed, and returns the folder. */
export async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'exchange-docs-project-'))
  for (const name of sources) await cp(join(engineRoot, name), join(folder, name), { recursive: true })
  const config = await readFile(join(engineRoot, 'site.config.ts'), 'utf8')
  await writeFile(join(folder, 'site.config.ts'), config.replace("'./generator/", `'${engineRoot}/generator/`))
  await mkdir(join(folder, 'node_modules'))
  await symlink(engineRoot, join(folder, 'node_modules', 'exchange-docs'))
  return folder
}
