import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Recipes } from '../../generator/contract/recipes.ts'
import type { Reference } from '../../generator/contract/reference.ts'
import { readRecipes } from '../../generator/load/readRecipes.ts'
import { engineRoot } from '../../scripts/command/commandLine.ts'
import { websockets } from '../../scripts/tools/programs/runPrograms.ts'
import type { Drift, Mock, MockOptions } from '../../tools/mock/mockOptions.ts'
import { patientApi } from '../../tools/mock/patientApi.ts'
import { startMock } from '../../tools/mock/startMock.ts'
import { readProjectApis } from '../projectApis.ts'
import { commandOf } from './commandOf.ts'

export interface Ended {
  readonly code: number | null
  readonly lines: readonly string[]
  readonly errors: string
}

export interface RunOptions {
  readonly values?: readonly string[]
  /** Printed lines after which the program is interrupted; without it, the program ends by itself. */
  readonly lines?: number
  readonly server?: string
  /** In place of the mock's credentials, or beside them. */
  readonly environment?: Readonly<Record<string, string>>
}

/** A folder of its own for a program, and a mock exchange that a test controls. */
export interface Stage {
  readonly mock: Mock
  readonly folder: string
  /** A recipe by name and extension, `catch-up.java`, against the mock or against another server. */
  run(program: string, options?: RunOptions): Promise<Ended>
  /** Lets a program run beside the test. */
  start(program: string, options?: Omit<RunOptions, 'lines'>): Promise<Running>
  close(): Promise<void>
}

/** A program that runs. */
export interface Running {
  isOver(): boolean
  /** Lines that it has printed. */
  lines(): readonly string[]
  /** Waits until that is so. Throws where the program ends first; after two minutes it is killed. */
  until(isSo: () => boolean | Promise<boolean>): Promise<void>
  /** Sends a signal to it, and waits until it has ended. */
  end(signal?: NodeJS.Signals): Promise<Omit<Ended, 'lines'>>
}

export interface StageOptions extends Omit<Partial<MockOptions>, 'drift' | 'reference'> {
  readonly drift?: (mock: () => Mock) => readonly Drift[]
}

/** Milliseconds. */
const longestRun = 120_000

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
  async function start(name: string, { values = [], server, environment: given }: RunOptions = {}): Promise<Running> {
    const [recipe = '', extension = ''] = name.split('.')
    const program = recipes.get(recipe)?.find(({ file }) => file.endsWith(`.${extension}`))
    if (!program) throw new Error(`there is no recipe ${name}`)
    await writeFile(join(folder, program.file), program.program)
    const [command = '', ...own] = await commandOf(program, recipes)
    const environment = {
      ...{ API_URL: server ?? started.origin, WS_URL: server ?? started.socketOrigin },
      ...{ API_KEY: started.credentials.key, API_SECRET: started.credentials.secret },
      ...{ PATH: process.env['PATH'], PYTHONPATH: websockets ?? '' },
      ...given,
    }
    return running(spawn(command, [...own, ...values], { cwd: folder, env: environment }))
  }
  async function run(name: string, { lines: enough, ...options }: RunOptions = {}): Promise<Ended> {
    const program = await start(name, options)
    await program.until(() => program.isOver() || program.lines().length >= (enough ?? Number.POSITIVE_INFINITY))
    const isEnough = !program.isOver()
    const { code, errors } = await program.end('SIGINT')
    return { code: isEnough ? 0 : code, lines: program.lines().slice(0, enough), errors }
  }
  return {
    mock: started,
    folder,
    ...{ start, run },
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

function running(program: ChildProcessWithoutNullStreams): Running {
  let [output, errors] = ['', '']
  program.stdout.on('data', (text) => (output += text))
  program.stderr.on('data', (text) => (errors += text))
  const closed = once(program, 'close')
  const isOver = () => program.exitCode !== null || program.signalCode !== null
  return {
    isOver,
    lines: () => output.split('\n').slice(0, -1),
    async until(isSo) {
      const late = Date.now() + longestRun
      while (!(await isSo())) {
        if (Date.now() > late) program.kill('SIGKILL')
        if (isOver() && !(await isSo())) throw new Error(`the program did not get there: ${output}${errors}`)
        await wait(20)
      }
    },
    async end(signal) {
      if (signal !== undefined) program.kill(signal)
      const [code] = await closed
      return { code, errors }
    },
  }
}
