import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Diagnostic } from '../../../generator/index.ts'
import {
  broughtLanguages,
  type PublishedProgram,
  publishedPrograms,
  type TestCase,
} from '../../../tools/audit/index.ts'
import { type LoggedRequest, patientApi, startMock } from '../../../tools/mock/index.ts'
import type { Environment, Job, Outcome } from '../programs/runPrograms.ts'
import { missingPackage, type Toolchain, toolchainOf, toolchains } from '../programs/toolchains.ts'
import type { BuiltProject, Tested } from './builtProject.ts'
import { lastWords } from './lastWords.ts'

/** Milliseconds between the pushes of the mock: a session waits for three. */
const pushEvery = 20

/** Runs every published sample against the mock, a language at a time. */
export async function testSamples({ site, out }: BuiltProject): Promise<Tested> {
  const programs = publishedPrograms(site.reference, site.config)
  const requests: LoggedRequest[] = []
  const mock = await startMock({
    reference: { apis: site.reference.apis.map(patientApi) },
    pushEvery,
    // Samples of many calls run at once.
    faults: ['limits=off'],
    onAnswer: (request) => requests.push(request),
  })
  const environment = { API_URL: mock.origin, WS_URL: mock.socketOrigin, ...mock.environment }
  const results: Tested[] = []
  try {
    const brought = broughtLanguages(site.config).map(({ language }) => toolchainOf(language))
    for (const toolchain of [...toolchains, ...brought]) {
      const own = programs.filter(({ language }) => language === toolchain.language)
      const run = own.filter((program) => canRun(program, toolchain))
      const jobs = await Promise.all(run.map((program) => jobOf(program, out)))
      requests.length = 0
      const outcomes = await runAll(toolchain, jobs, environment)
      results.push({
        cases: run.map((program, index) =>
          judged(
            program,
            outcomes.find(({ name }) => name === jobs[index]?.name),
            requests,
          ),
        ),
        skipped: skippedOf(own, toolchain),
      })
    }
  } finally {
    await mock.close()
  }
  return { cases: results.flatMap(({ cases }) => cases), skipped: results.flatMap(({ skipped }) => skipped) }
}

function canRun({ frames, asksForValues, sendsHeaders }: PublishedProgram, toolchain: Toolchain): boolean {
  const { isThere, hasSessions, hasHeaders } = toolchain
  const isSpoken = sendsHeaders ? hasHeaders : hasSessions
  return isThere && !asksForValues && (frames === undefined || (frames > 0 && isSpoken))
}

function skippedOf(programs: readonly PublishedProgram[], toolchain: Toolchain): string[] {
  const { language, isThere, hasSessions, hasHeaders } = toolchain
  const told = (count: number, reason: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? 'program' : 'programs'} in ${language} not run: ${reason}`]
  if (!isThere) return told(programs.length, 'this machine has no such language')
  const asking = programs.filter(({ asksForValues }) => asksForValues)
  const sessions = programs.filter(({ frames = 0 }) => frames > 0)
  const silent = programs.filter(({ frames }) => frames === 0)
  const withHeaders = sessions.filter(({ sendsHeaders }) => sendsHeaders)
  return [
    ...told(
      hasHeaders || !hasSessions ? 0 : withHeaders.length,
      'the package for WebSockets is too old to connect with headers',
    ),
    ...told(hasSessions ? 0 : sessions.length, missingPackage(language) ?? ''),
    ...told(asking.length, 'they ask for a value that no example gives'),
    ...told(silent.length, 'nothing is sent on these channels'),
  ]
}

/** Programs in Java share the variables of their process: sessions that wait for other frames run after the rest. */
async function runAll({ runAll: start }: Toolchain, jobs: readonly Job[], shared: Environment): Promise<Outcome[]> {
  const isShort = ({ environment }: Job) => environment['MAX_FRAMES'] === '1'
  const parts = [jobs.filter((job) => !isShort(job)), jobs.filter(isShort)].filter((part) => part.length > 0)
  const outcomes: Outcome[] = []
  for (const part of parts) {
    const frames = part.map(({ environment }) => environment['MAX_FRAMES']).find((count) => count !== undefined)
    outcomes.push(...(await start(part, frames === undefined ? shared : { ...shared, MAX_FRAMES: frames })))
  }
  return outcomes
}

/** Programs of an API lie in one folder, as on the site: programs in Java are compiled together. */
async function jobOf({ file, frames, sentFiles = [] }: PublishedProgram, out: string): Promise<Job> {
  const program = await readFile(join(out, file), 'utf8')
  const environment = frames === undefined ? {} : { MAX_FRAMES: String(frames) }
  return { name: file, file: join(basename(dirname(file)), basename(file)), program, environment, sentFiles }
}

function judged(program: PublishedProgram, outcome: Outcome | undefined, requests: readonly LoggedRequest[]): TestCase {
  const { file, name, source } = program
  const problem = problemOf(program, outcome, requests)
  const diagnostic: Diagnostic = {
    ...{ code: 'sample-failed', severity: 'error', message: `/${file} (${name}): ${problem}`, ...source },
    hint: 'Correct the examples, the parameters or the signing that the sample is made from.',
  }
  return { name: `/${file}`, diagnostics: problem === undefined ? [] : [diagnostic] }
}

function problemOf(
  { name, frames }: PublishedProgram,
  outcome: Outcome | undefined,
  requests: readonly LoggedRequest[],
): string | undefined {
  const own = requests.filter(({ api, operation }) => `${api} ${operation}` === name)
  const [reason] = own.flatMap(({ reasons }) => reasons)
  if (reason !== undefined) return reason
  if (!outcome?.isDone) return lastWords(outcome)
  const refused = outcome.output.split('\n').find((line) => line.includes('"mock":'))
  if (refused !== undefined) return refused.slice(0, 300)
  return frames === undefined && own.length === 0 ? 'it sent no such request to the mock' : undefined
}
