import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SampleLanguage, SessionLanguage } from '../generator/contract/sampleLanguages.ts'
import type { RequestPlan, Sample, SessionPlan } from '../generator/contract/samples.ts'
import { sampleOf } from '../generator/samples/sampleOf.ts'
import { sessionSampleOf } from '../generator/samples/sessionSampleOf.ts'
import type { Job, Outcome } from '../scripts/tools/programs/runPrograms.ts'
import { toolchains } from '../scripts/tools/programs/toolchains.ts'
import { isFull } from './fullRun.ts'
import { hostilePlans, hostileSessions } from './samples/hostilePlans.ts'
import { drawn, hostileTexts } from './samples/hostileTexts.ts'
import { openRecordingServer } from './samples/recordingServer.ts'
import { credentials, runInShell, type ShellRun } from './samples/shellRuns.ts'

/** Every text in every language, which takes minutes: `EXCHANGE_DOCS_HOSTILE=1`. */
const isWide = process.env['EXCHANGE_DOCS_HOSTILE'] === '1'
const seed = Number(process.env['EXCHANGE_DOCS_SEED'] ?? 1)

let folder: string
let canary: string
let texts: readonly string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'))
  canary = join(folder, 'CANARY')
  texts = await hostileTexts(canary)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** As many texts as are tried in a full run; in the usual run a third of them. */
function some(count: number): readonly string[] {
  return isWide ? texts : drawn(texts, isFull ? count : Math.ceil(count / 3), seed)
}

describe('a program in Bash with a hostile text in every place', () => {
  it('gives curl the texts as they are, and runs none of them', async () => {
    const own = join(folder, 'bash')
    await mkdir(own)
    const plans = some(40).flatMap((text, index) => hostilePlans(text, index))
    const { runs, errors } = await runInShell(plans, own)
    expect(errors).toBe('')
    expect(runs.flatMap(problemsOf)).toEqual([])
    expect(existsSync(canary)).toBe(false)
    expect(
      (await readdir(own)).filter((name) => !/^(\d+-(program|short)\.sh|commands|list\.txt|log\.bin)$/.test(name)),
    ).toEqual([])
    expect(runs.length).toBeGreaterThan(isFull ? 1000 : 350)
  })
})

/** How many texts are tried, and how many programs of each: some languages take a second to compile one. */
const bounds: Readonly<Record<SampleLanguage, { readonly texts: number; readonly programs: number }>> = {
  bash: { texts: 2, programs: Infinity },
  python: { texts: 5, programs: Infinity },
  javascript: { texts: 15, programs: Infinity },
  java: { texts: 3, programs: 20 },
  go: { texts: 2, programs: 3 },
}

const present = toolchains.filter(({ isThere }) => isThere)

describe.each(present)(
  'programs in $language with a hostile text in every place',
  ({ language, hasSessions, runAll }) => {
    it('send the texts as they are, and run none of them', async () => {
      const bound = bounds[language]
      const own = some(bound.texts).map((text, index) => ({
        requests: drawn(hostilePlans(text, index), isWide ? Infinity : bound.programs, index),
        sessions: hasSessions ? hostileSessions(text, index) : [],
      }))
      const requests = own.flatMap((one) => one.requests)
      const sessions = own.flatMap((one) => one.sessions)
      const jobs = [
        ...requests.map((plan, index) =>
          jobOf(sampleOf(language, { ...plan, operation: `r${index} ${plan.operation}` })),
        ),
        ...sessions.map((plan, index) =>
          jobOf(sessionSampleOf(language as SessionLanguage, { ...plan, channel: `s${index} ${plan.channel}` })),
        ),
      ]
      const server = await openRecordingServer()
      const outcomes = await runAll(jobs, {
        ...{ API_URL: `http://127.0.0.1:${server.port}`, WS_URL: `ws://127.0.0.1:${server.port}`, MAX_FRAMES: '1' },
        ...credentials,
      })
      await server.close()
      expect(existsSync(canary)).toBe(false)
      expect(outcomes.flatMap(uncompiled)).toEqual([])
      expect(
        missing(
          requests.flatMap(bodyOf),
          server.requests.map(({ body }) => plainJson(body)),
        ),
      ).toEqual([])
      expect(missing(sessions.flatMap(frameOf), server.frames.map(plainJson))).toEqual([])
    })
  },
)

/** Compiler and syntax errors of a program. */
function uncompiled({ errors }: Outcome): string[] {
  return /SyntaxError|: error: |syntax error|NameError|ReferenceError|It did not run/.test(errors) ? [errors] : []
}

function missing(wanted: readonly string[], given: readonly string[]): string[] {
  return wanted.filter((text) => !given.includes(text))
}

/** The body of a request that nothing else in it can keep from being sent. */
function bodyOf({ operation, body }: RequestPlan): string[] {
  return /^(values|text|form)\d/.test(operation) && body ? [plainJson(body.text)] : []
}

function frameOf({ channel, frames: [frame] }: SessionPlan): string[] {
  return /^(kept|tokenKept)\d/.test(channel) ? [JSON.stringify(frame)] : []
}

function plainJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text
  }
}

function jobOf({ file, program }: Sample): Job {
  return { name: file, file, program, environment: { MAX_FRAMES: '1' } }
}

/** Differences between the sent request and the plan, each with its program. */
function problemsOf({ plan, code, address, calls }: ShellRun): string[] {
  const [sent] = calls
  const problems = [
    ...(calls.length === 1 ? [] : [`curl was called ${calls.length} times`]),
    ...(sent?.method === plan.method ? [] : [`method ${sent?.method}`]),
    ...(sent?.url.split('?', 1)[0] === withoutNul((address || plan.server) + plan.path).split('?', 1)[0]
      ? []
      : [`address ${sent?.url}`]),
    ...headersOf(plan).filter((header) => !sent?.headers.some((own) => own.startsWith(header))),
    ...(sent?.headers.some((header) => /^@|[\r\n]/.test(header)) ? ['a header that is an option or two'] : []),
    ...(isFileForm(plan) || compact(plan.body?.text ?? '') === compact(sent?.data ?? '') ? [] : [`data ${sent?.data}`]),
  ]
  return problems.map((problem) => `${problem}\n${code}`)
}

function headersOf({ headers }: RequestPlan): string[] {
  return headers.map(([name, value]) => `${name}: ${value}`)
}

function isFileForm({ body }: RequestPlan): boolean {
  return body?.mediaType.startsWith('multipart/') ?? false
}

/** A text that is sent; JSON without the lines that a program gives it. */
function compact(text: string): string {
  const whole = withoutNul(text)
  try {
    return JSON.stringify(JSON.parse(whole))
  } catch {
    return whole
  }
}

function withoutNul(text: string): string {
  return text.replaceAll('\0', '')
}
