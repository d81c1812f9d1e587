import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { answerProblems } from './answerProblems.ts'
import { catalogProblems } from './catalogProblems.ts'
import { secret } from './guards.ts'
import { judgeSite } from './judgeSite.ts'
import type { Failure, Mutant, MutantKind } from './mutant.ts'
import type { Reach } from './stages.ts'
import { stateProblems } from './stateProblems.ts'
import { projectOf, type Trial, writeFiles } from './trial.ts'

/** Judges that run in place of a site, or after it. */
const judges: Readonly<Partial<Record<MutantKind, (trial: Trial) => Promise<readonly Failure[]>>>> = {
  catalog: async (trial) => [...(await judgeSite(trial)), ...(await catalogProblems(trial))],
  state: stateProblems,
  answer: answerProblems,
}

/** Runs the work of the commands on a mutant, in an empty folder, and gives all failures. */
export async function judge(mutant: Mutant, folder: string, reach: Reach): Promise<readonly Failure[]> {
  try {
    const root = join(folder, 'project')
    await writeFiles(folder, { 'outside.yaml': `secret: ${secret}\n` })
    await writeFiles(root, { '.env': `secret: ${secret}\n`, ...mutant.files })
    const trial = { mutant, project: projectOf(mutant, root), scratch: join(folder, 'scratch'), reach }
    return await (judges[mutant.kind] ?? judgeSite)(trial)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
