import { execFile } from 'node:child_process'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RequestPlan } from '../../generator/contract/samples.ts'
import { sampleOf } from '../../generator/samples/sampleOf.ts'

const runner = fileURLToPath(new URL('runShellPrograms.sh', import.meta.url))

/** Arguments of a call of curl. */
export interface Sent {
  readonly method: string
  readonly url: string
  readonly headers: readonly string[]
  readonly data: string | undefined
}

export interface ShellRun {
  readonly plan: RequestPlan
  readonly code: string
  readonly address: string
  /** Once for each time that curl was called. */
  readonly calls: readonly Sent[]
}

/** Environment variables of the programs; each of several API keys has a variable of its own. */
export const credentials: Readonly<Record<string, string>> = {
  API_KEY: 'key',
  API_IN_HEADER: 'key',
  API_IN_COOKIE: 'key',
  API_IN_QUERY_PLAIN: 'key',
  API_SECRET: 'secret',
  API_PASSPHRASE: 'open',
  API_TOKEN: 'token',
  API_CREDENTIALS: 'c',
}

export const dead = 'http://127.0.0.1:9'

/** Runs the program and the short form of each plan; the only command that they find is `touch`. */
export async function runInShell(
  plans: readonly RequestPlan[],
  folder: string,
): Promise<{ runs: ShellRun[]; errors: string }> {
  const commands = join(folder, 'commands')
  await mkdir(commands, { recursive: true })
  await symlink('/usr/bin/touch', join(commands, 'touch')).catch(() => {})
  const jobs = plans.flatMap((plan, index) => {
    const { program, short } = sampleOf('bash', plan)
    const address = plan.server === '' ? dead : ''
    return [
      { plan, code: program, address, file: join(folder, `${index}-program.sh`) },
      { plan, code: short, address: '', file: join(folder, `${index}-short.sh`) },
    ]
  })
  for (const { file, code } of jobs) await writeFile(file, code)
  const [list, log] = [join(folder, 'list.txt'), join(folder, 'log.bin')]
  await writeFile(list, jobs.map(({ file, address }) => `${file}\t${address}\n`).join(''))
  await writeFile(log, '')
  const environment = { PATH: commands, ...credentials }
  const errors = await new Promise<string>((resolve) => {
    execFile(
      '/bin/bash',
      [runner, list, log],
      { env: environment, cwd: folder, maxBuffer: 64_000_000 },
      (_, __, text) => resolve(text),
    )
  })
  const calls = callsIn(await readFile(log, 'utf8'))
  return {
    runs: jobs.map(({ file, plan, code, address }) => ({ plan, code, address, calls: calls.get(file) ?? [] })),
    errors,
  }
}

function callsIn(log: string): Map<string, Sent[]> {
  const calls = new Map<string, Sent[]>()
  const words = log.split('\0')
  for (let at = 0; at + 1 < words.length; ) {
    const [file = '', count = '0'] = words.slice(at, at + 2)
    const end = at + 2 + Number(count)
    calls.set(file, [...(calls.get(file) ?? []), sentBy(words.slice(at + 2, end))])
    at = end
  }
  return calls
}

const switches = new Set(['--silent', '--show-error', '--globoff', '--head'])
const options = new Set([
  '--max-time',
  '--write-out',
  '--request',
  '--header',
  '--data-raw',
  '--data-binary',
  '--form',
  '--form-string',
])

/** Reads arguments as curl does; an option that no program of ours has is an error. */
function sentBy(words: readonly string[]): Sent {
  const given: [string, string][] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (switches.has(word)) given.push([word, ''])
    else if (options.has(word)) given.push([word, words[++at] ?? ''])
    else if (word.startsWith('-')) throw new Error(`curl was given the option ${word}`)
    else given.push(['url', word])
  }
  const values = (name: string) => given.flatMap(([own, value]) => (own === name ? [value] : []))
  const [[url = '', ...others], [method], [data]] = [values('url'), values('--request'), values('--data-raw')]
  if (others.length > 0) throw new Error(`curl was given several addresses: ${others.join(' ')}`)
  return { method: values('--head').length > 0 ? 'HEAD' : (method ?? 'GET'), url, headers: values('--header'), data }
}
