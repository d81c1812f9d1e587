import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Diagnostic, GeneratedSite, RecipeProgram } from '../../../generator/index.ts'
import { type Mock, patientApi, startMock } from '../../../tools/mock/index.ts'
import { compileGo } from '../programs/compileGo.ts'
import { cleanEnvironment, packages } from '../programs/runPrograms.ts'
import { missingPackage, type Toolchain, toolchains } from '../programs/toolchains.ts'
import type { BuiltProject, Tested } from './builtProject.ts'
import { lastWords } from './lastWords.ts'

/** Milliseconds until a recipe that goes on for ever has shown that it works. */
const patience = 10_000

/** Frames after which a recipe ends that reads `MAX_FRAMES`. */
const frames = '5'

/** How programs in Python and Go import their package for WebSockets. */
const importsSockets = /^(?:(?:import|from) websockets\b|\t"github\.com\/gorilla\/websocket")/m

/** Runs the recipes of a project, each against a mock of its own. */
export async function testRecipes({ site }: BuiltProject): Promise<Tested> {
  const waiting = [...(site.lateInput.recipes?.values() ?? [])].flat()
  const results: Tested[] = []
  const worker = async () => {
    for (let recipe = waiting.shift(); recipe; recipe = waiting.shift()) results.push(await testRecipe(recipe, site))
  }
  await Promise.all([worker(), worker()])
  return { cases: results.flatMap(({ cases }) => cases), skipped: results.flatMap(({ skipped }) => skipped) }
}

async function testRecipe(recipe: RecipeProgram, site: GeneratedSite): Promise<Tested> {
  const { file, program, sources } = recipe
  const toolchain = toolchains.find(({ extension }) => extension === extname(file).slice(1))
  const lacking = !toolchain?.isThere
    ? 'this machine has no such language'
    : importsSockets.test(program)
      ? missingPackage(toolchain.language)
      : undefined
  if (!toolchain || lacking !== undefined) return { cases: [], skipped: [`${file} not run: ${lacking}`] }
  const problem = await runRecipe(recipe, toolchain, site)
  const diagnostic: Diagnostic = {
    ...{ code: 'recipe-failed', severity: 'error', message: `${file}: ${problem}` },
    ...{ file: sources[0] ?? file, line: 1, column: 1 },
    hint: 'Correct the recipe; let it read `API_URL` and `WS_URL` from the environment.',
  }
  return { cases: [{ name: file, diagnostics: problem === undefined ? [] : [diagnostic] }], skipped: [] }
}

async function runRecipe(
  { file, program }: RecipeProgram,
  { language, command }: Toolchain,
  { reference: { apis } }: GeneratedSite,
): Promise<string | undefined> {
  const mock = await startMock({ reference: { apis: apis.map(patientApi) }, pushEvery: 20 })
  const folder = await mkdtemp(join(tmpdir(), 'recipe-'))
  try {
    await symlink(packages, join(folder, 'node_modules'))
    const path = join(folder, file)
    await writeFile(path, program)
    // `go run` leaves the program behind when it is ended.
    const compiled = language === 'go' ? await compileGo(folder, [path]).catch(wordsOfCompiler) : undefined
    if (typeof compiled === 'string') return compiled
    const [name = '', ...flags] = compiled?.(path) ?? [...command, file]
    const addresses = { API_URL: mock.origin, WS_URL: mock.socketOrigin }
    const env = cleanEnvironment({ ...addresses, MAX_FRAMES: frames, ...mock.environment })
    const options = { cwd: folder, env, timeout: patience, maxBuffer: 64_000_000 }
    return await new Promise((resolve) => {
      execFile(name, [...flags, ...wordsAfter(file, program)], options, (error, output, errors) => {
        const isOver = error === null || error.killed === true
        resolve(refusal(mock) ?? (isOver ? undefined : lastWords({ output, errors })) ?? silence(mock))
      })
    })
  } finally {
    await mock.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function wordsOfCompiler(error: Error & { readonly stderr?: string }): string {
  return lastWords({ output: '', errors: error.stderr || error.message })
}

/** Arguments of a recipe, from the call in its first comment: `python3 order.py 20000 1`. */
function wordsAfter(file: string, program: string): string[] {
  const line =
    program
      .split('\n')
      .slice(0, 20)
      .find((text) => text.includes(` ${file}`)) ?? ''
  const words =
    line
      .slice(line.indexOf(` ${file}`) + file.length + 1)
      .split('`')[0]
      ?.trim() ?? ''
  return /^[\w\s.,:=+/-]*$/.test(words) ? words.split(/\s+/).filter((word) => word !== '') : []
}

function refusal({ requests, connections }: Mock): string | undefined {
  const frames = connections.flatMap(({ sent }) => sent.filter((text) => text.includes('"mock":')))
  return [...requests.flatMap(({ reasons }) => reasons), ...frames][0]?.slice(0, 300)
}

function silence({ requests, connections }: Mock): string | undefined {
  return requests.length + connections.length === 0 ? 'it sent nothing to the mock' : undefined
}
