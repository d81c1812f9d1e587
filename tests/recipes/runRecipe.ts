import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Recipes } from '../../generator/contract/recipes.ts'
import type { Reference } from '../../generator/contract/reference.ts'
import { readRecipes } from '../../generator/load/readRecipes.ts'
import { engineRoot } from '../../scripts/command/commandLine.ts'
import { websockets } from '../../scripts/tools/programs/runPrograms.ts'
import type { Drift, Mock, MockOptions } from '../../tools/mock/mockOptions.ts'
import { patientApi } from '../../tools/mock/patientApi.ts'
import { startMock } from '../../tools/mock/startMock.ts'
import { readProjectApis } from '../projectApis.ts'

export interface Ended {
  readonly code: number | null
  readonly lines: readonly string[]
  readonly errors: string
}

/** A folder of its own for a program, and a mock exchange that does what the test wants. */
export interface Stage {
  readonly mock: Mock
  readonly folder: string
  /** Against the mock, or against another server. */
  run(program: string, options?: { values?: readonly string[]; frames?: number; server?: string }): Promise<Ended>
  close(): Promise<void>
}

export interface StageOptions extends Omit<Partial<MockOptions>, 'drift' | 'reference'> {
  readonly drift?: (mock: () => Mock) => readonly Drift[]
}

const commands: Readonly<Record<string, readonly string[]>> = {
  py: ['python3'],
  mjs: [process.execPath],
  java: ['java', '-XX:TieredStopAtLevel=1'],
}

let shared: Promise<{ reference: Reference; recipes: Recipes }> | undefined

/** The recipes of this project. */
export async function projectRecipes(): Promise<Recipes> {
  shared ??= readProject()
  return (await shared).recipes
}

export async function openStage({ drift, ...options }: StageOptions = {}): Promise<Stage> {
  shared ??= readProject()
  const { reference, recipes } = await shared
  const started: Mock = await startMock({
    reference: { apis: reference.apis.map(patientApi) },
    pushEvery: 20,
    ...(drift ? { drift: drift(() => started) } : {}),
    ...options,
  })
  const folder = await mkdtemp(join(tmpdir(), 'recipe-'))
  await symlink(join(engineRoot, 'node_modules'), join(folder, 'node_modules'))
  return {
    mock: started,
    folder,
    async run(name, { values = [], frames = 0, server } = {}) {
      const program = [...recipes.values()].flat().find(({ file }) => file === name)
      if (!program) throw new Error(`there is no recipe ${name}`)
      await writeFile(join(folder, name), program.program)
      const [command = '', ...own] = commands[name.split('.').at(-1) ?? ''] ?? []
      const environment = {
        ...{ API_URL: server ?? started.origin, WS_URL: server ?? started.socketOrigin, MAX_FRAMES: String(frames) },
        ...{ API_KEY: started.credentials.key, API_SECRET: started.credentials.secret },
      }
      return ended(command, [...own, name, ...values], folder, environment)
    },
    async close() {
      await started.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function readProject(): Promise<{ reference: Reference; recipes: Recipes }> {
  const [recipes, apis] = await Promise.all([readRecipes(engineRoot), readProjectApis(['spot', 'v3-futures'])])
  if (recipes.diagnostics.length > 0) throw new Error(JSON.stringify(recipes.diagnostics))
  return { recipes: recipes.value, reference: { apis } }
}

function ended(command: string, values: readonly string[], cwd: string, own: NodeJS.ProcessEnv): Promise<Ended> {
  const env = { ...process.env, PYTHONPATH: websockets ?? '', ...own }
  return new Promise((resolve) => {
    execFile(command, values, { cwd, env, timeout: 30_000 }, (error, stdout, stderr) => {
      const code = error ? (typeof error.code === 'number' ? error.code : null) : 0
      resolve({ code, lines: stdout.split('\n').slice(0, -1), errors: stderr })
    })
  })
}
