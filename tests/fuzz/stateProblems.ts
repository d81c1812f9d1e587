import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Api } from '../../generator/contract/reference.ts'
import { describe } from '../../generator/pipeline/describe.ts'
import sandbox from '../../sandbox/index.ts'
import { UsageError } from '../../scripts/command/commandLine.ts'
import { readState } from '../../scripts/tools/mockState.ts'
import { type AnyMockModule, MockError } from '../../tools/mock/index.ts'
import { mockProblems } from './mockProblems.ts'
import type { Failure } from './mutant.ts'
import { stateFile, stateTime } from './mutateState.ts'
import type { Trial } from './trial.ts'

/** The types of the sandbox check its shapes. */
const module = sandbox as unknown as AnyMockModule

/** Starts the mock of this project with a saved state; it refuses the state, or answers. */
export async function stateProblems(trial: Trial): Promise<Failure[]> {
  const apis = await sandboxApis()
  try {
    const saved = await readState(join(trial.project.root, stateFile), module)
    if (saved === undefined) return []
    trial.reach('read')
    const options = {
      reference: { apis },
      module,
      saved: saved.world,
      now: () => stateTime,
    }
    return await mockProblems(trial, options)
  } catch (error) {
    if (error instanceof UsageError || error instanceof MockError) return []
    throw error
  }
}

const repository = fileURLToPath(new URL('../..', import.meta.url))
let known: Promise<readonly Api[]> | undefined

/** The APIs that the module of this project plays. */
function sandboxApis(): Promise<readonly Api[]> {
  known ??= Promise.all(['spot', 'v3-futures'].map(sandboxApi)).then((apis) => apis.flat())
  return known
}

async function sandboxApi(id: string): Promise<Api[]> {
  const { value } = await describe({ kind: 'specs', root: repository, specs: [`specs/${id}/openapi.yaml`] })
  return (value?.reference.apis ?? []).map((api) => ({ ...api, id }))
}
