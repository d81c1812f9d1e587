import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { compiledEngine } from '../scripts/engine/compileEngine.mjs'
import { serveSite } from '../scripts/serve/serveSite.ts'
import { readFolder } from '../tests/diagnostics/readFolder.ts'
import { guideFile, writeSmallProject } from '../tests/diagnostics/smallProject.ts'
import type { Bench, Row } from './harness.ts'
import { phaseIn } from './readOutput.ts'

const killCount = 30
/** Of so many kills one is aimed at the last phase, which is short and where the sites are swapped. */
const everyFewth = 3

/** Kills builds of a small project with -9 at thirty moments, and checks the served site then and after the next build. */
export const kills: Bench = {
  name: 'kills',
  async measure(note) {
    const folder = await mkdtemp(join(tmpdir(), 'exchange-docs-kills-'))
    const project = await writeSmallProject(join(folder, 'project'))
    const out = join(folder, 'dist')
    await build(project, out, {})
    // The first build fills the caches: the killed builds follow an edit.
    await editGuide(project, 0)
    const whole = await build(project, out, {})
    const server = await serveSite({ folder: out, base: '/', port: 0 })
    const { port } = server.address() as AddressInfo
    try {
      const rows: Row[] = []
      for (let kill = 1; kill <= killCount; kill += 1) {
        note(`${kill} of ${killCount}`)
        rows.push(await measureKill({ kill, project, out, folder, whole, origin: `http://localhost:${port}` }))
      }
      return rows
    } finally {
      server.close()
      server.closeAllConnections()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

interface KillInput {
  readonly kill: number
  readonly project: string
  readonly out: string
  readonly folder: string
  readonly origin: string
  readonly whole: Build
}

async function measureKill({ kill, project, out, folder, origin, whole }: KillInput): Promise<Row> {
  const before = await digestOf(out)
  await editGuide(project, kill)
  const share = Math.random()
  const killed = await build(
    project,
    out,
    kill % everyFewth === 0
      ? { after: 'Publishing', milliseconds: share * (whole.duration - whole.publishingAt) }
      : { milliseconds: share * whole.duration },
  )
  const served = await digestOf(out)
  const broken = await countBroken(out, origin)
  const repairing = await build(project, out, {})
  const after = await digestOf(out)
  const beside = (await readdir(folder)).filter((name) => !['dist', '.dist.previous', 'project'].includes(name))
  return {
    name: `kill ${String(kill).padStart(2, '0')} at ${Math.round(killed.duration)} ms, ${killed.phase}`,
    figures: {
      'old site': Number(served === before),
      'new site': Number(served === after),
      'files that are not served': broken,
      'exit code of the next build': repairing.code ?? -1,
      'left beside it': beside.length,
    },
  }
}

function editGuide(project: string, edit: number): Promise<void> {
  return writeFile(join(project, guideFile), `---\ntitle: Small\ndescription: A small project.\n---\n\nText ${edit}.\n`)
}

interface Moment {
  /** Count from when this phase begins, and not from the start. */
  readonly after?: string
  readonly milliseconds?: number
}

interface Build {
  readonly code: number | null
  /** Until it ended, in milliseconds. */
  readonly duration: number
  readonly publishingAt: number
  /** What it was at when it ended. */
  readonly phase: string
}

/** Builds in a process of its own, and kills it at a moment when there is one. */
async function build(project: string, out: string, { after, milliseconds }: Moment): Promise<Build> {
  const started = performance.now()
  const command = join(await compiledEngine(), 'build.js')
  const child = spawn(process.execPath, [command, '--project', project, '--out', out], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killSoon = () => void wait(milliseconds).then(() => child.kill('SIGKILL'))
  let phase = 'Starting'
  let publishingAt = 0
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      phase = phaseIn(String(text)) ?? phase
      if (!phase.startsWith('Publishing') || publishingAt > 0) return
      publishingAt = performance.now() - started
      if (after === 'Publishing') killSoon()
    })
  if (milliseconds !== undefined && after === undefined) killSoon()
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, duration: performance.now() - started, publishingAt, phase }
}

/** Files of the site that the server does not give as they are. */
async function countBroken(out: string, origin: string): Promise<number> {
  const files = (await readdir(out, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/^_|\.(br|gz)$|^404\.html$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const answers = await Promise.all(
    files.map(async (file) => {
      const answer = await fetch(origin + file.slice(out.length))
      return answer.status === 200 && (await answer.text()) === (await readFile(file, 'utf8'))
    }),
  )
  return answers.filter((isGood) => !isGood).length + Number(files.length === 0)
}

async function digestOf(folder: string): Promise<string> {
  const files = await readFolder(folder)
  return createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
}
