import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { engineRoot } from '../scripts/command/commandLine.ts'
import { compiledEngine } from '../scripts/engine/compileEngine.mjs'
import { findBrowser } from '../scripts/repository/findBrowser.ts'
import { hydrated } from '../tests/browser/site.ts'
import { copyProject } from './copyProject.ts'
import { type Bench, percentiles, type Row } from './harness.ts'

const editsOfEachKind = 20
const port = 5198

/** A text of this project and the page that shows it. */
interface Edit {
  readonly kind: string
  readonly file: string
  readonly text: string
  readonly page: string
}

const kinds: readonly Edit[] = [
  {
    kind: 'part file of the largest spec',
    file: 'specs/v3-futures/paths/trade/all-orders.yaml',
    text: 'Cancels all open orders',
    page: '/v3/futures/api/trade/cancel-all-orders',
  },
  {
    kind: 'root file of the largest spec',
    file: 'specs/v3-futures/asyncapi.yaml',
    text: 'Pushes a position when it is opened',
    page: '/v3/futures/websocket/private/positions',
  },
  { kind: 'guide', file: 'guides/en/faq.mdx', text: 'Short answers, each with a link', page: '/faq' },
  {
    kind: 'translation catalog',
    file: 'specs/v3-futures/i18n/zh.po',
    text: '撤销所有当前委托，或只撤销',
    page: '/zh/v3/futures/api/trade/cancel-all-orders',
  },
  { kind: 'configuration', file: 'site.config.ts', text: "en: 'Changelog'", page: '/changelog/spot' },
]

/** From saving a file to seeing it in the open page of `npm run dev`, on a copy of this project. */
export const edits: Bench = {
  name: 'edits',
  async measure(note) {
    const found = findBrowser()
    if ('problem' in found) throw new Error(found.problem)
    const folder = await copyProject()
    note('starting the dev server')
    const server = await startDev(folder)
    const browser = await chromium.launch({ executablePath: found.executable, args: ['--no-sandbox', '--disable-gpu'] })
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      const rows: Row[] = []
      for (const edit of kinds) {
        note(edit.kind)
        rows.push({
          name: `edit to visible, ${edit.kind} (ms)`,
          figures: percentiles(await timesOf(edit, folder, page)),
        })
      }
      return rows
    } finally {
      await browser.close()
      server.kill()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function startDev(folder: string): Promise<ChildProcess> {
  const parameters = [join(await compiledEngine(), 'dev.js'), '--project', folder, '--port', String(port)]
  const server = spawn(process.execPath, parameters, { cwd: engineRoot, stdio: ['ignore', 'pipe', 'pipe'] })
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (text: Buffer) => {
        if (text.includes('saving a file updates the page')) resolve(server)
      })
    server.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}`)))
  })
}

/** Each edit waits until the page shows the edit before it and is checked, as a writer would. */
async function timesOf({ file, text, page: path }: Edit, folder: string, page: Page): Promise<number[]> {
  const place = join(folder, file)
  const original = await readFile(place, 'utf8')
  if (!original.includes(text)) throw new Error(`${file} has no "${text}"`)
  await page.goto(`http://localhost:${port}${path}`)
  await hydrated(page)
  const times: number[] = []
  for (let count = 0; count < editsOfEachKind; count += 1) {
    const word = `Edit${count}`
    await page.waitForTimeout(1500)
    const seen = page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), word, { polling: 'raf' })
    const started = performance.now()
    await writeFile(place, original.replace(text, text.includes("'") ? `en: '${word}'` : `${word} ${text}`))
    await seen
    times.push(performance.now() - started)
  }
  await writeFile(place, original)
  return times
}
