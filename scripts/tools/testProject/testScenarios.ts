import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TestCase } from '../../../tools/audit/index.ts'
import { filesBelow } from '../../command/filesBelow.ts'
import { readMockModule } from '../mockModuleFile.ts'
import { playScenario } from '../playScenario.ts'
import type { BuiltProject, Tested } from './builtProject.ts'

/** Folder of a project with its scenarios. */
const folder = 'tests/scenarios'

/** Plays the scenarios of a project, one after the other. */
export async function testScenarios({ project, site }: BuiltProject): Promise<Tested> {
  const path = join(project.root, folder)
  const files = existsSync(path) ? filesBelow(path).filter((name) => /\.ya?ml$/.test(name)) : []
  const cases: TestCase[] = []
  const { root } = project
  const { reference, config } = site
  const module = config.mock === undefined ? undefined : await readMockModule(root, config.mock)
  for (const file of files.sort()) cases.push(await playScenario(`${folder}/${file}`, { root, reference, module }))
  return { cases, skipped: files.length === 0 ? [`none: there is no file in ${folder}`] : [] }
}
