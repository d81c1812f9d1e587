import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { describeSite, nginxConfiguration } from '../generator/index.ts'
import { previousFolder, swapSite } from '../generator/publish/site/siteSwap.ts'
import { engineRoot } from '../scripts/command/commandLine.ts'
import { findNginx } from '../scripts/repository/findNginx.ts'
import { type RunningNginx, startNginx } from '../tests/startNginx.ts'
import { builtSite } from './builtSite.ts'
import type { Bench, Row } from './harness.ts'

const seconds = 10
const connections = 64
/** Between two deployments, in milliseconds. */
const pause = 100

const acceptedEncodings = { br: 'br', gzip: 'gzip', 'no compression': 'identity' } as const

/** How many requests nginx answers on this machine, `wrk` taking its share of it, at rest and while deployments swap the site. */
export const load: Bench = {
  name: 'load',
  async measure(note) {
    const nginx = findNginx()
    if (!nginx) throw new Error('There is no nginx: install it, or set NGINX to its path.')
    const folder = await mkdtemp(join(tmpdir(), 'exchange-docs-load-'))
    const server = await prepare(nginx, folder, note)
    try {
      const rows: Row[] = []
      for (const [name, accepted] of Object.entries(acceptedEncodings)) {
        note(name)
        rows.push({ name: `all pages, ${name}`, figures: await ask(server, folder, accepted) })
        note(`${name}, while the site is swapped`)
        const deployments = startDeployments(folder)
        const figures = await ask(server, folder, accepted)
        rows.push({
          name: `all pages, ${name}, while the site is swapped`,
          figures: { ...figures, deployments: await deployments.stop() },
        })
      }
      return rows
    } finally {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

/** Two equal sites, one of them served, and what `wrk` asks: page after page. */
async function prepare(nginx: string, folder: string, note: (text: string) => void): Promise<RunningNginx> {
  const site = await builtSite(note)
  for (const name of ['dist', 'next']) await cp(site, join(folder, name), { recursive: true, preserveTimestamps: true })
  const files = await readdir(site, { recursive: true })
  const pages = files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
  await writeFile(join(folder, 'ask.lua'), askFor(pages))
  const { value } = await describeSite(engineRoot)
  if (!value) throw new Error('the configuration has errors: npm run validate')
  await mkdir(join(folder, 'nginx'))
  return startNginx({
    nginx,
    prefix: join(folder, 'nginx'),
    configuration: (listen) => nginxConfiguration({ ...value, root: folder, folder: 'dist', listen }),
  })
}

function askFor(pages: readonly string[]): string {
  return `local pages = { ${pages.map((page) => JSON.stringify(page)).join(', ')} }
local number = 0
request = function()
  number = number % #pages + 1
  return wrk.format("GET", pages[number])
end
done = function(summary, latency)
  local e = summary.errors
  print(string.format('{"requests":%d,"microseconds":%d,"p99":%d,"connect":%d,"read":%d,"write":%d,"status":%d,"timeout":%d}',
    summary.requests, summary.duration, latency:percentile(99), e.connect, e.read, e.write, e.status, e.timeout))
end
`
}

interface Summary {
  readonly requests: number
  readonly microseconds: number
  readonly p99: number
  readonly connect: number
  readonly read: number
  readonly write: number
  /** Answers of 400 and above. */
  readonly status: number
  readonly timeout: number
}

async function ask({ origin }: RunningNginx, folder: string, accepted: string): Promise<Row['figures']> {
  const flags = ['-t', '2', '-c', String(connections), '-d', `${seconds}s`, '-s', join(folder, 'ask.lua')]
  const { stdout } = await promisify(execFile)('wrk', [...flags, '-H', `Accept-Encoding: ${accepted}`, origin])
  const summary: Summary = JSON.parse(/^\{.*\}$/m.exec(stdout)?.[0] ?? '')
  return {
    'requests per second': Math.round((summary.requests / summary.microseconds) * 1_000_000),
    'p99 (ms)': Math.round(summary.p99 / 10) / 100,
    requests: summary.requests,
    errors: summary.connect + summary.read + summary.write + summary.timeout + summary.status,
  }
}

/** Swaps the two sites again and again, as a build does it when it publishes. */
function startDeployments(folder: string): { readonly stop: () => Promise<number> } {
  const out = join(folder, 'dist')
  const next = join(folder, 'next')
  let isStopped = false
  const run = async (): Promise<number> => {
    let count = 0
    for (; !isStopped; count += 1) {
      await swapSite(next, out)
      await rename(previousFolder(out), next)
      await wait(pause)
    }
    return count
  }
  const running = run()
  return {
    stop: () => {
      isStopped = true
      return running
    },
  }
}
