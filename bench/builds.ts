import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engineRoot } from '../scripts/command/commandLine.ts'
import { compiledEngine } from '../scripts/engine/compileEngine.mjs'
import { copyProject } from './copyProject.ts'
import type { Bench, Row } from './harness.ts'
import { inventSpec } from './inventedSpec.ts'
import { type Cost, measureProcess } from './measureProcess.ts'
import { pagesIn, pagesMadeIn } from './readOutput.ts'

/** Time and memory of whole builds of this site and of invented sites, each in its own process: cold, and after one edit. */
export const builds = buildsOf('builds', { hasOwn: true, sizes: [100, 1_000] })

/** The same of a very large one, which takes many minutes: whether the cost of a page grows with their number. */
export const largeBuilds = buildsOf('large', { hasOwn: false, sizes: [10_000] })

interface Wanted {
  /** Whether this repository's own site is among them. */
  readonly hasOwn: boolean
  /** Numbers of operations. */
  readonly sizes: readonly number[]
}

function buildsOf(name: string, wanted: Wanted): Bench {
  return { name, measure: (note) => measureAll(wanted, note) }
}

async function measureAll({ hasOwn, sizes }: Wanted, note: (progress: string) => void): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'exchange-docs-builds-'))
  await mkdir(aside, { recursive: true })
  try {
    const rows: Row[] = []
    if (hasOwn) {
      note('this site')
      rows.push(...(await measureOwn(folder)))
    }
    for (const size of sizes) {
      note(`${size} operations`)
      rows.push(...(await measureInvented(folder, size)))
    }
    return rows
  } finally {
    for (const path of [folder, aside]) await rm(path, { recursive: true, force: true })
  }
}

async function measureOwn(folder: string): Promise<Row[]> {
  const project = await copyProject()
  const specs = join(project, 'specs/v3-futures')
  const orders = join(specs, 'paths/trade/all-orders.yaml')
  const flags = ['--project', project, '--out', join(folder, 'site')]
  try {
    return await measureBuilds('this site', flags, [
      () => edit(orders, 'Cancels all open orders', 'Cancels each open order'),
      () => edit(join(specs, 'components/schemas.yaml'), 'Whole number of items', 'Number of whole items'),
      () => edit(orders, 'summary: Cancel all orders', 'summary: Cancel each order'),
    ])
  } finally {
    await rm(project, { recursive: true, force: true })
  }
}

async function measureInvented(folder: string, operations: number): Promise<Row[]> {
  const file = join(folder, `invented-${operations}.json`)
  await writeFile(file, JSON.stringify(inventSpec(operations)))
  const flags = ['--spec', file, '--pages', 'operation', '--out', join(folder, 'invented')]
  return measureBuilds(`${operations} operations`, flags, [
    () => edit(file, 'Does thing **7**', 'Does the thing **7**'),
  ])
}

async function edit(file: string, text: string, other: string): Promise<void> {
  const before = await readFile(file, 'utf8')
  if (!before.includes(text)) throw new Error(`${file} has no "${text}"`)
  await writeFile(file, before.replace(text, other))
}

type Edit = () => Promise<void>

/** What each edit of a row is. */
const editNames = ['an edit of an operation', 'an edit of a shared schema', 'an edit of a title']

async function measureBuilds(name: string, flags: readonly string[], changes: readonly Edit[]): Promise<Row[]> {
  const engine = await compiledEngine()
  // What an installed engine brings is no part of a build.
  await measureProcess([join(engine, 'packSite.js')], engineRoot)
  const parameters = [join(engine, 'build.js'), ...flags]
  await forgetBuilds()
  const cold = await measureProcess(parameters, engineRoot)
  const again = await measureProcess(parameters, engineRoot)
  const rows = [
    { name: `build of ${name}, cold`, figures: figuresOf(cold) },
    { name: `build of ${name}, again`, figures: figuresOf(again) },
  ]
  for (const [at, change] of changes.entries()) {
    await change()
    const edited = await measureProcess(parameters, engineRoot)
    rows.push({ name: `build of ${name}, after ${editNames[at]}`, figures: figuresOf(edited) })
  }
  return rows
}

const cache = join(engineRoot, '.cache')
const aside = join(cache, `forgotten-${process.pid}`)

/**
 * Puts what builds keep for later ones out of their way. It is deleted at the end: for minutes after many files are gone, ext4
 * takes ten times as long to make a new one.
 */
async function forgetBuilds(): Promise<void> {
  const place = await mkdtemp(join(aside, 'build-'))
  for (const name of ['sites', 'memory', 'published'])
    if (existsSync(join(cache, name))) await rename(join(cache, name), join(place, name))
}

function figuresOf({ seconds, cpuSeconds, peakMegabytes, output }: Cost): Row['figures'] {
  const pages = pagesIn(output)
  return {
    pages,
    'pages made': pagesMadeIn(output),
    seconds: tenths(seconds),
    'CPU seconds': tenths(cpuSeconds),
    'CPU ms per page': tenths((cpuSeconds * 1000) / pages),
    'peak MB': Math.round(peakMegabytes),
  }
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
